import { AppError } from '#domain/errors.ts';
import type { SendOnce } from '../requests/authorized-requests.ts';
import type { TokenEndpoint, TokenLifetime } from '../requests/oauth-token.ts';
import type { RetryOptions } from '../requests/retry.ts';
import { GOOGLE } from './errors.ts';

/** Clocks differ, and requests take time, so a token is replaced a minute before it expires. */
export const GOOGLE_TOKEN: TokenLifetime = { defaultSeconds: 3_600, maxSeconds: 86_400, earlyMs: 60_000 };

/** The token endpoint (Google Identity, "Using OAuth 2.0 for Web Server Applications"). */
export function googleTokens(
  sendOnce: SendOnce,
  address: string,
  attempt: TokenEndpoint['attempt'],
  retry: RetryOptions,
): TokenEndpoint {
  return {
    send: (init) => sendOnce(address, init),
    attempt,
    retry,
    // For a consent that was withdrawn or has expired, and for a code that was used before.
    rejection: (code) =>
      new AppError(code === 'invalid_grant' ? 'source-consent-ended' : 'source-client', {
        source: GOOGLE.name,
      }),
  };
}
