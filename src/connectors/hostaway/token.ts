import { AppError } from '#domain/errors.ts';
import type { JsonResponse } from '../http-json.ts';
import { fieldOf, numberOf, recordOf, stringOf } from '../loose-json.ts';
import type { AccessToken } from '../requests/token.ts';
import { errorResponse } from '../requests/upstream.ts';
import { HOSTAWAY } from './errors.ts';

/** Hostaway rejects a token in its first second (Hostaway API documentation, "Working with authorization token"). */
const UNUSABLE_MS = 1000;
/** Timers may fire early, and clocks differ slightly. */
const MARGIN_MS = 15;
/** The documented lifetime of 24 months: the default, and the longest that is accepted. */
const MAX_LIFETIME_SECONDS = 63_072_000;

/** The request of `POST /accessTokens`. */
export function tokenRequest(accountId: string, apiKey: string): RequestInit {
  const form = {
    grant_type: 'client_credentials',
    client_id: accountId,
    client_secret: apiKey,
    scope: 'general',
  };
  return { method: 'POST', headers: { 'cache-control': 'no-cache' }, body: new URLSearchParams(form) };
}

/**
 * The token in a response of `POST /accessTokens`. The documented response has no envelope; one with the usual envelope
 * is accepted too.
 *
 * @param now when the response arrived
 * @throws AppError
 */
export function issuedToken({ status, body }: JsonResponse, now: number): AccessToken {
  // The errors do not quote the upstream, whose message could repeat the key.
  if (status === 400 || status === 401 || status === 403)
    throw new AppError('source-credentials', { source: HOSTAWAY.name });
  if (status < 200 || status > 299) throw errorResponse(HOSTAWAY, status, body);
  const envelope = body.kind === 'json' ? recordOf(body.value) : null;
  if (envelope && fieldOf(envelope, 'status') === 'fail')
    throw new AppError('source-credentials', { source: HOSTAWAY.name });
  const token = envelope && (recordOf(fieldOf(envelope, 'result')) ?? envelope);
  const value = token ? stringOf(fieldOf(token, 'access_token')).trim() : '';
  // A header accepts only visible ASCII.
  if (!token || !/^[\x21-\x7e]+$/.test(value))
    throw new AppError('source-response', { source: HOSTAWAY.name, kind: body.kind });
  const seconds = numberOf(fieldOf(token, 'expires_in')) ?? 0;
  const lifetime = seconds > 0 ? Math.min(seconds, MAX_LIFETIME_SECONDS) : MAX_LIFETIME_SECONDS;
  return { value, usableFrom: now + UNUSABLE_MS + MARGIN_MS, expiresAt: now + lifetime * 1000 };
}
