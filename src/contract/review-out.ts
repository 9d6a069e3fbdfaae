import { starsOf } from '#domain/rating.ts';
import type { ManagedReview } from '#domain/reply.ts';
import type { Review } from '#domain/review.ts';
import type { ReviewContent } from '#domain/revision.ts';
import type { Review as ReviewOnWire } from './reviews.ts';

/** A review as JSON: times in ISO 8601, without absent fields. */
export function reviewOut({ reviewDate, response, revision, ...review }: Review): ReviewOnWire {
  return {
    ...review,
    reviewDate: reviewDate.toISOString(),
    ...(response && { response: { text: response.text, date: response.date?.toISOString() ?? null } }),
    ...(revision && { revision: { before: contentOut(revision.before), after: contentOut(revision.after) } }),
  };
}

/** The same with the managers' fields: the decision, private feedback, and the state of the company's response. */
export function managedReviewOut(managed: ManagedReview): ReviewOnWire {
  const {
    reply,
    replyBlockedReason,
    isWithdrawn,
    decidedBy,
    decidedAt,
    reason,
    privateFeedback,
    language,
    categories,
    arrivalDate,
    departureDate,
    assignee,
    ...review
  } = managed;
  return {
    ...reviewOut(review),
    ...(decidedBy !== null && { decidedBy }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(reason !== null && { reason }),
    ...(reply && { reply: { state: reply.state, text: reply.text, reason: reply.reason } }),
    ...(assignee !== null && { assignee }),
    categories,
    ...(arrivalDate !== null && { arrivalDate }),
    ...(departureDate !== null && { departureDate }),
    ...(privateFeedback !== null && { privateFeedback }),
    ...(language !== null && { language }),
    canReply: replyBlockedReason === null,
    ...(replyBlockedReason !== null && { replyBlockedReason }),
    ...(isWithdrawn && { isWithdrawn }),
  };
}

function contentOut({ text, tenths }: ReviewContent): { text: string; rating: number | null } {
  return { text, rating: tenths === null ? null : starsOf(tenths) };
}
