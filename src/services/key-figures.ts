import type { Context } from './context.ts';
import { type GoogleBudget, googleBudget } from './google-budget.ts';

/** What whoever looks after the product wants to see grow, shrink, or stand still too long. */
export interface KeyFigures {
  approved: number;
  pending: number;
  /** Responses that are on their way to Hostaway, whether or not an account is connected that could take them. */
  waitingReplies: number;
  /** Rows of the upstream that need a person. */
  heldRows: number;
  /** When a sync last succeeded; null when none has. */
  lastSync: Date | null;
  /** Of those that have ended. */
  hasLastSyncFailed: boolean;
  google: GoogleBudget;
}

export async function keyFigures(context: Context): Promise<KeyFigures> {
  const { source, storage } = context;
  const [stats, waiting, heldRows, lastSync, run, google] = await Promise.all([
    storage.reviews.stats(),
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
    heldRows,
    lastSync,
    hasLastSyncFailed: run?.state === 'failed',
    google,
  };
}
