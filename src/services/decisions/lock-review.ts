import type { Actor } from '#domain/accounts/actor.ts';
import { existing } from '#domain/errors.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { Storage, Transaction } from '#storage/storage.ts';

/**
 * Locks a review until the transaction ends.
 *
 * @returns its listing
 * @throws not-found, also for one that is outside the actor's access
 */
export async function lockReview(tx: Transaction, actor: Actor, id: ReviewId): Promise<ListingId> {
  return existing(await tx.reviews.lock(id, actor.access), { noun: 'review', id });
}

/** @throws not-found, also for a review that is outside the actor's access */
export async function requireReview(
  { storage }: { storage: Pick<Storage, 'reviews'> },
  actor: Actor,
  id: ReviewId,
): Promise<Review> {
  return existing(await storage.reviews.byId(id, actor.access), { noun: 'review', id });
}
