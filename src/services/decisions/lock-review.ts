import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
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
  const listing = await tx.reviews.lock(id, actor.access);
  if (listing === null) throw reviewNotFound(id);
  return listing;
}

/** @throws not-found, also for a review that is outside the actor's access */
export async function requireReview(
  { storage }: { storage: Pick<Storage, 'reviews'> },
  actor: Actor,
  id: ReviewId,
): Promise<Review> {
  const review = await storage.reviews.byId(id, actor.access);
  if (!review) throw reviewNotFound(id);
  return review;
}

export function reviewNotFound(id: ReviewId): AppError {
  return new AppError('unknown-id', { noun: 'review', id });
}
