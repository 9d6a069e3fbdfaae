import { readdir, readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second whatever the kernel's own clock is (USER_HZ). */
const TICK_MICROSECONDS = 10_000;
/** In /proc/PID/stat, counted after the name: the parent, and times of the process and of its ended children. */
const [PARENT, USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [1, 11, 12, 13, 14];

/** What a PostgreSQL server has used of the processors since it started; null on machines without /proc. */
export async function postgresMicroseconds(pid: number): Promise<number | null> {
  const server = await fieldsOf(pid);
  if (!server) return null;
  let ticks = sum(server, [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM]);
  for (const name of await readdir('/proc')) {
    const fields = /^\d+$/.test(name) ? await fieldsOf(Number(name)) : null;
    if (fields && Number(fields[PARENT]) === pid) ticks += sum(fields, [USER, SYSTEM]);
  }
  return ticks * TICK_MICROSECONDS;
}

async function fieldsOf(pid: number): Promise<string[] | null> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It has ended, or there is no /proc.
    return null;
  }
}

function sum(fields: readonly string[], places: readonly number[]): number {
  return places.reduce((total, place) => total + Number(fields[place]), 0);
}
