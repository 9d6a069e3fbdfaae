import { Refusal } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Listing } from '#domain/listing.ts';
import { PROPERTY_PAGE_REVIEWS } from '#domain/paging.ts';
import type { Review } from '#domain/review.ts';
import type { Context } from './context.ts';
import { googlePlaceFor } from './listing-places.ts';

/** What the public sees of a property. */
export interface PublicProperty {
  listing: Listing;
  /** The newest approved reviews. */
  reviews: Review[];
  /** The Google place whose reviews belong on the page; null when there is none. */
  placeId: string | null;
}

/** @throws not-found when there is no such listing */
export async function publicProperty(context: Context, id: ListingId): Promise<PublicProperty> {
  const { storage, timeZone } = context;
  const [listing, page, placeId] = await Promise.all([
    storage.read.listingById(id),
    storage.read.reviewPage(
      {
        listingId: id,
        approved: true,
        sortBy: 'date',
        sortOrder: 'desc',
        limit: PROPERTY_PAGE_REVIEWS,
        offset: 0,
      },
      timeZone,
    ),
    googlePlaceFor(context, id),
  ]);
  if (!listing) throw new Refusal('not-found', 'Property not found');
  return { listing, reviews: page.reviews, placeId };
}
