import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import { isSameReview, matchReviews } from '#domain/reviews/same-review.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Sources, Stored } from '../context.ts';
import { managedReview } from '../responses/responses.ts';

/**
 * Finds out which of the reviews of a batch that was stored another source has too, and separates those that have become
 * different.
 */
export async function matchStored(
  tx: Transaction,
  source: string,
  upstreamIds: readonly string[],
): Promise<void> {
  const pairs = await tx.reviews.pairsOf(source, upstreamIds);
  const different = pairs.filter(
    ({ pair: [counted, other], isApart }) => isApart || !isSameReview(counted, other),
  );
  const restored = await tx.reviews.restoreDuplicates(different.map(({ pair: [, { id }] }) => id));
  await markSame(tx, [{ source, upstreamIds }, ...restored], true);
}

/** Marks those of these reviews, which are given by source, that another source has too. */
async function markSame(
  tx: Transaction,
  reviews: readonly { source: string; upstreamIds: readonly string[] }[],
  isNews: boolean,
): Promise<void> {
  for (const { source, upstreamIds } of reviews) {
    const found = matchReviews(await tx.reviews.candidatesOf(source, upstreamIds));
    await tx.reviews.markDuplicates(found, isNews);
  }
}

/** The same for all reviews of a listing that is about to be merged into a property. @returns how many are the same */
export async function matchListings(
  tx: Transaction,
  listing: ListingId,
  property: ListingId,
): Promise<number> {
  const found = matchReviews(await tx.reviews.candidatesBetween(listing, property));
  await tx.reviews.markDuplicates(found, false);
  return found.length;
}

/**
 * The same after a listing was separated from a property: what only one of the two has left counts there, and what two other
 * sources of the property have is matched again.
 */
export async function rematch(tx: Transaction, listing: ListingId, property: ListingId): Promise<void> {
  await markSame(tx, await tx.reviews.restoreApart(listing, property), false);
}

/**
 * Separates two reviews that were matched by mistake, for good.
 *
 * @throws not-found for a review that is no duplicate, or outside the access
 */
export async function separateReview(
  context: Stored & Sources,
  actor: Actor,
  id: ReviewId,
): Promise<ManagedReview> {
  return context.storage.transact(async (tx) => {
    await tx.listings.lockMerges();
    const separated = await tx.reviews.separateDuplicate(actor, id);
    if (!separated) throw new AppError('unknown-id', { noun: 'review', id });
    const { listingId, from } = separated;
    await tx.events.insert(actor, {
      kind: 'review.separated',
      listing: listingId,
      review: id,
      data: { from },
    });
    return managedReview(context, actor, id, tx.reviews.managedById);
  });
}
