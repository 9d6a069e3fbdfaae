/**
 * Loaded into a measured process with `--import`, so that the product has no code for measurements: tells the process's
 * own figures to whoever started it. Idle until asked.
 */
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What can be asked, and in which order: a profile and a watch end what began before. */
export type Question = { of: 'use' | 'watch' | 'held' | 'profile' | 'profiled' };

/** Of the process since it started. */
export interface Use {
  cpuMicroseconds: number;
  rssBytes: number;
  heapBytes: number;
}

const RESOLUTION_MS = 2;
let delay: ReturnType<typeof monitorEventLoopDelay> | null = null;
let session: Session | null = null;

const answers: Record<Question['of'], () => unknown> = {
  use() {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    return { cpuMicroseconds: user + system, rssBytes: rss, heapBytes: heapUsed } satisfies Use;
  },
  watch() {
    delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delay.enable();
    return {};
  },
  held() {
    delay?.disable();
    return Math.max(0, (delay?.max ?? 0) / 1e6 - RESOLUTION_MS);
  },
  async profile() {
    session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 500 });
    await session.post('Profiler.start');
    return {};
  },
  async profiled() {
    if (!session) throw new Error('no profile was begun');
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return profile;
  },
};

process.on('message', async ({ of }: Question) => process.send?.(await answers[of]()));
// Waiting for questions keeps nobody from ending.
process.channel?.unref();
// Nor does the product stay when whoever measures it is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
