import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, findBinaries } from './embedded/binaries.ts';
import { clusterExists, createCluster, readPassword, SUPERUSER } from './embedded/cluster.ts';
import { DataDirInUse, EmbeddedError, LostRace } from './embedded/errors.ts';
import { type Folders, makeSocketFolder, openFolders, PORT } from './embedded/folders.ts';
import { chooseIdentity, handOver, type Identity, type RunAs } from './embedded/identity.ts';
import { judgeServer, judgeUnseen, type Verdict } from './embedded/leftover-server.ts';
import { removeSocketFolder } from './embedded/leftovers.ts';
import { own } from './embedded/owned-server.ts';
import type { Connection } from './embedded/owner-lock.ts';
import { findRunning, type RunningServer, removeStale } from './embedded/postmaster-file.ts';
import { startServer } from './embedded/server-process.ts';

export { DataDirInUse, EmbeddedError };

export interface EmbeddedServer {
  /** What `pg` takes; the host is the private folder of the server's socket. */
  connection: Connection;
  /** True where this process started the server, and stops it on close. */
  owner: boolean;
  /** Resolves when the server has ended, on close or by itself; never for one we only joined. */
  exited: Promise<void>;
  /** Stops the server and waits for its end; may be called twice. One that we only joined goes on. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Join the server of another process where one is running, instead of refusing. */
  attach?: boolean;
  log?: (message: string) => void;
  /** The ways root may run PostgreSQL, in order; for tests. */
  runAs?: RunAs[];
  /** PostgreSQL's own settings in place of ours; for tests, whose data nobody misses. */
  settings?: Record<string, string>;
}

const DATABASE = 'reviews';
/** How long we look again when others start or stop servers on the same folder. */
const TIMEOUT_MS = 30_000;

/**
 * Starts the PostgreSQL server in DATA_DIR, first making its cluster where there is none, or joins a running one.
 * PostgreSQL itself is the lock: two servers never run on one folder, and what a crash left running is stopped first.
 * @throws {DataDirInUse} another process of this product owns the folder, and `attach` is not set
 * @throws {EmbeddedError} with a message to show as it is
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const folders = await openFolders(options.dataDir);
  const place: Place = {
    folders,
    binaries: await findBinaries(),
    identity: await chooseIdentity(folders.cluster, options.runAs),
    password: await readPassword(folders),
    log: options.log ?? (() => {}),
    settings: options.settings ?? {},
  };

  const until = Date.now() + TIMEOUT_MS;
  for (let thorough = false; ; thorough = true) {
    const verdict = await clearAway(place, thorough);
    if (verdict.kind === 'owned') {
      if (!options.attach) throw new DataDirInUse(folders.dataDir, verdict.pid);
      return joined(verdict.connection);
    }
    try {
      return await start(place);
    } catch (error) {
      if (!(error instanceof LostRace)) throw error;
      if (Date.now() > until) throw new EmbeddedError(error.message);
      await sleep(50);
    }
  }
}

/** What the steps of a start need to know. */
interface Place {
  folders: Folders;
  binaries: Binaries;
  identity: Identity;
  password: string;
  log: (message: string) => void;
  settings: Record<string, string>;
}

/** Finds a running server and lets it be where it has an owner; stops it, or removes its lock file, where not. */
async function clearAway({ folders, password, log }: Place, thorough: boolean): Promise<Verdict> {
  const found = await findRunning(folders.cluster, thorough);
  if (found.kind === 'none') return { kind: 'gone' };
  const reach = ({ socketDir, port }: RunningServer): Connection => connectionTo(socketDir, port, password);
  if (found.kind === 'running') return judgeServer(folders, found.server, reach, log);
  const verdict = await judgeUnseen(folders, reach(found.server));
  if (verdict.kind === 'gone') await removeStale(folders.cluster, found.text);
  return verdict;
}

async function start({
  folders,
  identity,
  binaries,
  password,
  log,
  settings,
}: Place): Promise<EmbeddedServer> {
  await handOver(identity, folders, binaries);
  if (!(await clusterExists(folders))) await createCluster(folders, identity, binaries, password);
  const socketDir = await makeSocketFolder(identity, folders);
  try {
    const server = await startServer(folders, identity, binaries, { socketDir, settings });
    const connection = connectionTo(socketDir, PORT, password);
    return { connection, owner: true, ...(await own(folders, server, connection, log)) };
  } catch (error) {
    await removeSocketFolder(socketDir);
    throw error;
  }
}

function joined(connection: Connection): EmbeddedServer {
  return { connection, owner: false, exited: new Promise(() => {}), close: async () => {} };
}

function connectionTo(socketDir: string, port: number, password: string): Connection {
  return { host: socketDir, port, user: SUPERUSER, password, database: DATABASE };
}
