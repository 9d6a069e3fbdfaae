import type { ReviewId } from '../ids.ts';

/**
 * A manager's decision about the present content of a review; `none` until there is one. Approved reviews are public.
 */
export const REVIEW_DECISIONS = ['none', 'approved', 'unpublished'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

export type DecisionCause = 'manager' | 'sync' | 'import';

/** One entry of a review's append-only history. */
export interface Decision {
  reviewId: ReviewId;
  from: ReviewDecision;
  to: ReviewDecision;
  cause: DecisionCause;
  /** The name of the actor; null for a sync, or an import by an unknown person. */
  by: string | null;
  reason: string | null;
}

/** An entry of the history with when it was made. */
export interface RecordedDecision extends Decision {
  at: Date;
  /** Whether it undid earlier decisions. */
  isUndo: boolean;
}

/** The pending reviews that a preview shows as if they were approved. */
export type PreviewedReviews = 'all' | readonly ReviewId[];

/** The decision that approves a review or keeps it unpublished; null when that is already decided. */
export function decide(
  review: { id: ReviewId; decision: ReviewDecision },
  isApproved: boolean,
  by: string,
  reason: string | null = null,
): Decision | null {
  const to = isApproved ? 'approved' : 'unpublished';
  if (review.decision === to) return null;
  return { reviewId: review.id, from: review.decision, to, cause: 'manager', by, reason };
}

/** Why a review is undecided again after a sync changed it. */
export const CHANGED_ON_CHANNEL = {
  cause: 'sync',
  by: null,
  reason: 'It changed on its channel after it was approved.',
} as const;

/** The decision that a change of the review causes; null when the review was undecided. */
export function revoke(
  review: { id: ReviewId; decision: ReviewDecision },
  { cause, by, reason }: Pick<Decision, 'cause' | 'by' | 'reason'>,
): Decision | null {
  if (review.decision === 'none') return null;
  return { reviewId: review.id, from: review.decision, to: 'none', cause, by, reason };
}
