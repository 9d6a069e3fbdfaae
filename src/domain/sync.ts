import type { SkipReason } from './review.ts';

export type SyncState = 'running' | 'succeeded' | 'failed';

/** Everything, so that edits and deletions are seen; or only what was submitted lately. */
export type SyncKind = 'full' | 'recent';

/** What a sync did so far, row by row. */
export interface SyncCounts {
  listings: number;
  /** Upstream rows read. */
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Reviews that are no longer published at their channel. */
  removed: number;
  skipped: Partial<Record<SkipReason, number>>;
}

export interface SyncRun {
  id: number;
  source: string;
  kind: SyncKind;
  state: SyncState;
  startedAt: Date;
  finishedAt: Date | null;
  /** Rows that the upstream says it has; null before it said so. */
  expected: number | null;
  /** Rows of the upstream's list that are done: where a full sync that was cut off goes on. */
  nextOffset: number;
  counts: SyncCounts;
  error: string | null;
}

export function noCounts(): SyncCounts {
  return { listings: 0, read: 0, added: 0, changed: 0, unchanged: 0, removed: 0, skipped: {} };
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
    removed: a.removed + b.removed,
    skipped,
  };
}

/** A failed sync is tried again after this long, or after the interval where that is shorter. */
const RETRY_MINUTES = 2;
/** Up to this many rows everything is read every time: that is ten requests, a few seconds. */
const SMALL_ACCOUNT_ROWS = 5_000;
const FULL_SYNC_HOURS = 24;
/** Beyond this a cut-off full sync starts anew rather than going on. */
const RESUME_HOURS = 12;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Whether the next scheduled sync is due. A run counts from its start; after a failure the next comes sooner, and after
 * one that says it runs too: while it does, no other begins, and else it was cut off.
 */
export function isDue(
  last: { startedAt: Date; state: SyncState } | null,
  now: Date,
  intervalMinutes: number,
): boolean {
  if (last === null) return true;
  const minutes = last.state === 'succeeded' ? intervalMinutes : Math.min(RETRY_MINUTES, intervalMinutes);
  return now.getTime() - last.startedAt.getTime() >= minutes * MINUTE_MS;
}

/** Everything is read once a day, and every time while the account is small. */
export function kindOfNext(
  lastFull: { finishedAt: Date | null; expected: number | null } | null,
  now: Date,
): SyncKind {
  if (!lastFull?.finishedAt || lastFull.expected === null || lastFull.expected <= SMALL_ACCOUNT_ROWS)
    return 'full';
  return now.getTime() - lastFull.finishedAt.getTime() >= FULL_SYNC_HOURS * HOUR_MS ? 'full' : 'recent';
}

/** Whether a full sync that did not succeed has got far enough, and lately enough, to go on where it was. */
export function isResumable(last: SyncRun | null, now: Date): boolean {
  return (
    last !== null &&
    last.kind === 'full' &&
    last.state === 'failed' &&
    last.nextOffset > 0 &&
    now.getTime() - last.startedAt.getTime() < RESUME_HOURS * HOUR_MS
  );
}
