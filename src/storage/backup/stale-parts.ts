import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A running backup writes all the time, so a part that has not changed for an hour is left from a killed one. */
const STALE_MS = 3_600_000;

/**
 * Removes incomplete backups that killed processes left in a folder.
 *
 * @returns the names of the removed files
 */
export async function removeStaleParts(folder: string, now: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const removed: string[] = [];
  for (const name of names.filter((each) => each.endsWith('.part'))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs < STALE_MS) continue;
    await rm(file, { force: true });
    removed.push(name);
  }
  return removed;
}
