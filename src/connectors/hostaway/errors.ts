import { AppError } from '#domain/errors.ts';
import { redact } from '../clean-text.ts';
import type { ResponseBody } from '../http-json.ts';
import { fieldOf, recordOf, stringOf } from '../loose-json.ts';

/** Any other response that reports a failure. */
export function errorResponse(status: number, body: ResponseBody): AppError {
  return new AppError('hostaway-status', { status }, { cause: upstreamMessage(body) });
}

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
  return RESPONSE_REJECTIONS.includes(upstreamMessage(body));
}

/** Three long parts between dots: an error message may repeat the token. */
const TOKEN = /[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}/g;

/**
 * Hostaway's own message, from the field `message` or `result`. It is for the log, and for a manager whose response was
 * rejected.
 */
export function upstreamMessage(body: ResponseBody): string {
  const envelope = body.kind === 'json' ? recordOf(body.value) : null;
  const texts = envelope ? [fieldOf(envelope, 'message'), fieldOf(envelope, 'result')] : [];
  const message = texts.map(stringOf).find((text) => text !== '') ?? body.kind;
  return redact(message.replace(TOKEN, '[token]'));
}
