import type { SimulatedResponse } from '../serve.ts';
import type { HostawayReview } from './records.ts';
import { refusal, success } from './responses.ts';

const AIRBNB = 2018;
const BOOKING = 2005;
const VRBO = 2002;

/** Vrbo accepts responses for a limited time. Its length is not documented; this value is our own. */
const VRBO_WINDOW_MS = 365 * 24 * 3600 * 1000;

/**
 * POST /reviews/{id}/respond with `{"revieweeResponse": "…"}`. Changes the review; a second response is rejected.
 * Every error is a 403 with the vendor's own message, including its spelling.
 */
export function respondToReview(
  reviews: readonly HostawayReview[],
  id: number,
  body: string,
  now: number,
): SimulatedResponse {
  const review = reviews.find((candidate) => candidate.id === id);
  if (!review) return refusal(403, 'Review not found.');
  const response = plainText(body);
  const reason = rejectionOf(review, response, now);
  if (reason) return refusal(403, reason);
  review.revieweeResponse = response;
  review.updatedOn = new Date(now).toISOString().slice(0, 19).replace('T', ' ');
  return success(review);
}

function rejectionOf(review: HostawayReview, response: string, now: number): string | null {
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

/** Removes HTML tags. Invalid JSON or a missing field is an empty response. */
function plainText(body: string): string {
  try {
    const { revieweeResponse } = JSON.parse(body) as { revieweeResponse?: unknown };
    return typeof revieweeResponse === 'string' ? revieweeResponse.replace(/<[^>]*>/g, '').trim() : '';
  } catch {
    return '';
  }
}
