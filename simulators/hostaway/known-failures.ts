import { BAD_GATEWAY, type Manners } from '../failures/spoil.ts';
import { failure, refusal } from './envelope.ts';
import { tooManyRequests } from './rate-limit.ts';

export type HostawayFailureName =
  | 'server-error'
  | 'bad-gateway'
  | 'empty-403'
  | 'invalid-token'
  | 'refused'
  | 'unauthorized';

/**
 * Failures in Hostaway's words. Only the 429 is documented; 403 as a sign of an old token and as a refused business
 * rule are, but not the bodies of the former: live clients look for an empty one or for `invalid_token`.
 */
export const HOSTAWAY_MANNERS: Manners<HostawayFailureName> = {
  named: {
    'server-error': () => failure(500, 'Internal server error'),
    'bad-gateway': () => BAD_GATEWAY,
    'empty-403': () => ({ status: 403, body: '' }),
    'invalid-token': () => refusal(403, 'invalid_token'),
    refused: () => refusal(403, 'Invalid review.'),
    unauthorized: () => failure(401, 'Unauthorized'),
  },
  tooMany: () => tooManyRequests(),
  announce: 'x-ratelimit-retry-after',
};

export const HOSTAWAY_FAILURES = Object.keys(HOSTAWAY_MANNERS.named) as HostawayFailureName[];
