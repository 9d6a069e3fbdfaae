import { readFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';
import type { Setup } from '../setup.ts';

/** Lines that describe the machine, the software and its load. */
export async function describeMachine({ database }: Setup): Promise<string[]> {
  const { rows } = await database.query('show server_version');
  const [load = 0] = loadavg();
  return [
    `- ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `- ${cpus()[0]?.model.trim() ?? arch()}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB; ${platform()} ${/^[\d.]+/.exec(release())?.[0]}`,
    `- Node ${process.versions.node}, PostgreSQL ${rows[0]?.server_version}, embedded, with the product's settings`,
    `- Load average before the start: ${load.toFixed(1)}`,
  ];
}

interface ProcessorTicks {
  all: number;
  /** Given to other virtual machines by the host. */
  stolen: number;
}

/** Starts to measure stolen processor time; the function that it returns describes it, where the system reports it. */
export async function measureStolenTime(): Promise<() => Promise<string[]>> {
  const before = await processorTicks();
  return async () => {
    const after = await processorTicks();
    if (!before || !after) return [];
    const share = (after.stolen - before.stolen) / (after.all - before.all);
    return [`- Processor time that the host gave to other machines meanwhile: ${(share * 100).toFixed(1)} %`];
  };
}

async function processorTicks(): Promise<ProcessorTicks | null> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  // user, nice, system, idle, iowait, irq, softirq, steal (proc_stat(5)); guest time is part of user.
  const ticks = /^cpu +([\d ]+)$/m.exec(text)?.[1]?.split(' ').slice(0, 8).map(Number);
  return ticks ? { all: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 } : null;
}
