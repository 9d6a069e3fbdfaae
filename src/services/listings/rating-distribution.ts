import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { type RatingDistribution, ratingDistribution } from '#domain/listings/rating-distribution.ts';
import type { Context } from '../context.ts';
import { requireListing } from './listing-places.ts';

/**
 * The published reviews of a listing by stars, and how many of each are public.
 *
 * @throws not-found when there is no such listing
 */
export async function listingRatingDistribution(
  { storage }: Context,
  actor: Actor,
  id: ListingId,
): Promise<RatingDistribution> {
  requireListing(actor, id);
  const [counts, place] = await Promise.all([
    storage.reviews.ratingCounts(id),
    storage.listings.googlePlaceId(id),
  ]);
  if (place === undefined) throw new AppError('unknown-id', { noun: 'listing', id });
  return ratingDistribution(counts);
}
