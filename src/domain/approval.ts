import type { ReviewId } from './ids.ts';

/** What caused a decision. */
export type DecisionCause = 'manager' | 'sync';

/** One entry of a review's append-only history. */
export interface Decision {
  reviewId: ReviewId;
  from: boolean;
  to: boolean;
  cause: DecisionCause;
  /** The name of the actor; null when a sync caused it. */
  by: string | null;
  reason: string | null;
}

/** The pending reviews that a preview shows as if they were approved. */
export type PreviewedReviews = 'all' | readonly ReviewId[];

/** The decision that changes a review's approval to `to`; null when it has that state already. */
export function decide(
  review: { id: ReviewId; isApproved: boolean },
  to: boolean,
  by: string,
): Decision | null {
  if (review.isApproved === to) return null;
  return { reviewId: review.id, from: review.isApproved, to, cause: 'manager', by, reason: null };
}
