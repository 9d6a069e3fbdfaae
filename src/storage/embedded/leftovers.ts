import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Folders, SOCKET_PREFIX, TEMPORARY_PREFIX } from './folders.ts';
import { isAlive } from './process-table.ts';

/** No set-up takes this long; a process id in a name may by then be another process's. */
const SETUP_MS = 10 * 60_000;

/** Removes a socket folder of ours; any other folder is left alone. */
export async function removeSocketFolder(folder: string): Promise<void> {
  const name = path.basename(folder);
  if (name.startsWith(SOCKET_PREFIX) || name.startsWith(TEMPORARY_PREFIX)) await remove(folder);
}

/**
 * Removes what crashed processes left in DATA_DIR: socket folders and half-made clusters, never a cluster.
 * Only the owner of the running server may call it.
 * @param current the running server's socket folder
 */
export async function sweepLeftovers(folders: Folders, current: string): Promise<void> {
  const work = path.basename(folders.work);
  for (const name of await readdir(folders.dataDir)) {
    const file = path.join(folders.dataDir, name);
    if (name.startsWith(SOCKET_PREFIX) && file !== current) await remove(file);
    if (name.startsWith(work) && !(await isBeingMade(file, Number.parseInt(name.slice(work.length), 10)))) {
      await remove(file);
    }
  }
}

async function isBeingMade(file: string, pid: number): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return isAlive(pid) && Date.now() - mtimeMs < SETUP_MS;
}

/** A folder that cannot be removed now is removed at the next start. */
async function remove(file: string): Promise<void> {
  await rm(file, { recursive: true, force: true, maxRetries: 2 }).catch(() => {});
}
