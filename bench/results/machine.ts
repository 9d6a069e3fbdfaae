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
