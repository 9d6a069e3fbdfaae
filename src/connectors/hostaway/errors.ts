import { SOURCE_NAMES } from '#domain/sources/source-kind.ts';
import type { ResponseBody } from '../http-json.ts';
import { type Upstream, upstreamMessage } from '../requests/upstream.ts';

export const HOSTAWAY: Upstream = { name: SOURCE_NAMES.hostaway, messageFields: ['message', 'result'] };

/**
 * The messages with which Hostaway rejects a response to a review (Hostaway API documentation, "Respond to a review").
 * They are listed because some of them read like the message for an expired token.
 */
const RESPONSE_REJECTIONS = [
  'Review not found.',
  'Invalid review. You cant respond to this review',
  'The review contains no words to reply to.',
  'Invalid review.',
  'Response must not be empty.',
  'You already responded to this review.',
  'The time to send the review/rating has expired on Vrbo.',
];

export function isResponseRejection(body: ResponseBody): boolean {
  return RESPONSE_REJECTIONS.includes(upstreamMessage(HOSTAWAY, body));
}
