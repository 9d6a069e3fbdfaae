import { readFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';
import type { Site } from '../subjects/site.ts';

/** What it was measured on, in lines. */
export async function machine({ database }: Site): Promise<string[]> {
  const { rows } = await database.query('show server_version');
  const [load = 0] = loadavg();
  return [
    `- ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `- ${cpus()[0]?.model.trim() ?? arch()}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB; ${platform()} ${/^[\d.]+/.exec(release())?.[0]}`,
    `- Node ${process.versions.node}, PostgreSQL ${rows[0]?.server_version}, embedded, with the settings that the product gives it`,
    `- Load of the machine before it began: ${load.toFixed(1)}`,
  ];
}

/** Time of the processors since the machine began, in whatever unit. */
interface Ticks {
  all: number;
  /** Given to others by the host of a virtual machine. */
  stolen: number;
}

/** Begins to watch what the host of a virtual machine gives to others; the answer says so in a line, or nothing where nobody tells. */
export async function watchHost(): Promise<() => Promise<string[]>> {
  const before = await ticks();
  return async () => {
    const after = await ticks();
    if (!before || !after) return [];
    const share = (after.stolen - before.stolen) / (after.all - before.all);
    return [`- Of its processors' time the host gave others ${(share * 100).toFixed(1)} % meanwhile`];
  };
}

async function ticks(): Promise<Ticks | null> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  // user, nice, system, idle, iowait, irq, softirq, steal (proc_stat(5)); guests' time is in user's.
  const numbers = /^cpu +([\d ]+)$/m.exec(text)?.[1]?.split(' ').slice(0, 8).map(Number);
  return numbers ? { all: numbers.reduce((sum, each) => sum + each, 0), stolen: numbers[7] ?? 0 } : null;
}
