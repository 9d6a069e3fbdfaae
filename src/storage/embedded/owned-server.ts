import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type DataFolder, removeLeftovers, removeSocketFolder } from './data-folder.ts';
import { codeOf, EmbeddedError } from './errors.ts';
import { type Connection, tryLock } from './owner-lock.ts';
import { type Cluster, stopPostmaster } from './postmaster.ts';
import { findPostmaster, isAlive } from './processes.ts';

/** A server that this process owns; see `EmbeddedServer`. */
export interface OwnedServer {
  exited: Promise<void>;
  close(): Promise<void>;
}

/**
 * Owns a running server from here on: prepares its database, holds the lock, notices when the server ends, and stops it
 * on close.
 *
 * @param acquired the connection that holds the owner lock
 */
export async function ownServer(
  folder: DataFolder,
  cluster: Cluster,
  connection: Connection,
  acquired: pg.Client,
  log: (message: string) => void,
): Promise<OwnedServer> {
  const postmaster = await findPostmaster(cluster.folder);
  if (postmaster === undefined) {
    await acquired.end();
    throw new EmbeddedError(
      `${cluster.folder} is served by a PostgreSQL that this process cannot see, perhaps in another container: stop that first`,
    );
  }
  const exited = Promise.withResolvers<void>();
  let lock = acquired;
  let closing: Promise<void> | undefined;

  function watch(client: pg.Client): void {
    lock = client;
    // The idle connection alone must not keep this process alive. (The package's types omit `unref`.)
    (client as pg.Client & { unref(): void }).unref();
    client.once('end', () => void relock());
  }

  /** The connection also ends when PostgreSQL restarts itself after one of its processes crashed. */
  async function relock(): Promise<void> {
    while (!closing) {
      const result = await tryLock(connection).catch(() => ({ state: 'busy' as const }));
      if (result.state === 'acquired') {
        if (closing) return result.client.end();
        return watch(result.client);
      }
      if ((await findPostmaster(cluster.folder)) !== postmaster) {
        if (closing) return;
        log(`PostgreSQL has stopped by itself; see ${cluster.logFile}`);
        return end();
      }
      await sleep(20);
    }
  }

  function end(): void {
    process.off('exit', stopAtExit);
    exited.resolve();
  }

  /** If the process ends without `close`, the server then stops by itself. */
  function stopAtExit(): void {
    if (postmaster !== undefined && isAlive(postmaster)) process.kill(postmaster, 'SIGINT');
  }

  async function stop(): Promise<void> {
    // Otherwise a process with nothing else to do would end here.
    (lock as pg.Client & { ref(): void }).ref();
    await lock.end().catch(() => {});
    await stopPostmaster(cluster);
    await removeSocketFolder(connection.host);
    end();
  }

  const close = (): Promise<void> => {
    closing ??= stop();
    return closing;
  };

  process.on('exit', stopAtExit);
  try {
    await createDatabase(acquired, connection.database);
    await removeLeftovers(folder, connection.host);
    watch(acquired);
  } catch (error) {
    await close();
    throw error;
  }
  return { exited: exited.promise, close };
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
    if (codeOf(error) !== '42P04') throw error;
  });
}
