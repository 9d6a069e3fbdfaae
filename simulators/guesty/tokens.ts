import { randomBytes } from 'node:crypto';
import type { SimulatedRequest, SimulatedResponse } from '../serve.ts';
import { FORBIDDEN, refusal } from './refusals.ts';

export interface TokenOptions {
  clientId: string;
  clientSecret: string;
  lifetimeSeconds: number;
  now: () => number;
}

export interface Tokens {
  issue(request: SimulatedRequest): SimulatedResponse;
  /** @returns null for a valid token, otherwise the error response */
  check(request: SimulatedRequest): SimulatedResponse | null;
  /** Makes every issued token expire. */
  expireAll(): void;
}

const MAX_TOKENS = 5;
const DAY_MS = 86_400_000;

/**
 * Issues at most five tokens in 24 hours. An expired or unknown token returns 403, a call without one 401 (Guesty Open API,
 * "Authentication"; the bodies of 401 are as clients report them).
 */
export function createTokens({ clientId, clientSecret, lifetimeSeconds, now }: TokenOptions): Tokens {
  const expiresAt = new Map<string, number>();
  let issued: number[] = [];
  return {
    issue({ body }) {
      const form = new URLSearchParams(body);
      if (form.get('grant_type') !== 'client_credentials' || form.get('scope') !== 'open-api') {
        return { status: 400, body: { error: 'invalid_request' } };
      }
      if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) {
        const error_description = 'Client authentication failed';
        return { status: 401, body: { error: 'invalid_client', error_description } };
      }
      issued = issued.filter((at) => at > now() - DAY_MS);
      if (issued.length >= MAX_TOKENS) {
        return { ...refusal(429, 'Too many tokens'), headers: { 'retry-after': '3600' } };
      }
      issued.push(now());
      const token = `${randomBytes(24).toString('base64url')}.${randomBytes(48).toString('base64url')}.sig`;
      expiresAt.set(token, now() + lifetimeSeconds * 1000);
      const body200 = { token_type: 'Bearer', expires_in: lifetimeSeconds, access_token: token };
      return { status: 200, body: { ...body200, scope: 'open-api' } };
    },
    check({ headers }) {
      if (headers.authorization === undefined) return refusal(401, 'Missing authorization');
      const token = /^Bearer (\S+)$/.exec(headers.authorization)?.[1] ?? '';
      return (expiresAt.get(token) ?? 0) > now() ? null : FORBIDDEN;
    },
    expireAll: () => expiresAt.clear(),
  };
}
