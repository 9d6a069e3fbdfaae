/**
 * Loaded into a measured process with `--import`, so that the product contains no code for measurements. Reports the
 * process's resource usage over IPC.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * `event-loop-stop` returns the longest delay since `event-loop-start`, in milliseconds. `memory` collects garbage first, which
 * requires `--expose-gc`.
 */
export type ProbeRequest = { type: 'usage' | 'memory' | 'event-loop-start' | 'event-loop-stop' };

/** Since the process started. */
export interface ProcessUsage {
  cpuMicroseconds: number;
  rssBytes: number;
}

/** What the process uses now. */
export interface ProcessMemory {
  heapBytes: number;
  /** Of buffers and native objects. */
  externalBytes: number;
  rssBytes: number;
}

const RESOLUTION_MS = 2;
let delay: ReturnType<typeof monitorEventLoopDelay> | null = null;

const replies: Record<ProbeRequest['type'], () => unknown> = {
  usage() {
    const { user, system } = process.cpuUsage();
    return { cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss() } satisfies ProcessUsage;
  },
  memory() {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    return { heapBytes: heapUsed, externalBytes: external, rssBytes: rss } satisfies ProcessMemory;
  },
  'event-loop-start'() {
    delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delay.enable();
    return {};
  },
  'event-loop-stop'() {
    delay?.disable();
    return Math.max(0, (delay?.max ?? 0) / 1e6 - RESOLUTION_MS);
  },
};

process.on('message', ({ type }: ProbeRequest) => process.send?.(replies[type]()));
// An open IPC channel does not keep the process running.
process.channel?.unref();
// The product stops when the benchmark has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
