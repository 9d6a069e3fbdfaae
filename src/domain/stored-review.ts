import { rate } from './rating.ts';
import type { IncomingReview, Review } from './review.ts';

/** Parts of a review that a file may leave out altogether. */
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

/** What upstreams say of a review, as we have it. */
export type StoredReview = Omit<IncomingReview, 'upstreamListingId'>;

/** A review with everything that an export tells of it. */
export interface FullReview {
  review: Review;
  source: string;
  upstreamListingId: string;
  /** As its source has it. Private feedback is null unless it was asked for. */
  stored: StoredReview;
}

/**
 * A review from a file that leaves some parts out, completed by what is known of them: that a file is silent on
 * something does not make it untrue. An empty part is not a missing one, and does replace.
 */
export function completed<Incoming extends StoredReview>(
  review: Incoming,
  missing: readonly ReviewPart[],
  stored: StoredReview,
): Incoming {
  const whole = { ...review };
  const keep = <Part extends keyof StoredReview>(part: Part) => {
    whole[part] = stored[part] as Incoming[Part];
  };
  for (const part of missing) keep(part);
  if (missing.includes('rawRating')) keep('ratingScale');
  if (missing.includes('rawRating') || missing.includes('categories')) {
    const ratings = whole.categories.map((category) => category.rating);
    whole.rating = rate(whole.rawRating, ratings, whole.ratingScale);
  }
  // The tone of a text that the file does not have was scored when it came.
  if (missing.includes('text') || missing.includes('rawRating')) keep('sentiment');
  if (whole.response && whole.response.date === null && whole.response.text === stored.response?.text) {
    keep('response');
  }
  return whole;
}

/** Whether a source says the same of a review as before. Ratings are kept as single-precision numbers. */
export function saysTheSame(a: StoredReview, b: StoredReview): boolean {
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
    review.sentiment,
    [response?.text, response?.date],
  ];
}
