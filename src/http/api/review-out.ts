import type { GoogleReview as GoogleReviewOnWire } from '#contract/google-reviews.ts';
import type { Review as ReviewOnWire } from '#contract/reviews.ts';
import type { GoogleReview } from '#domain/google-review.ts';
import type { Review } from '#domain/review.ts';

/** A review as it crosses the wire: instants in ISO 8601, absent things left out. */
export function reviewOut({ reviewDate, response, ...review }: Review): ReviewOnWire {
  return {
    ...review,
    reviewDate: reviewDate.toISOString(),
    ...(response && { response: { text: response.text, date: response.date?.toISOString() ?? null } }),
  };
}

export function googleReviewOut({ time, ...review }: GoogleReview): GoogleReviewOnWire {
  return { ...review, time: time.toISOString() };
}
