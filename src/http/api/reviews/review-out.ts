import { textOf, textOfStored } from '#contract/errors/error-text.ts';
import type { Review as ReviewOut } from '#contract/reviews/reviews.ts';
import type { ManagedReview, Review } from '#domain/reviews/review.ts';

/** A review for clients, with texts instead of reasons. */
export function reviewOut(review: Review | ManagedReview): ReviewOut {
  const { writtenResponse, responseBlockedReason }: Partial<ManagedReview> = review;
  if (!writtenResponse && !responseBlockedReason) return review as ReviewOut;
  return {
    ...review,
    writtenResponse: writtenResponse && {
      ...writtenResponse,
      reason: writtenResponse.reason && textOfStored(writtenResponse.reason),
    },
    responseBlockedReason: responseBlockedReason && textOf(responseBlockedReason),
  };
}
