import type { Stored } from '../context.ts';
import type { ImportRules, SortedBatch } from './import-batch.ts';
import { upstreamIdsOf } from './store-reviews.ts';

/**
 * Moves rows from the reviews of a batch to its problems if their ids are those of other reviews, of other properties. The ids
 * of such a file likely count its rows.
 */
export async function refuseTakenIds(
  { storage }: Stored,
  sorted: SortedBatch,
  unit: ImportRules['unit'],
): Promise<void> {
  for (const [source, batch] of sorted.sources) {
    const known = await storage.reviews.byUpstreamIds(source, upstreamIdsOf(batch.placed));
    batch.placed = batch.placed.filter(({ review, listingId, at, missing }) => {
      const stored = known.get(review.upstreamId);
      if (!stored || stored.listingId === listingId) return true;
      const hasGuest = !missing.includes('guestName');
      const isSameReview =
        stored.review.submittedAt.getTime() === review.submittedAt.getTime() &&
        (!hasGuest || stored.review.guestName === review.guestName);
      if (isSameReview) return true;
      const reason = `id ${review.upstreamId} is that of a review of another property; if the ids only count the rows, choose no column for them`;
      sorted.problems.push({ unit, at, kind: 'failed', reason });
      return false;
    });
  }
  sorted.problems.sort((one, other) => one.at - other.at);
}
