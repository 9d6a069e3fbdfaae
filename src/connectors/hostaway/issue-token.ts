import type { Answer } from '../json-exchange.ts';
import { fieldOf, numberOf, recordOf, stringOf } from '../loose-json.ts';
import { refusedWith, unreadable, wrongCredentials } from './refusals.ts';
import type { AccessToken } from './token.ts';

/** Tokens are refused in the first second of their life (Hostaway API documentation, "Working with authorization token"). */
const UNUSABLE_MS = 1000;
/** Timers may fire a little early, and a second on their clock is not quite one on ours. */
const MARGIN_MS = 15;
/** Documented as 24 months: for an answer that does not say, and the most that one may say. */
const LIFETIME_SECONDS = 63_072_000;

/** The form that `POST /accessTokens` wants. */
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
 * The token in an answer of `POST /accessTokens`. The documented answer is bare; one inside the usual envelope is read too.
 *
 * @param now when the answer came
 * @throws AppError
 */
export function issuedToken({ status, content }: Answer, now: number): AccessToken {
  if (status === 400 || status === 401 || status === 403) throw wrongCredentials();
  if (status < 200 || status > 299) throw refusedWith(status, content);
  const body = content.kind === 'json' ? recordOf(content.value) : null;
  if (body && fieldOf(body, 'status') === 'fail') throw wrongCredentials();
  const token = body && (recordOf(fieldOf(body, 'result')) ?? body);
  const value = token ? stringOf(fieldOf(token, 'access_token')).trim() : '';
  // Anything but visible ASCII cannot be sent in a header.
  if (!token || !/^[\x21-\x7e]+$/.test(value)) throw unreadable(content.kind);
  const told = numberOf(fieldOf(token, 'expires_in')) ?? 0;
  const lifetime = told > 0 ? Math.min(told, LIFETIME_SECONDS) : LIFETIME_SECONDS;
  return { value, usableFrom: now + UNUSABLE_MS + MARGIN_MS, expiresAt: now + lifetime * 1000 };
}
