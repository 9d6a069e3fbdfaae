import { AppError } from '#domain/errors.ts';
import type { JsonResponse } from '../http-json.ts';
import { fieldOf, type LooseRecord, numberOf, recordOf, stringOf } from '../loose-json.ts';
import type { AccessToken } from '../requests/token.ts';
import { requireRecord } from '../requests/upstream.ts';
import { GOOGLE } from './errors.ts';

/** A token is replaced this long before it expires: clocks differ, and requests take time. */
const MARGIN_MS = 60_000;
const DEFAULT_LIFETIME_SECONDS = 3_600;
const MAX_LIFETIME_SECONDS = 86_400;

/** A request of the token endpoint (Google Identity, "Using OAuth 2.0 for Web Server Applications"). */
export function tokenRequest(form: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(form) };
}

/**
 * What the token endpoint issues. Its errors are not quoted, because they may repeat a secret.
 *
 * @throws AppError; with its own reason where a consent has ended, or a code was used before
 */
export function issued(response: JsonResponse): LooseRecord {
  const { status, body } = response;
  const answer = body.kind === 'json' ? recordOf(body.value) : null;
  const error = answer ? stringOf(fieldOf(answer, 'error')) : '';
  if (error === 'invalid_grant') throw new AppError('source-consent-ended', { source: GOOGLE.name });
  if (status === 400 || status === 401 || status === 403) {
    throw new AppError('source-credentials', { source: GOOGLE.name });
  }
  return requireRecord(GOOGLE, response);
}

/** @param now when the response arrived @throws AppError */
export function issuedToken(response: JsonResponse, now: number): AccessToken {
  const answer = issued(response);
  const value = stringOf(fieldOf(answer, 'access_token')).trim();
  // A header accepts only visible ASCII.
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new AppError('source-response', { source: GOOGLE.name, kind: 'json' });
  }
  const seconds = Math.min(
    numberOf(fieldOf(answer, 'expires_in')) ?? DEFAULT_LIFETIME_SECONDS,
    MAX_LIFETIME_SECONDS,
  );
  return { value, usableFrom: now, expiresAt: now + seconds * 1000 - MARGIN_MS };
}
