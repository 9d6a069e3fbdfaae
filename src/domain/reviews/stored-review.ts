import { rate } from './rating.ts';
import type { IncomingReview, Review } from './review.ts';

/** Parts of a review that a file may lack. */
export type ReviewPart =
  | 'guestName'
  | 'text'
  | 'privateFeedback'
  | 'rawRating'
  | 'categories'
  | 'channel'
  | 'arrivalDate'
  | 'departureDate'
  | 'response';

/** The stored content of a review, as its upstream sent it. */
export type StoredReview = Omit<IncomingReview, 'upstreamListingId' | 'channelReviewId'>;

/** A review with everything that an export contains. */
export interface FullReview {
  review: Review;
  source: string;
  upstreamListingId: string;
  /** Private feedback is null unless it was requested. */
  stored: StoredReview;
}

/** A review from a file, with parts that the file lacks taken from the stored review. Empty parts are not missing. */
export function withStoredParts<Incoming extends StoredReview>(
  review: Incoming,
  missing: readonly ReviewPart[],
  stored: StoredReview,
): Incoming {
  const merged = { ...review };
  const keep = <Part extends keyof StoredReview>(part: Part) => {
    merged[part] = stored[part] as Incoming[Part];
  };
  for (const part of missing) keep(part);
  const [lacksRating, lacksCategories] = [missing.includes('rawRating'), missing.includes('categories')];
  if (lacksRating && lacksCategories) keep('ratingScale');
  else if (lacksRating || lacksCategories) {
    // The other part came from the file, on its scale.
    const rescaled = (value: number) => (value * review.ratingScale) / stored.ratingScale;
    if (lacksRating && stored.rawRating !== null) merged.rawRating = rescaled(stored.rawRating);
    if (lacksCategories)
      merged.categories = stored.categories.map((each) => ({ ...each, rating: rescaled(each.rating) }));
  }
  if (lacksRating || lacksCategories) {
    const ratings = merged.categories.map((category) => category.rating);
    merged.rating = rate(merged.rawRating, ratings, merged.ratingScale);
  }
  if (merged.response && merged.response.date === null && merged.response.text === stored.response?.text) {
    keep('response');
  }
  return merged;
}

/** Whether two versions of a review have the same content. PostgreSQL stores ratings as single-precision numbers. */
export function isSameContent(a: StoredReview, b: StoredReview): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
}

function comparable(review: StoredReview): unknown[] {
  const { rating, rawRating, categories, response } = review;
  return [
    review.guestName,
    review.text,
    review.privateFeedback,
    [rating?.tenths, rating?.derived ?? false],
    rawRating === null ? null : Math.fround(rawRating),
    review.ratingScale,
    categories.map(({ category, rating }) => [category, rating]),
    review.channel,
    review.submittedAt,
    review.arrivalDate,
    review.departureDate,
    [response?.text, response?.date],
  ];
}
