import { setTimeout as sleep } from 'node:timers/promises';
import { DataDirInUse, EmbeddedError } from './errors.ts';
import type { Folders } from './folders.ts';
import { removeSocketFolder } from './leftovers.ts';
import { type Connection, type LockAnswer, tryLock } from './owner-lock.ts';
import { findRunning, type RunningServer } from './postmaster-file.ts';
import { hasClients, isAlive, servesCluster } from './process-table.ts';
import { stopServer } from './stop-server.ts';

/** What a server that we did not start turned out to be; `gone` also when we stopped it. */
export type Verdict = { kind: 'gone' } | { kind: 'owned'; connection: Connection; pid: number | undefined };

/** Its owner takes the lock within milliseconds of its start; until then a new server only looks forsaken. */
const YOUNG_MS = 3000;
const GRACE_MS = 400;
const STARTING_MS = 180_000;
const STOPPING_MS = 15_000;
const SILENT_MS = 1000;
const NOTICING_MS = 10_000;
const CLEAN_STOP_MS = 10_000;

/**
 * Finds out whether a running server has a living owner, and stops it where a crash left it behind.
 * @param reach the connection to a server by its socket folder and port
 */
export async function judgeServer(
  folders: Folders,
  first: RunningServer,
  reach: (server: RunningServer) => Connection,
  log: (message: string) => void,
): Promise<Verdict> {
  const since = Date.now();
  let young = since - first.startedAt * 1000 < YOUNG_MS;
  let silentSince: number | undefined;
  for (;;) {
    const found = await findRunning(folders.cluster, true);
    if (found.kind !== 'running' || found.server.pid !== first.pid) return { kind: 'gone' };
    const { server } = found;
    if (server.status === 'starting' || server.status === 'stopping') {
      young = true;
      const waited = Date.now() - since;
      if (server.status === 'stopping' && waited > STOPPING_MS) return stopLeftover(folders, server, 0, log);
      if (waited > STARTING_MS) throw stillRepairing(folders, server);
      await sleep(20);
      continue;
    }
    const answer = await askOwner(reach(server));
    if (answer.kind === 'held' && answer.by === 'owner' && !isUnnoticed(answer.pid, since)) {
      return { kind: 'owned', connection: reach(server), pid: answer.pid };
    }
    if (answer.kind === 'got') {
      // Holding the lock while it stops keeps everyone else away from it.
      if (!young)
        return stopLeftover(folders, server, CLEAN_STOP_MS, log).finally(() => release(answer.client));
      await release(answer.client);
      young = false;
      await sleep(GRACE_MS);
    }
    silentSince = answer.kind === 'unreachable' ? (silentSince ?? Date.now()) : undefined;
    if (silentSince && Date.now() - silentSince > SILENT_MS) {
      // Its socket or lock file is gone, so the lock cannot be asked. Whoever owns it is still connected.
      if (await hasClients(server.pid)) throw new DataDirInUse(folders.dataDir);
      return stopLeftover(folders, server, CLEAN_STOP_MS, log);
    }
    await sleep(20);
  }
}

/** Whether an owner was killed a moment ago and the server holds its lock only until it notices. */
function isUnnoticed(owner: number | undefined, since: number): boolean {
  return owner !== undefined && !isAlive(owner) && Date.now() - since < NOTICING_MS;
}

async function askOwner(connection: Connection): Promise<LockAnswer> {
  return connection.host ? tryLock(connection, 'takeover') : { kind: 'unreachable' };
}

/** The server may be gone by now. */
async function release(client: { end(): Promise<void> }): Promise<void> {
  await client.end().catch(() => {});
}

/**
 * A lock file may be stale only for us: in containers that share the folder, each sees its own processes. What answers
 * on its socket lives.
 */
export async function judgeUnseen(folders: Folders, connection: Connection): Promise<Verdict> {
  const answer = await askOwner(connection);
  if (answer.kind === 'unreachable') {
    await removeSocketFolder(connection.host);
    return { kind: 'gone' };
  }
  if (answer.kind === 'held') return { kind: 'owned', connection, pid: answer.pid };
  await release(answer.client);
  throw new EmbeddedError(
    `${folders.cluster} is served by a PostgreSQL that this process cannot see, perhaps in another container: stop that first`,
  );
}

async function stopLeftover(
  folders: Folders,
  server: RunningServer,
  patienceMs: number,
  log: (message: string) => void,
): Promise<Verdict> {
  log(`Stopping the PostgreSQL (pid ${server.pid}) that a crash left running`);
  await stopServer(server.pid, () => servesCluster(server.pid, folders.cluster), patienceMs);
  if (server.socketDir) await removeSocketFolder(server.socketDir);
  return { kind: 'gone' };
}

function stillRepairing(folders: Folders, server: RunningServer): EmbeddedError {
  return new EmbeddedError(
    `The PostgreSQL (pid ${server.pid}) in ${folders.cluster} is still repairing after a crash: try again later`,
  );
}
