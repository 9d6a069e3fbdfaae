import type { SkipReason } from './review.ts';

export type SyncState = 'running' | 'succeeded' | 'failed';

/** What a sync did so far, row by row. */
export interface SyncCounts {
  listings: number;
  /** Upstream rows read. */
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  skipped: Partial<Record<SkipReason, number>>;
}

export interface SyncRun {
  id: number;
  source: string;
  state: SyncState;
  startedAt: Date;
  finishedAt: Date | null;
  /** Rows that the upstream says it has; null before it said so. */
  expected: number | null;
  counts: SyncCounts;
  error: string | null;
}

export function noCounts(): SyncCounts {
  return { listings: 0, read: 0, added: 0, changed: 0, unchanged: 0, skipped: {} };
}

/** What two parts of a sync did together. */
export function addCounts(a: SyncCounts, b: SyncCounts): SyncCounts {
  const skipped = { ...a.skipped };
  for (const [reason, count] of Object.entries(b.skipped) as [SkipReason, number][]) {
    skipped[reason] = (skipped[reason] ?? 0) + count;
  }
  return {
    listings: a.listings + b.listings,
    read: a.read + b.read,
    added: a.added + b.added,
    changed: a.changed + b.changed,
    unchanged: a.unchanged + b.unchanged,
    skipped,
  };
}

/** Whether the next scheduled sync is due. A run counts from its start, whatever became of it. */
export function isDue(lastStart: Date | null, now: Date, intervalMinutes: number): boolean {
  return lastStart === null || now.getTime() - lastStart.getTime() >= intervalMinutes * 60_000;
}
