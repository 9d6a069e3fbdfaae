import type { ManagedReview, Reply } from '#domain/responses/reply.ts';
import { starsOf } from '#domain/reviews/rating.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { ReviewContent } from '#domain/reviews/revision.ts';
import type { ReviewOrigin } from '#domain/sources/provenance.ts';
import { textOf, textOfStored } from '../errors/error-text.ts';
import type { Review as ReviewOnWire } from './reviews.ts';

/** A review as JSON: times in ISO 8601; absent fields are undefined. */
export function reviewOut(review: Review): ReviewOnWire {
  const { response, revision } = review;
  return {
    id: review.id,
    listingId: review.listingId,
    listingName: review.listingName,
    guestName: review.guestName,
    reviewText: review.reviewText,
    rating: review.rating,
    ratingDerived: review.ratingDerived,
    channel: review.channel,
    reviewDate: review.reviewDate.toISOString(),
    sentiment: review.sentiment,
    isApproved: review.isApproved,
    isImported: review.isImported || undefined,
    response: response ? { text: response.text, date: response.date?.toISOString() ?? null } : undefined,
    revision: revision
      ? { before: contentOut(revision.before), after: contentOut(revision.after) }
      : undefined,
  };
}

/** The same with the managers' fields: the decision, private feedback, and the state of the company's response. */
export function managedReviewOut(review: ManagedReview): ReviewOnWire {
  return {
    ...reviewOut(review),
    decision: review.decision,
    origin: originOut(review.origin),
    decidedBy: review.decidedBy ?? undefined,
    decidedAt: review.decidedAt?.toISOString(),
    reason: review.reason ?? undefined,
    assignee: review.assignee ?? undefined,
    notes: review.notes,
    categories: review.categories,
    topics: review.topics,
    isSentimentCorrected: review.isSentimentCorrected || undefined,
    arrivalDate: review.arrivalDate ?? undefined,
    departureDate: review.departureDate ?? undefined,
    reservationId: review.reservationId ?? undefined,
    channelReservationId: review.channelReservationId ?? undefined,
    privateFeedback: review.privateFeedback ?? undefined,
    language: review.language ?? undefined,
    reply: review.reply ? replyOut(review.reply) : undefined,
    canReply: review.replyBlockedReason === null,
    replyBlockedReason: review.replyBlockedReason ? textOf(review.replyBlockedReason) : undefined,
    isWithdrawn: review.isWithdrawn || undefined,
  };
}

function replyOut(reply: Reply): ReviewOnWire['reply'] {
  return { ...reply, reason: reply.reason === null ? null : textOfStored(reply.reason) };
}

function originOut({ kind, source, at, by }: ReviewOrigin): ReviewOnWire['origin'] {
  return { kind, source, at: at.toISOString(), by: by ?? undefined };
}

export function contentOut({ text, tenths }: ReviewContent): { text: string; rating: number | null } {
  return { text, rating: tenths === null ? null : starsOf(tenths) };
}
