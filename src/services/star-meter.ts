import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { type StarMeter, starMeter } from '#domain/star-meter.ts';
import type { Context } from './context.ts';

/**
 * What share of a listing's published reviews the public sees, star by star.
 *
 * @throws not-found when there is no such listing
 */
export async function listingMeter({ storage }: Context, id: ListingId): Promise<StarMeter> {
  const [counts, place] = await Promise.all([
    storage.reviews.ratingCounts(id),
    storage.listings.googlePlaceId(id),
  ]);
  if (place === undefined) throw new AppError('not-found', `There is no listing ${id}.`);
  return starMeter(counts);
}
