import type { SkipReason } from '../reviews/review.ts';
import type { Checkpoint } from './source-kind.ts';

export type SyncState = 'running' | 'succeeded' | 'failed';

/** `full` reads all reviews and finds edits and deletions; `recent` reads only new ones. */
export type SyncKind = 'full' | 'recent';

/** What a sync has done so far, in rows. */
export interface SyncCounts {
  listings: number;
  /** Upstream rows read. */
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Reviews that are no longer published on their channel. */
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
  /** The upstream's total number of rows; null before the first page. */
  expected: number | null;
  /** Where a failed full sync resumes; null before the first page. */
  checkpoint: Checkpoint | null;
  counts: SyncCounts;
  error: string | null;
}

export function noCounts(): SyncCounts {
  return { listings: 0, read: 0, added: 0, changed: 0, unchanged: 0, removed: 0, skipped: {} };
}

/** The sum of the counts of two parts of a sync. */
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

/** Time until a sync that fails for the first time is retried, or the interval if that is shorter. */
const RETRY_MINUTES = 2;
/**
 * How often the schedule checks whether a sync is due. The nearest check counts: every sync starts some seconds after its
 * check, so the check one interval later would come just too early.
 */
const CHECK_MINUTES = 1;
/** Accounts up to this size are read in full every time, with ten requests. */
const SMALL_ACCOUNT_ROWS = 5_000;
const FULL_SYNC_HOURS = 24;
/** An older failed full sync starts from the beginning. */
const RESUME_HOURS = 12;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Whether the next scheduled sync is due, counted from the start of the last one. It is due sooner after
 * a failure, and after a run that is still marked as running, which either holds the sync lock or crashed; the longer
 * syncs fail, the longer their source is left alone.
 *
 * @param lastSuccess when the last successful sync ended
 */
export function isDue(
  last: { startedAt: Date; state: SyncState } | null,
  lastSuccess: Date | null,
  now: Date,
  intervalMinutes: number,
): boolean {
  if (last === null) return true;
  const failingMinutes = minutesBetween(lastSuccess ?? last.startedAt, last.startedAt) - intervalMinutes;
  const retryMinutes = Math.max(RETRY_MINUTES, failingMinutes / 2);
  const minutes = last.state === 'succeeded' ? intervalMinutes : Math.min(retryMinutes, intervalMinutes);
  const elapsed = minutesBetween(last.startedAt, now);
  // A start that is a day or more in the future is no mere difference of clocks: one of them was wrong.
  return elapsed >= minutes - CHECK_MINUTES / 2 || elapsed <= -FULL_SYNC_HOURS * 60;
}

const minutesBetween = (from: Date, until: Date) => (until.getTime() - from.getTime()) / MINUTE_MS;

/** The kind of the next sync: full once a day, and always for small accounts. */
export function nextKind(
  lastFull: { finishedAt: Date | null; expected: number | null } | null,
  now: Date,
): SyncKind {
  if (!lastFull?.finishedAt || lastFull.expected === null || lastFull.expected <= SMALL_ACCOUNT_ROWS)
    return 'full';
  // One that is as far in the future ended while the clock was wrong.
  const hours = Math.abs(now.getTime() - lastFull.finishedAt.getTime()) / HOUR_MS;
  return hours >= FULL_SYNC_HOURS ? 'full' : 'recent';
}

/** Whether the last run is a recent full sync that failed and can resume. */
export function isResumable(last: SyncRun | null, now: Date): boolean {
  return (
    last !== null &&
    last.kind === 'full' &&
    last.state === 'failed' &&
    last.checkpoint !== null &&
    now.getTime() - last.startedAt.getTime() < RESUME_HOURS * HOUR_MS
  );
}
