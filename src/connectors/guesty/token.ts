import { AppError } from '#domain/errors.ts';
import type { JsonResponse } from '../http-json.ts';
import { fieldOf, numberOf, recordOf, stringOf } from '../loose-json.ts';
import type { RequestOptions, SendOnce } from '../requests/authorized-requests.ts';
import { withoutRetries } from '../requests/retry.ts';
import { type AccessToken, type TokenProvider, type TokenStore, tokenProvider } from '../requests/token.ts';
import { errorResponse } from '../requests/upstream.ts';
import { GUESTY } from './errors.ts';

export interface Credentials {
  clientId: string;
  clientSecret: string;
}

const DAY_SECONDS = 86_400;
/** A new token is requested this long before the old one expires. */
const EARLY_MS = 30 * 60_000;
/** Guesty issues at most five tokens in 24 hours. A younger token that is rejected is not replaced, so that they suffice. */
const MIN_AGE_MS = 5 * 3_600_000;

/**
 * The one token of an account, which all processes share (Guesty Open API, "Authentication"). Guesty rejects an expired token
 * and a call that is not permitted with the same response, so a token that was rejected is replaced only if it is old.
 */
export function guestyTokens(
  send: SendOnce,
  { clientId, clientSecret }: Credentials,
  { tokenStore, retry }: { tokenStore: TokenStore; retry: RequestOptions['retry'] },
): TokenProvider {
  const form = {
    grant_type: 'client_credentials',
    scope: 'open-api',
    client_id: clientId,
    client_secret: clientSecret,
  };
  // A request whose response was lost may have used up a token, so it is not repeated.
  const issue = async () =>
    issuedToken(
      await withoutRetries(
        () => send('/oauth2/token', { method: 'POST', body: new URLSearchParams(form) }),
        retry,
      ),
      retry.now(),
    );
  const provider = tokenProvider(tokenStore, issue, retry);
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

/** @param now when the response arrived @throws AppError, which does not quote the upstream: it could repeat the secret */
export function issuedToken({ status, body }: JsonResponse, now: number): AccessToken {
  if (status === 400 || status === 401 || status === 403) {
    throw new AppError('source-client', { source: GUESTY.name });
  }
  if (status < 200 || status > 299) throw errorResponse(GUESTY, status, { kind: 'empty' });
  const record = body.kind === 'json' ? recordOf(body.value) : null;
  const value = record ? stringOf(fieldOf(record, 'access_token')).trim() : '';
  // A header accepts only visible ASCII.
  if (!record || !/^[\x21-\x7e]+$/.test(value)) {
    throw new AppError('source-response', { source: GUESTY.name, kind: body.kind });
  }
  const seconds = numberOf(fieldOf(record, 'expires_in')) ?? 0;
  const lifetimeMs = 1000 * (seconds > 0 ? Math.min(seconds, DAY_SECONDS) : DAY_SECONDS);
  return { value, usableFrom: now, expiresAt: now + Math.max(lifetimeMs - EARLY_MS, lifetimeMs / 2) };
}
