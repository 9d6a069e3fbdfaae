import type { SimulatedAnswer } from '../serve.ts';
import { refusal, success } from './envelope.ts';
import type { HostawayReview } from './records.ts';

const AIRBNB = 2018;
const BOOKING = 2005;
const VRBO = 2002;

/** Vrbo closes a review to responses in the end. After how long is not documented: this length is ours. */
const VRBO_WINDOW_MS = 365 * 24 * 3600 * 1000;

/**
 * POST /reviews/{id}/respond with `{"revieweeResponse": "…"}`. Changes the review in place, once and for good.
 * Every refusal is a 403 with the vendor's own words, spelling included.
 */
export function respondToReview(
  reviews: readonly HostawayReview[],
  id: number,
  body: string,
  now: number,
): SimulatedAnswer {
  const review = reviews.find((candidate) => candidate.id === id);
  if (!review) return refusal(403, 'Review not found.');
  const response = plainText(body);
  const reason = objection(review, response, now);
  if (reason) return refusal(403, reason);
  review.revieweeResponse = response;
  review.updatedOn = new Date(now).toISOString().slice(0, 19).replace('T', ' ');
  return success(review);
}

function objection(review: HostawayReview, response: string, now: number): string | null {
  const channel = Number(review.channelId);
  const published = review.type === 'guest-to-host' && review.status === 'published';
  if (!published) return 'Invalid review.';
  if (![AIRBNB, BOOKING, VRBO].includes(channel)) return 'Invalid review. You cant respond to this review';
  if (!review.externalReviewId) return 'Invalid review.';
  if (channel === BOOKING && !review.publicReview?.trim()) return 'The review contains no words to reply to.';
  if (!response) return 'Response must not be empty.';
  if (review.revieweeResponse) return 'You already responded to this review.';
  if (channel === VRBO && age(review, now) > VRBO_WINDOW_MS) {
    return 'The time to send the review/rating has expired on Vrbo.';
  }
  return null;
}

function age({ submittedAt, departureDate }: HostawayReview, now: number): number {
  return now - Date.parse(`${(submittedAt ?? departureDate).replace(' ', 'T')}Z`);
}

/** HTML tags are removed. A body that is no JSON, or lacks the field, is an empty response. */
function plainText(body: string): string {
  try {
    const { revieweeResponse } = JSON.parse(body) as { revieweeResponse?: unknown };
    return typeof revieweeResponse === 'string' ? revieweeResponse.replace(/<[^>]*>/g, '').trim() : '';
  } catch {
    return '';
  }
}
