import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { type RatingDistribution, ratingDistribution } from '#domain/listings/rating-distribution.ts';
import { isLowSlower, type WaitingTimes } from '#domain/listings/waiting-times.ts';
import type { Stored } from '../context.ts';
import { requireListing } from './listing-places.ts';

/**
 * The published reviews of a listing by stars, how many of each are public, and how long they wait for a decision.
 *
 * @throws not-found when there is no such listing
 */
export async function listingRatingDistribution(
  { storage }: Stored,
  actor: Actor,
  id: ListingId,
): Promise<RatingDistribution & { waiting: WaitingTimes & { isLowSlower: boolean } }> {
  requireListing(actor, id);
  const [counts, waiting, place] = await Promise.all([
    storage.reviews.ratingCounts(id),
    storage.reviews.waitingTimes(id),
    storage.listings.googlePlaceId(id),
  ]);
  if (place === undefined) throw new AppError('unknown-id', { noun: 'listing', id });
  return { ...ratingDistribution(counts), waiting: { ...waiting, isLowSlower: isLowSlower(waiting) } };
}
