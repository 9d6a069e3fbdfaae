import type { ChildProcess } from 'node:child_process';
import { type FileHandle, open, readFile, stat, unlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '#domain/errors.ts';
import type { Binaries } from './binaries.ts';
import { complaint, spawnAs } from './child.ts';
import { codeOf, EmbeddedError, LostRace } from './errors.ts';
import { type Folders, giveTo, PORT } from './folders.ts';
import type { Identity } from './identity.ts';
import { readStatus } from './postmaster-file.ts';

const LOG_BYTES = 5 * 1024 * 1024;
/** Repairing after a crash can take minutes on a slow disk. */
const START_MS = 180_000;

/** A server that is our own child. */
export interface ServerProcess {
  pid: number;
  /** False from the moment it has ended. */
  alive(): boolean;
  /** Resolves when it has ended, for whatever reason. */
  exited: Promise<void>;
}

/** Starts PostgreSQL and waits until it takes connections. Rejects with `LostRace` where another one holds the cluster. */
export async function startServer(
  folders: Folders,
  identity: Identity,
  binaries: Binaries,
  { socketDir, settings = {} }: { socketDir: string; settings?: Record<string, string> },
): Promise<ServerProcess> {
  const log = await openLog(folders, identity);
  const { size: before } = await log.stat();
  const child = spawnAs(
    identity,
    binaries.postgres,
    ['-D', folders.cluster, ...parameters(socketDir, settings)],
    {
      // Its own session: Ctrl-C in the terminal reaches us alone, and we stop it when the work is done.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  const server = watch(child);
  await log.close();
  try {
    if (await becomesReady(folders, server)) return server;
  } catch (error) {
    child.kill('SIGQUIT');
    throw error;
  }
  const output = (await readFile(folders.logFile)).subarray(before).toString();
  throw failure(folders, server.problem() ?? output);
}

/** False where it ended instead. */
async function becomesReady(folders: Folders, server: ServerProcess): Promise<boolean> {
  const until = Date.now() + START_MS;
  while (server.alive()) {
    if ((await readStatus(folders.cluster, server.pid)) === 'ready') return true;
    if (Date.now() > until) {
      throw new EmbeddedError(`PostgreSQL did not start within ${START_MS / 1000} s; see ${folders.logFile}`);
    }
    await sleep(5);
  }
  return false;
}

/** Command-line settings: they hold for clusters made by every version of this product. */
function parameters(socketDir: string, instead: Record<string, string>): string[] {
  const values = {
    listen_addresses: '',
    port: PORT,
    // A list of paths, hence the quotes.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: 60,
    shared_buffers: '128MB',
    max_wal_size: '1GB',
    random_page_cost: 1.1,
    jit: 'off',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Starts, stops and what is fatal. A refused statement is told to who sent it, and may quote a guest.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    logging_collector: 'off',
    cluster_name: 'flex-living-reviews',
    ...instead,
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function watch(child: ChildProcess): ServerProcess & { problem(): string | undefined } {
  let ended = false;
  let problem: string | undefined;
  const exited = new Promise<void>((resolve) => {
    const end = (): void => {
      ended = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', (error) => {
      problem = error.message;
      end();
    });
  });
  child.unref();
  return { pid: child.pid ?? 0, alive: () => !ended, exited, problem: () => problem };
}

/** Opens the log for appending, anew where it has grown or belongs to a user we are not. */
async function openLog(folders: Folders, identity: Identity): Promise<FileHandle> {
  const { size } = await stat(folders.logFile).catch(() => ({ size: 0 }));
  if (size > LOG_BYTES) await unlink(folders.logFile);
  const append = (): Promise<FileHandle> => open(folders.logFile, 'a', 0o600);
  try {
    const log = await append().catch(async (error: unknown) => {
      if (codeOf(error) !== 'EACCES') throw error;
      await unlink(folders.logFile);
      return append();
    });
    await giveTo(identity, folders.logFile);
    return log;
  } catch (error) {
    throw new EmbeddedError(`${folders.logFile} cannot be written: ${messageOf(error)}`);
  }
}

function failure(folders: Folders, output: string): EmbeddedError {
  if (/lock file ".*" (already exists|is empty)|pre-existing shared memory block/.test(output)) {
    return new LostRace(`Another PostgreSQL holds ${folders.cluster}: ${complaint(output)}`);
  }
  const versions =
    /initialized by PostgreSQL version (\S+), which is not compatible with this version (\S+?)\.?\s/;
  const [, theirs, ours] = versions.exec(output) ?? [];
  if (theirs) {
    return new EmbeddedError(
      `${folders.cluster} was made by PostgreSQL ${theirs}, and this is PostgreSQL ${ours}: ` +
        'export it with the version of this product that made it, or choose another DATA_DIR',
    );
  }
  return new EmbeddedError(`PostgreSQL cannot start in ${folders.cluster}: ${complaint(output)}`);
}
