import type { Queued, Sources, Stored } from '../context.ts';
import { isOfEnvironment } from './source-accounts.ts';
import { withdraw } from './sync-page.ts';

const BATCH_SIZE = 500;

/**
 * Withdraws the reviews of a removed source, one batch after the other, and deletes its quarantined rows, which would become
 * reviews. A crash leaves the rest to the next call.
 */
export async function withdrawReviews(context: Stored & Sources, source: string): Promise<void> {
  const { storage } = context;
  // The environment may have connected it again.
  const isLeft = isOfEnvironment(context, source);
  for (let isDone = false; !isDone; ) {
    const ids = isLeft ? [] : await storage.syncs.listSynced(source, BATCH_SIZE);
    isDone = await storage.transact(async (tx) => {
      // It may have been connected again.
      if (!(await tx.sourceAccounts.lockWithdrawing(source))) return true;
      await withdraw(tx, source, ids, 'Its source was removed.');
      if (ids.length === BATCH_SIZE) return false;
      if (!isLeft) await tx.quarantinedRows.deleteSynced(source);
      await tx.sourceAccounts.endWithdrawing(source);
      return true;
    });
  }
}

/** Continues what a crash has interrupted. */
export async function enqueueWithdrawals({ storage, jobs }: Stored & Queued): Promise<void> {
  for (const source of await storage.sourceAccounts.listWithdrawing()) {
    await jobs.enqueue('withdraw-reviews', { source });
  }
}
