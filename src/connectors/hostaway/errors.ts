import { AppError } from '#domain/errors.ts';
import { redact } from '../clean-text.ts';
import type { FailureKind, ResponseBody } from '../http-json.ts';
import { fieldOf, recordOf, stringOf } from '../loose-json.ts';

const FAILURES: Record<FailureKind, string> = {
  unreachable: 'Hostaway could not be reached.',
  timeout: 'Hostaway did not answer in time.',
  'too-slow': 'Hostaway sent its response too slowly.',
  interrupted: 'Hostaway closed the connection before its response was complete.',
  'too-large': 'Hostaway sent a response that is larger than the limit.',
};

export function requestFailed(kind: FailureKind, cause: unknown): AppError {
  return new AppError('unavailable', FAILURES[kind], { cause });
}

const UNEXPECTED: Record<ResponseBody['kind'], string> = {
  json: 'Hostaway sent a response in an unknown format.',
  html: 'Hostaway sent a web page instead of data. Check the API address.',
  empty: 'Hostaway sent an empty response.',
  invalid: 'Hostaway sent a response that is incomplete or not valid JSON.',
};

export function unexpectedResponse(kind: ResponseBody['kind']): AppError {
  return new AppError('unavailable', UNEXPECTED[kind]);
}

export function incompleteList(): AppError {
  return new AppError(
    'unavailable',
    'Hostaway sent fewer rows than the total that it reports. No review was removed; try again later.',
  );
}

/** Does not quote the upstream, whose message could repeat the key. */
export function wrongCredentials(): AppError {
  return new AppError(
    'unavailable',
    'Hostaway rejected the account id or API key. Compare both with the Hostaway dashboard.',
  );
}

export function tooManyRequests(waitMs: number | null): AppError {
  return new AppError(
    'unavailable',
    'Hostaway is rejecting requests because there were too many. Try again later.',
    waitMs === null ? undefined : { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}

/** Any other response that reports a failure. */
export function errorResponse(status: number, body: ResponseBody): AppError {
  return new AppError('unavailable', describeStatus(status), { cause: upstreamMessage(body) });
}

function describeStatus(status: number): string {
  if (status >= 500) return `Hostaway failed with an internal error (HTTP ${status}).`;
  if (status === 401 || status === 403) return `Hostaway denied access (HTTP ${status}).`;
  if (status === 404) return 'Hostaway does not know the requested address. Check the API address.';
  if (status < 300) return 'Hostaway reports that the request failed.';
  if (status < 400) {
    return `Hostaway redirects to another address (HTTP ${status}). Check the API address; it should begin with https.`;
  }
  return `Hostaway rejected the request (HTTP ${status}).`;
}

export function clientClosed(): AppError {
  return new AppError('unavailable', 'The connection to Hostaway was closed.');
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
