import type { PreviewedReviews } from '#domain/decisions/approval.ts';
import { AppError } from '#domain/errors.ts';
import { type GuestNameStyle, publicGuestName } from '#domain/guests/guest-name.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { Listing } from '#domain/listings/listing.ts';
import { lastPage, offsetOf, PROPERTY_PAGE_REVIEWS } from '#domain/paging.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { Context } from '../context.ts';
import { settings } from '../settings/settings.ts';
import { shownPlace } from './listing-places.ts';

/** One page of what the public sees of a property. */
export interface PublicProperty {
  listing: Listing;
  /** The approved reviews of this page, newest first. */
  reviews: Review[];
  /** How many approved reviews there are on all pages. */
  shown: number;
  /** The number of published reviews by stars, from one to five. */
  byStars: readonly number[];
  /** The number of pages, at least one. A later page has no reviews. */
  pages: number;
  /** Whether the page also contains the average as structured data for search engines. */
  ratingsInMarkup: boolean;
  /** The Google place whose reviews belong on the page; null when there is none. */
  placeId: string | null;
  /** Whether that place is the company's and not the listing's own. */
  isCompanyPlace: boolean;
}

/**
 * @param page from 1
 * @param previewed pending reviews that count as approved: for a manager's preview alone
 * @throws not-found when there is no such listing
 */
export async function publicProperty(
  context: Context,
  id: ListingId,
  page: number,
  previewed?: PreviewedReviews,
): Promise<PublicProperty> {
  const { storage } = context;
  const part = { limit: PROPERTY_PAGE_REVIEWS, offset: offsetOf(page - 1, PROPERTY_PAGE_REVIEWS) };
  const found = await storage.listings.publicById(id, previewed);
  if (!found) throw new AppError('property-not-found');
  const { listing, visibleReviews, byStars, placeId } = found;
  const [reviews, { ratingsInMarkup, guestNames }] = await Promise.all([
    part.offset < visibleReviews ? storage.reviews.listOfPublicPage(id, part, previewed) : [],
    settings(context),
  ]);
  return {
    listing,
    reviews: reviews.map((review) => withPublicName(review, guestNames)),
    shown: visibleReviews,
    byStars,
    pages: lastPage(visibleReviews, PROPERTY_PAGE_REVIEWS) + 1,
    ratingsInMarkup,
    placeId: shownPlace(context, placeId),
    isCompanyPlace: placeId === null,
  };
}

/** The page, from 1, on which the public would find a review; 1 if the public would not find it. */
export async function publicPageOf(
  { storage }: Context,
  id: ListingId,
  reviewId: ReviewId,
  previewed: PreviewedReviews,
): Promise<number> {
  const newer = await storage.reviews.countNewerPublic(id, reviewId, previewed);
  return Math.floor(newer / PROPERTY_PAGE_REVIEWS) + 1;
}

/** A review as the public sees it. */
export function withPublicName(review: Review, style: GuestNameStyle): Review {
  return { ...review, guestName: publicGuestName(review.guestName, style) };
}
