import type { SimulatedResponse } from '../serve.ts';
import type { GuestyData } from './data.ts';
import { refusal } from './refusals.ts';
import type { GuestyReply, GuestyReview } from './rows.ts';

/** What happens to responses that are passed on to their channel. Tests change it. */
export interface ReplyBehaviour {
  /** How often a review is read before its response has an outcome. */
  pendingReads: number;
  outcome: 'COMPLETED' | 'FAILED';
  reason?: string;
}

/** PUT /reviews/{id}/reply: one response for each review, which only Airbnb lets hosts change. Custom channels have none (assumed). */
export function replyToReview(data: GuestyData, id: string, body: string): SimulatedResponse {
  const review = data.reviews.find((each) => each._id === id);
  if (!review) return refusal(404, 'Review not found');
  const { reviewReply } = JSON.parse(body) as { reviewReply?: unknown };
  if (typeof reviewReply !== 'string' || reviewReply.trim() === '') {
    return refusal(400, 'reviewReply is required');
  }
  if (!data.listings.some(({ _id }) => _id === review.listingId)) {
    return refusal(404, 'REVIEWS_LISTING_NOT_FOUND');
  }
  if (review.channelId === 'custom') return refusal(400, 'Custom channels do not support replies');
  const existing = review.reviewReplies.some(({ status }) => status === 'PENDING' || status === 'COMPLETED');
  if (existing && review.channelId !== 'airbnb2') {
    return refusal(400, 'ERR_REVIEWS_LIBRARY: reply already exists and the channel does not allow update');
  }
  const reply: GuestyReply = { status: 'PENDING', reviewReply, replyAt: new Date().toISOString() };
  review.reviewReplies = [...review.reviewReplies.filter(({ status }) => status === 'FAILED'), reply];
  return { status: 200, body: review };
}

/** Counts a read of a review, after enough of which its response has an outcome. */
export function settleReply(
  review: GuestyReview,
  behaviour: ReplyBehaviour,
  reads: Map<string, number>,
): void {
  const reply = review.reviewReplies.find(({ status }) => status === 'PENDING');
  if (!reply) return;
  const count = (reads.get(review._id) ?? 0) + 1;
  reads.set(review._id, count);
  if (count <= behaviour.pendingReads) return;
  reads.delete(review._id);
  reply.status = behaviour.outcome;
  if (behaviour.reason !== undefined && behaviour.outcome === 'FAILED') reply.reason = behaviour.reason;
  review.updatedAt = new Date().toISOString();
}
