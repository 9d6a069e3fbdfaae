import type { GoogleReviews as GoogleReviewsOnWire } from '#contract/google-reviews.ts';
import type { GoogleReviews } from '#services/google-reviews.ts';

export function googleReviewsOut({ reviews, ...said }: GoogleReviews): GoogleReviewsOnWire {
  return {
    ...said,
    reviews: reviews.map(({ time, ...review }) => ({ ...review, time: time.toISOString() })),
  };
}
