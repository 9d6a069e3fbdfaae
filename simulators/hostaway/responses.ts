import { BAD_GATEWAY, type FailureResponses } from '../failures/inject.ts';
import type { SimulatedResponse } from '../serve.ts';

/** The envelope of most endpoints. Only the token endpoint has none. */
export function success(result: unknown): SimulatedResponse {
  return { status: 200, body: { status: 'success', result } };
}

/** A list of listings. `count` is the number of matches, not the size of the page. */
export function pagedList(result: unknown[], count: number, limit: number | null, offset: number | null) {
  const size = limit ?? Math.max(count, 1);
  const page = Math.floor((offset ?? 0) / size) + 1;
  const totalPages = Math.max(1, Math.ceil(count / size));
  return { status: 200, body: { status: 'success', result, limit, offset, count, page, totalPages } };
}

/** A list of reviews: the documented sample has neither limit nor pages. */
export function reviewList(result: unknown[], count: number, offset: number | null): SimulatedResponse {
  return { status: 200, body: { status: 'success', result, count, offset } };
}

/** An error with its message in `result`, as documented. */
export function failure(status: number, result: string): SimulatedResponse {
  return { status, body: { status: 'fail', result } };
}

/** An error with its message in `message`: rate limits, rejected tokens and rejected responses to reviews. */
export function refusal(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): SimulatedResponse {
  return { status, headers, body: { status: 'fail', message } };
}

/** The documented 429. */
export function tooManyRequests(headers: Record<string, string> = {}): SimulatedResponse {
  const message =
    'This error occurs because a server detects that your application has exceeded the rate limits or has made ' +
    'too many requests in a given period of time.';
  return refusal(429, message, headers);
}

export type HostawayFailureName =
  | 'server-error'
  | 'bad-gateway'
  | 'empty-403'
  | 'invalid-token'
  | 'refused'
  | 'unauthorized';

/**
 * Hostaway's own error responses. Only the body of the 429 is documented. 403 means an expired token or a rejected business
 * rule; for the former, live clients check for an empty body or `invalid_token`.
 */
export const HOSTAWAY_FAILURES: FailureResponses<HostawayFailureName> = {
  named: {
    'server-error': () => failure(500, 'Internal server error'),
    'bad-gateway': () => BAD_GATEWAY,
    'empty-403': () => ({ status: 403, body: '' }),
    'invalid-token': () => refusal(403, 'invalid_token'),
    refused: () => refusal(403, 'Invalid review.'),
    unauthorized: () => failure(401, 'Unauthorized'),
  },
  tooManyRequests: () => tooManyRequests(),
  announce: 'x-ratelimit-retry-after',
};
