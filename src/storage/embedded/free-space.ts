import { statfs } from 'node:fs/promises';

/** PostgreSQL cannot start without room for one file of its write-ahead log. */
const NEEDED_BYTES = 16 * 1024 * 1024;

/** Whether the disk of a folder has too little room for PostgreSQL to start. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < NEEDED_BYTES;
}
