import { AppError } from '#domain/errors.ts';
import { recordOf } from '../loose-json.ts';
import type { SendOnce } from '../requests/authorized-requests.ts';
import { accessTokenIn, oauthGrant, type TokenLifetime } from '../requests/oauth-token.ts';
import { type RetryOptions, withRetries } from '../requests/retry.ts';
import type { AccessToken } from '../requests/token.ts';
import { HOSTAWAY } from './errors.ts';

/** The documented lifetime of 24 months. */
const LIFETIME_SECONDS = 63_072_000;
const LIFETIME: TokenLifetime = {
  defaultSeconds: LIFETIME_SECONDS,
  maxSeconds: LIFETIME_SECONDS,
  earlyMs: 0,
  // Hostaway rejects a token in its first second (Hostaway API documentation, "Working with authorization token"). Timers may
  // fire early, and clocks differ slightly.
  unusableMs: 1_015,
};

/** A new token of `POST /accessTokens`. @throws AppError */
export async function issueToken(
  sendOnce: SendOnce,
  { accountId, apiKey }: { accountId: string; apiKey: string },
  retry: RetryOptions,
): Promise<AccessToken> {
  const rejection = () => new AppError('source-credentials', { source: HOSTAWAY.name });
  const grant = await oauthGrant(
    {
      send: (init) => sendOnce('/accessTokens', { ...init, headers: { 'cache-control': 'no-cache' } }),
      attempt: withRetries,
      retry,
      rejection,
    },
    { grant_type: 'client_credentials', client_id: accountId, client_secret: apiKey, scope: 'general' },
  );
  if (grant.status === 'fail') throw rejection();
  // The documented response has no envelope; one with the usual envelope is accepted too.
  return accessTokenIn(recordOf(grant.result) ?? grant, retry, LIFETIME);
}
