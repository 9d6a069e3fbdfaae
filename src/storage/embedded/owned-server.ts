import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { messageOf } from '#domain/errors.ts';
import { prepareDatabase } from './app-role.ts';
import { type DataFolder, removeLeftovers, removeSocketFolder } from './data-folder.ts';
import { EmbeddedError, LostRace } from './errors.ts';
import { isDiskFull } from './free-space.ts';
import { type Connection, tryLock } from './owner-lock.ts';
import { type Cluster, stopPostmaster } from './postmaster.ts';
import { findPostmaster, isAlive } from './processes.ts';

/** A server that this process owns; see `EmbeddedServer`. */
export interface OwnedServer {
  /** Whether connections may be tried. Each attempt during a restart would delay it. */
  isAvailable: () => boolean;
  exited: Promise<EmbeddedError | undefined>;
  close(): Promise<void>;
}

export interface Ownership {
  folder: DataFolder;
  cluster: Cluster;
  /** As the superuser. */
  connection: Connection;
  /** Starts the server again on the same socket folder. */
  restart: () => Promise<void>;
  log: (message: string) => void;
}

const POLL_MS = 20;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 5_000;
/** Attempts to restart end after this time, unless the disk is full: then they continue until there is room. */
const GIVE_UP_MS = 20_000;

/**
 * Owns a running server from here on: prepares its database, holds the lock, restarts the server when it ends by itself,
 * and stops it on close.
 *
 * @param acquired the connection that holds the owner lock
 */
export async function ownServer(
  { folder, cluster, connection, restart, log }: Ownership,
  acquired: pg.Client,
): Promise<OwnedServer> {
  let postmaster = await findPostmaster(cluster.folder);
  if (postmaster === undefined) {
    await acquired.end();
    throw new EmbeddedError(
      `${cluster.folder} is served by a PostgreSQL that this process cannot see, perhaps in another container: stop that first`,
    );
  }
  const exited = Promise.withResolvers<EmbeddedError | undefined>();
  const closed = new AbortController();
  let lock = acquired;
  let isAvailable = true;
  let recovery: Promise<void> = Promise.resolve();
  let closing: Promise<void> | undefined;

  function watch(client: pg.Client): void {
    lock = client;
    isAvailable = true;
    // The idle connection alone must not keep this process alive. (The package's types omit `unref`.)
    (client as pg.Client & { unref(): void }).unref();
    client.once('end', () => {
      isAvailable = false;
      recovery = recover();
    });
  }

  /**
   * Takes the lock again. Its connection ends when PostgreSQL restarts itself after one of its processes crashed, and
   * when PostgreSQL has ended, which is then started again.
   */
  async function recover(): Promise<void> {
    const begun = performance.now();
    let delay = FIRST_DELAY_MS;
    let reported = '';
    const full = `The disk of ${folder.dataDir} is full: make room, and PostgreSQL starts by itself`;
    while (!closing) {
      const result = await tryLock(connection).catch(() => ({ state: 'busy' as const }));
      if (result.state === 'acquired') {
        if (closing) return result.client.end();
        postmaster = await findPostmaster(cluster.folder);
        if (reported) log('PostgreSQL runs again');
        return watch(result.client);
      }
      if (closing || (await findPostmaster(cluster.folder)) !== undefined) {
        await pause(POLL_MS);
        continue;
      }
      if (!reported) {
        reported = (await isDiskFull(folder.dataDir))
          ? full
          : `PostgreSQL has stopped by itself and is started again; see ${cluster.logFile}`;
        log(reported);
      }
      const failure = await restart().then(() => null, asEmbeddedError);
      if (!failure || closing) continue;
      const isFull = await isDiskFull(folder.dataDir);
      if (!isFull && performance.now() - begun > GIVE_UP_MS) return giveUp(failure);
      const reason = isFull ? full : failure.message;
      if (reason !== reported && !(failure instanceof LostRace)) log(reason);
      reported = reason;
      await pause(delay);
      delay = Math.min(delay * 2, MAX_DELAY_MS);
    }
  }

  async function giveUp(failure: EmbeddedError): Promise<void> {
    await removeSocketFolder(connection.host);
    end(new EmbeddedError(`PostgreSQL has stopped by itself. ${failure.message}`));
  }

  async function pause(ms: number): Promise<void> {
    // An abort means that `close` was called.
    await sleep(ms, undefined, { signal: closed.signal }).catch(() => {});
  }

  function end(failure?: EmbeddedError): void {
    process.off('exit', stopAtExit);
    exited.resolve(failure);
  }

  /** If the process ends without `close`, the server then stops by itself. */
  function stopAtExit(): void {
    if (postmaster !== undefined && isAlive(postmaster)) process.kill(postmaster, 'SIGINT');
  }

  async function stop(): Promise<void> {
    closed.abort();
    // Otherwise a process with nothing else to do would end here.
    (lock as pg.Client & { ref(): void }).ref();
    await lock.end().catch(() => {});
    await stopPostmaster(cluster);
    // A restart that was under way has failed or succeeded now.
    await recovery;
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
    await prepareDatabase(acquired, connection);
    await removeLeftovers(folder, connection.host);
    watch(acquired);
  } catch (error) {
    await close();
    throw error;
  }
  return { exited: exited.promise, isAvailable: () => isAvailable, close };
}

function asEmbeddedError(error: unknown): EmbeddedError {
  return error instanceof EmbeddedError
    ? error
    : new EmbeddedError(`PostgreSQL cannot start: ${messageOf(error)}`);
}
