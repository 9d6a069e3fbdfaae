import { readdir, readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second, whatever the kernel's clock (USER_HZ). */
const TICK_MICROSECONDS = 10_000;
/** Fields of /proc/PID/stat after the name: the parent, and times of the process and of its ended children. */
const [PARENT, USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [1, 11, 12, 13, 14];

/** The processor time of a PostgreSQL server since it started; null on machines without /proc. */
export async function postgresMicroseconds(pid: number): Promise<number | null> {
  const server = await statFields(pid);
  if (!server) return null;
  let ticks = sum(server, [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM]);
  for (const name of await readdir('/proc')) {
    const fields = /^\d+$/.test(name) ? await statFields(Number(name)) : null;
    if (fields && Number(fields[PARENT]) === pid) ticks += sum(fields, [USER, SYSTEM]);
  }
  return ticks * TICK_MICROSECONDS;
}

async function statFields(pid: number): Promise<string[] | null> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // The process has ended, or there is no /proc.
    return null;
  }
}

function sum(fields: readonly string[], indexes: readonly number[]): number {
  return indexes.reduce((total, index) => total + Number(fields[index]), 0);
}
