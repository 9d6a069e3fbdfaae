import type { SyncRun } from '#contract/sync.ts';

/** How far a run is: rows read of rows expected, or null while that cannot be said. */
export function progressOf(run: Pick<SyncRun, 'state' | 'expected' | 'counts'> | null) {
  if (run?.state !== 'running' || !run.expected) return null;
  // A resumed sync reads some rows a second time, and rows may be added while it reads.
  return { read: Math.min(run.counts.read, run.expected), expected: run.expected };
}
