import type { SyncRun } from '#contract/sources/sync.ts';

/** The rows read and expected, or null while no total is known. */
export function progressOf(run: Pick<SyncRun, 'state' | 'expected' | 'counts'> | null) {
  if (run?.state !== 'running' || !run.expected) return null;
  // A resumed sync reads some rows twice, and the source may add rows meanwhile.
  return { read: Math.min(run.counts.read, run.expected), expected: run.expected };
}
