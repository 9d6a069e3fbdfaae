import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { appConnection, ownerConnection, waitUntilPrepared } from './embedded/app-role.ts';
import {
  clusterExists,
  createCluster,
  createSocketFolder,
  type DataFolder,
  openDataFolder,
  PORT,
  readPassword,
  removeSocketFolder,
  requireWritable,
  restoreSocketFolder,
  SUPERUSER,
} from './embedded/data-folder.ts';
import { DataDirInUse, EmbeddedError, LostRace } from './embedded/errors.ts';
import { ownServer } from './embedded/owned-server.ts';
import { type Connection, tryLock } from './embedded/owner-lock.ts';
import {
  type Cluster,
  readLockFile,
  removeStaleLockFile,
  START_SECONDS,
  startPostmaster,
  stopPostmaster,
} from './embedded/postmaster.ts';
import { findPostmaster, hasClients, isAlive, killOrphans } from './embedded/processes.ts';
import { findPrograms, programsIn } from './embedded/programs.ts';
import { chooseRunAs, grantAccess, type RootMethod } from './embedded/run-as.ts';

export { DataDirInUse, EmbeddedError };

export interface EmbeddedServer {
  /** For `pg`; the host is the private folder of the server's socket. The role reads and changes rows. */
  connection: Connection;
  /** The same for the owner of the tables: for migrations and restores. */
  ownerConnection: Connection;
  /** The same as the superuser: for setting up, never for the product. */
  admin: Connection;
  /** False while the server is being restarted. Always true for a server of another process. */
  isAvailable: () => boolean;
  /** True if this process owns the server and stops it on close. */
  owner: boolean;
  /**
   * Resolves when the server has ended for good: on close, or with the reason why it cannot be started again after it
   * ended by itself. Never for a server of another process.
   */
  exited: Promise<EmbeddedError | undefined>;
  /** Stops the server and waits for its end; may be called twice. The server of another process keeps running. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** The folder of other programs than those of the npm package. */
  postgresBin?: string | null;
  /** Use the server of another process if one is running, instead of refusing. */
  attach?: boolean;
  log?: (message: string) => void;
  /** How root may run PostgreSQL, in order; for tests. */
  rootMethods?: RootMethod[];
  /** PostgreSQL settings that replace ours; for tests, which need no durability. */
  settings?: Record<string, string>;
}

const DATABASE = 'reviews';
const POLL_MS = 20;
/** If the socket of a running server cannot be reached for this long, its socket or lock file is lost. */
const UNREACHABLE_MS = 2_000;
/** Within this time PostgreSQL notices that the owner was killed, and releases its lock. */
const KILLED_OWNER_MS = 10_000;
const LOST_RACE_MS = 30_000;

/**
 * Opens the PostgreSQL server in DATA_DIR: creates its cluster if there is none, starts it if none runs, and takes it
 * over if the process that owned it was killed. The owner is the process that holds a lock in the server itself.
 *
 * @throws {DataDirInUse} another process of this product owns the server, and `attach` is not set
 * @throws {EmbeddedError} with a message that can be shown as it is
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { attach = false, log = () => {} } = options;
  const folder = await openDataFolder(options.dataDir);
  if (!attach) await requireWritable(folder);
  const cluster = {
    folder: folder.cluster,
    logFile: folder.logFile,
    programs: options.postgresBin ? await programsIn(options.postgresBin) : await findPrograms(),
    user: await chooseRunAs(folder.cluster, options.rootMethods),
  };
  const password = await readPassword(folder);
  const begun = performance.now();
  let hasStarted = false;
  let unreachableSince: number | undefined;
  let hasOwner = false;

  for (; ; await sleep(POLL_MS)) {
    const waited = performance.now() - begun;
    const lockFile = await readLockFile(cluster.folder);
    const { socketFolder: host = '', port = PORT } = lockFile ?? {};
    const admin = { host, port, user: SUPERUSER, password, database: DATABASE };
    const connections = { connection: appConnection(admin), ownerConnection: ownerConnection(admin), admin };
    const lock = host ? await tryLock(admin) : { state: 'unreachable' as const };

    if (lock.state === 'acquired') {
      if (!hasStarted) await endSessions(lock.client);
      const restart = () => startAgain(cluster, host, options.settings);
      const server = await ownServer({ folder, cluster, connection: admin, restart, log }, lock.client);
      return { ...connections, owner: true, ...server };
    }
    if (lock.state === 'held') {
      const wasKilled = lock.pid !== undefined && !isAlive(lock.pid);
      if (wasKilled && waited < KILLED_OWNER_MS) continue;
      if (!attach) throw new DataDirInUse(folder.dataDir, lock.pid);
      await waitUntilPrepared(connections.ownerConnection);
      return {
        ...connections,
        owner: false,
        isAvailable: () => true,
        exited: new Promise(() => {}),
        close: async () => {},
      };
    }

    const postmaster = await findPostmaster(cluster.folder);
    if (lock.state === 'unreachable' && postmaster === undefined) {
      if (lockFile) await removeStaleLockFile(cluster.folder, lockFile);
      await removeSocketFolder(host);
      hasStarted = await start(folder, cluster, password, options.settings).catch((error) => {
        if (error instanceof LostRace && waited < LOST_RACE_MS) return false;
        throw error;
      });
      continue;
    }
    if (waited > START_SECONDS * 1000) {
      throw new EmbeddedError(
        `The PostgreSQL in ${cluster.folder} is still starting or stopping: try again later`,
      );
    }
    unreachableSince = lock.state === 'unreachable' ? (unreachableSince ?? waited) : undefined;
    if (postmaster && waited - (unreachableSince ?? waited) > UNREACHABLE_MS) {
      // The lock cannot be read, but an owner that is alive is still connected.
      if (await hasClients(postmaster)) {
        if (hasOwner) throw new DataDirInUse(folder.dataDir);
        // Of a server that has just started, its lock can be read now.
        hasOwner = true;
        continue;
      }
      log(`Stopping the PostgreSQL (pid ${postmaster}) that a killed process left running`);
      await stopPostmaster(cluster);
      await removeSocketFolder(host);
    }
  }
}

/** @returns true, for use as a flag */
async function start(
  folder: DataFolder,
  cluster: Cluster,
  password: string,
  settings: Record<string, string> = {},
): Promise<true> {
  const { user, programs } = cluster;
  await requireWritable(folder);
  await grantAccess(user, folder, programs);
  if (!(await clusterExists(folder))) await createCluster(folder, user, programs, password);
  const socketFolder = await createSocketFolder(user, folder);
  try {
    await startPostmaster(cluster, { ...serverSettings(socketFolder), ...settings });
    return true;
  } catch (error) {
    await removeSocketFolder(socketFolder);
    throw error;
  }
}

/** Starts a server that has ended by itself on the socket folder it had, where the connections of the product lead. */
async function startAgain(
  cluster: Cluster,
  socketFolder: string,
  settings: Record<string, string> = {},
): Promise<void> {
  const lockFile = await readLockFile(cluster.folder);
  if (lockFile) await removeStaleLockFile(cluster.folder, lockFile);
  killOrphans(cluster.folder);
  await restoreSocketFolder(cluster.user, socketFolder);
  await startPostmaster(cluster, { ...serverSettings(socketFolder), ...settings });
}

function serverSettings(socketFolder: string): Record<string, string | number> {
  return {
    listen_addresses: '',
    port: PORT,
    // A list of paths, hence the quotes.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
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
    // Starts, stops and fatal errors. A failed statement is not logged: it may contain what a guest wrote.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    logging_collector: 'off',
    cluster_name: 'flex-living-reviews',
  };
}

/** Ends the sessions of a killed owner, which may still run a statement or hold a lock. */
async function endSessions(client: pg.Client): Promise<void> {
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [DATABASE]);
}
