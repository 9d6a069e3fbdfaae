import type { ReviewId } from './ids.ts';

/** Who or what moved a review between pending and approved. */
export type DecisionCause = 'manager' | 'sync';

/** One entry of a review's append-only history. */
export interface Decision {
  reviewId: ReviewId;
  from: boolean;
  to: boolean;
  cause: DecisionCause;
  /** The manager's username; null for what the product did by itself. */
  by: string | null;
  reason: string | null;
}

/** Which pending reviews count as approved while a manager looks at what the public would see. */
export type AsIfApproved = 'all' | readonly ReviewId[];

/** The decision that takes a review from `from` to `to`, or null when it stands there already (saying it twice is once). */
export function decide(
  review: { id: ReviewId; isApproved: boolean },
  to: boolean,
  by: string,
): Decision | null {
  if (review.isApproved === to) return null;
  return { reviewId: review.id, from: review.isApproved, to, cause: 'manager', by, reason: null };
}
