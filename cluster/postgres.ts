import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries } from '#storage/embedded/binaries.ts';
import { runAs, spawnAs } from '#storage/embedded/child.ts';
import { chooseIdentity, type Identity } from '#storage/embedded/identity.ts';
import { stopServer } from '#storage/embedded/stop-server.ts';
import { freePort } from './free-port.ts';

const USER = 'reviews';
const PASSWORD = 'for-this-machine-only';
const DATABASE = 'reviews';
const START_MS = 30_000;

/** A PostgreSQL server on a loopback port. */
export interface PostgresServer {
  port: number;
  /** What `DATABASE_URL` takes. */
  url: string;
  stop(): Promise<void>;
}

/** The one server that is written to. Its data lie in `folder`, which must not exist. */
export async function startPrimary(folder: string): Promise<PostgresServer> {
  const binaries = await findBinaries();
  const identity = await chooseIdentity(folder);
  await makeFolder(folder, identity);
  const passwordFile = `${folder}-password`;
  await writeFile(passwordFile, PASSWORD);
  const { code, output } = await runAs(identity, binaries.initdb, [
    `--pgdata=${folder}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
  ]);
  if (code !== 0) throw new Error(`initdb failed: ${output}`);
  const server = await startServer(folder, binaries, identity);
  await run(urlOf(server.port, 'postgres'), `create database ${DATABASE}`);
  return server;
}

/** A copy of the primary that follows it as it changes and can be read. */
export async function startReplica(primary: PostgresServer, from: string, folder: string) {
  const binaries = await findBinaries();
  const identity = await chooseIdentity(from);
  const client = new pg.Client(urlOf(primary.port, 'postgres'));
  await client.connect();
  // PostgreSQL's own way of copying the files of a server that runs; `pg_basebackup` does the same from afar.
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
  await takeOver(folder, identity);
  return startServer(folder, binaries, identity);
}

async function startServer(folder: string, binaries: Binaries, identity: Identity): Promise<PostgresServer> {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 120,
    // Enough for a replica that is copied while the primary is written to.
    wal_keep_size: '1GB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
  };
  const child = spawnAs(
    identity,
    binaries.postgres,
    ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { stdio: 'ignore' },
  );
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const url = urlOf(port, DATABASE);
  const until = Date.now() + START_MS;
  while (!(await answers(urlOf(port, 'postgres')))) {
    if (!isAlive() || Date.now() > until) throw new Error(`PostgreSQL in ${folder} did not start`);
    await sleep(50);
  }
  return { port, url, stop: () => stopServer(child.pid ?? 0, isAlive, START_MS) };
}

function urlOf(port: number, database: string): string {
  return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;
}

async function answers(url: string): Promise<boolean> {
  return run(url, 'select 1').then(
    () => true,
    () => false,
  );
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function makeFolder(folder: string, identity: Identity): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await takeOver(folder, identity);
}

async function takeOver(folder: string, { user }: Identity): Promise<void> {
  if (!user) return;
  await runAs({ kind: 'self', prefix: [] }, 'chown', ['-R', `${user.uid}:${user.gid}`, folder]);
}
