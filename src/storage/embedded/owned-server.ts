import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { codeOf, LostRace } from './errors.ts';
import type { Folders } from './folders.ts';
import { removeSocketFolder, sweepLeftovers } from './leftovers.ts';
import { type Connection, tryLock } from './owner-lock.ts';
import type { ServerProcess } from './server-process.ts';
import { stopServer } from './stop-server.ts';

/** So that a stop, all in all, stays within ten seconds. */
const CLEAN_STOP_MS = 8000;

/** A server of ours, locked and with its database; see `EmbeddedServer`. */
export interface OwnedServer {
  exited: Promise<void>;
  close(): Promise<void>;
}

/** Takes ownership of a server that we have just started; stops it where that fails. */
export async function own(
  folders: Folders,
  server: ServerProcess,
  connection: Connection,
  log: (message: string) => void,
): Promise<OwnedServer> {
  let closing: Promise<void> | undefined;
  let lock: pg.Client | undefined;

  async function takeLock(): Promise<pg.Client> {
    while (server.alive() && !closing) {
      const answer = await tryLock(connection, 'owner');
      if (answer.kind === 'got') return keep(answer.client);
      await sleep(20);
    }
    throw new LostRace(`PostgreSQL in ${folders.cluster} was stopped while it started`);
  }

  /** PostgreSQL restarts itself when one of its processes crashes; the lock must be taken again. */
  function keep(client: pg.Client): pg.Client {
    client.once('end', () => {
      if (closing || !server.alive()) return;
      takeLock().then(
        (next) => {
          lock = next;
          unreference(next);
        },
        () => {},
      );
    });
    return client;
  }

  async function stop(): Promise<void> {
    await Promise.all([lock?.end().catch(() => {}), stopServer(server.pid, server.alive, CLEAN_STOP_MS)]);
    await removeSocketFolder(connection.host);
    process.off('exit', stopAtExit);
  }

  function close(): Promise<void> {
    closing ??= stop();
    return closing;
  }

  /** For an end without close(): the server then stops by itself. */
  function stopAtExit(): void {
    if (server.alive()) process.kill(server.pid, 'SIGINT');
  }

  process.on('exit', stopAtExit);
  try {
    lock = await takeLock();
    await makeDatabase(lock, connection.database);
    await sweepLeftovers(folders, connection.host);
    unreference(lock);
  } catch (error) {
    await close();
    throw error;
  }
  void server.exited.then(() => {
    if (!closing) log(`PostgreSQL has stopped by itself; see ${folders.logFile}`);
  });
  return { exited: server.exited, close };
}

/** The idle lock alone must not keep our process alive. (The package's types leave `unref` out.) */
function unreference(client: pg.Client): void {
  (client as pg.Client & { unref(): void }).unref();
}

async function makeDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (rowCount) return;
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
    if (codeOf(error) !== '42P04') throw error;
  });
}
