import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** How many reviews a first sync stores in a second, into a new database, once its pages are read. */
export async function firstSync(reviews: number): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'bench/first-sync.ts',
    '--unlimited',
    '--read',
    String(reviews),
  ]);
  return JSON.parse(stdout).storedPerSecond;
}
