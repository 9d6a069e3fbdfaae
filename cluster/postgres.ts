import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type Cluster, startPostmaster, stopPostmaster } from '#storage/embedded/postmaster.ts';
import { findPrograms, runAs } from '#storage/embedded/programs.ts';
import { CURRENT_USER, chooseRunAs } from '#storage/embedded/run-as.ts';
import { freePort } from './free-port.ts';

const USER = 'reviews';
const PASSWORD = 'for-this-machine-only';
const DATABASE = 'reviews';

/** A PostgreSQL server on a loopback port. */
export interface PostgresServer {
  port: number;
  /** The value for `DATABASE_URL`. */
  url: string;
  stop(): Promise<void>;
}

/** Starts the primary. Its data directory is `folder`, which must not exist. */
export async function startPrimary(folder: string): Promise<PostgresServer> {
  const cluster = await clusterIn(folder, folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await giveTo(cluster);
  const passwordFile = `${folder}-password`;
  await writeFile(passwordFile, PASSWORD);
  const { code, output } = await runAs(cluster.user, cluster.programs.initdb, [
    `--pgdata=${folder}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
  ]);
  if (code !== 0) throw new Error(`initdb failed: ${output}`);
  const server = await startServer(cluster);
  const client = await connect(server.port);
  await client.query(`create database ${DATABASE}`).finally(() => client.end());
  return server;
}

/** Starts a hot standby that follows the primary by streaming replication. */
export async function startReplica(primary: PostgresServer, from: string, folder: string) {
  const cluster = await clusterIn(folder, from);
  const client = await connect(primary.port);
  // The package has no `pg_basebackup`; this is the same low-level API.
  await client.query("select pg_backup_start('replica', true)");
  await cp(from, folder, {
    recursive: true,
    filter: (file) => !/(postmaster\.(pid|opts)|pg_wal\/.+)$/.test(file),
  });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  await writeFile(path.join(folder, 'backup_label'), rows[0]?.labelfile ?? '');
  await writeFile(path.join(folder, 'standby.signal'), '');
  const upstream = `host=127.0.0.1 port=${primary.port} user=${USER} password=${PASSWORD}`;
  await writeFile(path.join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${upstream}'\n`);
  await giveTo(cluster);
  return startServer(cluster);
}

/** @param owned the folder whose owner runs PostgreSQL */
async function clusterIn(folder: string, owned: string): Promise<Cluster> {
  const [programs, user] = await Promise.all([findPrograms(), chooseRunAs(owned)]);
  return { folder, logFile: `${folder}.log`, programs, user };
}

async function startServer(cluster: Cluster): Promise<PostgresServer> {
  const port = await freePort();
  await startPostmaster(cluster, {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 120,
    // Enough for a replica that is copied during writes to the primary.
    wal_keep_size: '1GB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
  });
  return { port, url: urlOf(port, DATABASE), stop: () => stopPostmaster(cluster) };
}

function urlOf(port: number, database: string): string {
  return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;
}

async function connect(port: number): Promise<pg.Client> {
  const client = new pg.Client(urlOf(port, 'postgres'));
  await client.connect();
  return client;
}

/** Makes the user that runs PostgreSQL the owner of the data directory. */
async function giveTo({ folder, user: { user } }: Cluster): Promise<void> {
  if (user) await runAs(CURRENT_USER, 'chown', ['-R', `${user.uid}:${user.gid}`, folder]);
}
