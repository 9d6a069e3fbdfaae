import type { Context } from './context.ts';
import { type GoogleBudget, googleBudget } from './google-budget.ts';

/** Figures for monitoring. */
export interface KeyFigures {
  approved: number;
  pending: number;
  /** Responses waiting in the outbox, even while no Hostaway account is connected. */
  waitingReplies: number;
  quarantinedRows: number;
  /** The last successful sync; null before the first. */
  lastSync: Date | null;
  /** Whether the last finished sync failed. */
  hasLastSyncFailed: boolean;
  google: GoogleBudget;
}

export async function keyFigures(context: Context): Promise<KeyFigures> {
  const { source, storage, timeZone } = context;
  const [stats, waiting, quarantinedRows, lastSync, run, google] = await Promise.all([
    storage.reviews.stats({}, timeZone),
    storage.replies.listWaiting(source),
    storage.quarantinedRows.count(source),
    storage.syncs.lastSuccess(source),
    storage.syncs.lastEnded(source),
    googleBudget(context),
  ]);
  return {
    approved: stats.approvedCount,
    pending: stats.pendingCount,
    waitingReplies: waiting.length,
    quarantinedRows,
    lastSync,
    hasLastSyncFailed: run?.state === 'failed',
    google,
  };
}
