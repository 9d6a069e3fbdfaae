import type { PreviewedReviews } from '#domain/decisions/approval.ts';
import { AppError } from '#domain/errors.ts';
import { type GuestNameStyle, publicGuestName, publicResponse } from '#domain/guests/guest-name.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import {
  isFiltered,
  MIN_SUMMARIZED,
  type PropertyView,
  REVIEW_SIDES,
} from '#domain/listings/property-view.ts';
import type { PublicProperty } from '#domain/listings/public-property.ts';
import type { ReviewFacets } from '#domain/listings/public-reviews.ts';
import { lastPage, offsetOf, PROPERTY_PAGE_REVIEWS } from '#domain/paging.ts';
import type { PublicReview, Review } from '#domain/reviews/review.ts';
import type { Cached, Configured, Google, Stored } from '../context.ts';
import { settings } from '../settings/settings.ts';
import { readSummary } from './listing-cache.ts';
import { shownPlace } from './listing-places.ts';
import { photosOf } from './photos.ts';

/** What the public sees of a property, and whose Google reviews. */
export interface PropertyWithPlace extends PublicProperty {
  /** The Google place whose reviews belong on the page; null when there is none. */
  placeId: string | null;
  /** Whether that place is the company's and not the listing's own. */
  isCompanyPlace: boolean;
}

export interface PropertyRequest {
  view?: PropertyView;
  /** ISO 639-1 code of the page's language. */
  language?: string;
  /** Pending reviews that count as approved: for a manager's preview alone. */
  previewed?: PreviewedReviews | undefined;
}

/** Reviews in the language of a page come first, except on English pages, which are everyone's. */
const UNORDERED_LANGUAGE = 'en';

/**
 * @throws not-found when there is no such listing, it was merged into another, or the view is not one of its pages: a later page than the last, or a
 *   language or channel that no shown review has
 */
export async function publicProperty(
  context: Configured & Google & Cached,
  id: ListingId,
  { view = {}, language = UNORDERED_LANGUAGE, previewed }: PropertyRequest = {},
): Promise<PropertyWithPlace> {
  const { storage } = context;
  const found = await storage.listings.publicById(id, previewed);
  if (!found) throw await missing(context, id);
  const { listing, visibleReviews: shown, byStars, placeId } = found;
  const selection = { listing: id, view, previewed };
  const { page = 1 } = view;
  const part = { limit: PROPERTY_PAGE_REVIEWS, offset: offsetOf(page - 1, PROPERTY_PAGE_REVIEWS) };
  const first = language === UNORDERED_LANGUAGE ? null : language;
  const isSummarized = shown >= MIN_SUMMARIZED && page === 1 && !isFiltered(view);
  const [
    reviews,
    selected,
    { facets, categories },
    photos,
    sides,
    { ratingsInMarkup, guestNames, publicTranslations },
  ] = await Promise.all([
    part.offset < shown ? storage.reviews.listOfPublicPage(selection, part, first) : [],
    isFiltered(view) ? storage.reviews.countPublic(selection) : shown,
    previewed ? readSummary(storage.reviews, id, previewed) : context.listings.summary(id),
    photosOf(context, id),
    isSummarized ? storage.reviews.highlights(selection, language) : [],
    settings(context),
  ]);
  const pages = lastPage(selected, PROPERTY_PAGE_REVIEWS) + 1;
  if (page > pages || !isOffered(view, facets)) throw new AppError('no-such-view');
  const foreign = reviews.filter((review) => review.language !== language).map((review) => review.id);
  const translations = await storage.translations.ofReviews(publicTranslations ? foreign : [], language);
  const named = (review: PublicReview) => ({
    ...withPublicName(review, guestNames),
    translation: translations.get(review.id)?.text,
  });
  return {
    listing,
    view,
    reviews: reviews.map(named),
    shown,
    selected,
    byStars,
    facets,
    categories,
    photos,
    about: found.about,
    highlights:
      sides.length === REVIEW_SIDES.length
        ? sides.map((highlight) => ({ ...highlight, review: named(highlight.review) }))
        : [],
    pages,
    ratingsInMarkup,
    placeId: shownPlace(context, placeId),
    isCompanyPlace: placeId === null,
  };
}

async function missing({ storage }: Stored, id: ListingId): Promise<AppError> {
  const into = await storage.listings.shownAs(id);
  return into === null || into === id
    ? new AppError('property-not-found')
    : new AppError('property-merged', { into });
}

/** Whether shown reviews have the language and the channel of a view. */
function isOffered({ language, channel }: PropertyView, { languages, channels }: ReviewFacets): boolean {
  const has = (values: ReviewFacets['languages'], chosen: string | undefined) =>
    chosen === undefined || values.some(({ value }) => value === chosen);
  return has(languages, language) && has(channels, channel);
}

/** The page, from 1, on which the public would find a review; 1 if the public would not find it. */
export async function publicPageOf(
  { storage }: Stored,
  id: ListingId,
  reviewId: ReviewId,
  previewed: PreviewedReviews,
): Promise<number> {
  const newer = await storage.reviews.countNewerPublic(id, reviewId, previewed);
  return Math.floor(newer / PROPERTY_PAGE_REVIEWS) + 1;
}

/** A review as the public sees it. */
export function withPublicName<Shown extends Review>(review: Shown, style: GuestNameStyle): Shown {
  const { guestName, response } = review;
  return {
    ...review,
    guestName: publicGuestName(guestName, style),
    ...(response && { response: { ...response, text: publicResponse(response.text, guestName, style) } }),
  };
}
