import type { AppError } from '#domain/errors.ts';
import { type JsonResponse, recordIn } from '../http-json.ts';
import { type LooseRecord, numberOf, stringOf } from '../loose-json.ts';
import type { RetryOptions } from './retry.ts';
import type { AccessToken } from './token.ts';
import { errorResponse, requireRecord, wrongFormat } from './upstream.ts';

/** Where an upstream issues access tokens (OAuth 2.0, RFC 6749). */
export interface TokenEndpoint {
  send(init: RequestInit): Promise<JsonResponse>;
  /** `withRetries`, or `withoutRetries` where a lost response would use up a code or one of a few tokens. */
  attempt(send: () => Promise<JsonResponse>, retry: RetryOptions): Promise<JsonResponse>;
  retry: RetryOptions;
  /** @param code the error code of RFC 6749, 5.2; empty without one */
  rejection(code: string): AppError;
}

/** Sends a form to a token endpoint. Its errors are not quoted, because they may repeat a secret. @throws AppError */
export async function oauthGrant(
  { send, attempt, retry, rejection }: TokenEndpoint,
  form: Readonly<Record<string, string>>,
): Promise<LooseRecord> {
  const response = await attempt(async (): Promise<JsonResponse> => {
    const received = await send({ method: 'POST', body: new URLSearchParams(form) });
    return received.status < 500 ? received : { ...received, body: { kind: 'empty' } };
  }, retry);
  const { status, body } = response;
  // A web page comes from a proxy or a firewall, or from a wrong address.
  if ((status === 400 || status === 401 || status === 403) && body.kind !== 'html') {
    const error = recordIn(body);
    throw rejection(error ? stringOf(error.error) : '');
  }
  if (status > 299) throw errorResponse(retry.upstream, status, { kind: 'empty' });
  return requireRecord(retry.upstream, response);
}

export interface TokenLifetime {
  /** Of a token without a plausible lifetime. */
  defaultSeconds: number;
  maxSeconds: number;
  /** How long before its end a token is replaced, though not in the first half of its lifetime. */
  earlyMs: number;
  /** How long a new token is not accepted yet. */
  unusableMs?: number;
}

/** The access token in a response that has just arrived. @throws AppError */
export function accessTokenIn(
  grant: LooseRecord,
  { upstream, now }: RetryOptions,
  { defaultSeconds, maxSeconds, earlyMs, unusableMs = 0 }: TokenLifetime,
): AccessToken {
  const value = stringOf(grant.access_token).trim();
  // A header accepts only visible ASCII.
  if (!/^[\x21-\x7e]+$/.test(value)) throw wrongFormat(upstream);
  const seconds = numberOf(grant.expires_in) ?? 0;
  const lifetimeMs = 1000 * (seconds > 0 ? Math.min(seconds, maxSeconds) : defaultSeconds);
  const issuedAt = now();
  return {
    value,
    usableFrom: issuedAt + unusableMs,
    expiresAt: issuedAt + Math.max(lifetimeMs - earlyMs, lifetimeMs / 2),
  };
}
