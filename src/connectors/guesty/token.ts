import { AppError } from '#domain/errors.ts';
import type { SendOnce } from '../requests/authorized-requests.ts';
import { accessTokenIn, oauthGrant, type TokenLifetime } from '../requests/oauth-token.ts';
import { type RetryOptions, withoutRetries } from '../requests/retry.ts';
import { type TokenProvider, type TokenStore, tokenProvider } from '../requests/token.ts';
import { GUESTY } from './errors.ts';

export interface Credentials {
  clientId: string;
  clientSecret: string;
}

/** A new token is requested half an hour before the old one expires. */
const LIFETIME: TokenLifetime = { defaultSeconds: 86_400, maxSeconds: 86_400, earlyMs: 30 * 60_000 };
/** Guesty issues at most five tokens in 24 hours. A younger token that is rejected is not replaced, so that they suffice. */
const MIN_AGE_MS = 5 * 3_600_000;

/**
 * The one token of an account, which all processes share (Guesty Open API, "Authentication"). Guesty rejects an expired token
 * and a call that is not permitted with the same response, so a token that was rejected is replaced only if it is old.
 */
export function guestyTokens(
  sendOnce: SendOnce,
  { clientId, clientSecret }: Credentials,
  { tokenStore, retry }: { tokenStore: TokenStore; retry: RetryOptions },
): TokenProvider {
  const form = {
    grant_type: 'client_credentials',
    scope: 'open-api',
    client_id: clientId,
    client_secret: clientSecret,
  };
  const endpoint = {
    send: (init: RequestInit) => sendOnce('/oauth2/token', init),
    // A request whose response was lost may have used up a token.
    attempt: withoutRetries,
    retry,
    rejection: () => new AppError('source-client', { source: GUESTY.name }),
  };
  const provider = tokenProvider(
    tokenStore,
    async () => accessTokenIn(await oauthGrant(endpoint, form), retry, LIFETIME),
    retry,
  );
  return {
    async token(rejected) {
      if (rejected !== undefined) {
        const stored = await tokenStore.load();
        if (stored?.value === rejected && retry.now() - stored.usableFrom < MIN_AGE_MS) {
          throw new AppError('source-forbidden', { source: GUESTY.name });
        }
      }
      return provider.token(rejected);
    },
  };
}
