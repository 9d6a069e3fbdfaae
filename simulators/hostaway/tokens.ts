import { randomBytes } from 'node:crypto';
import type { SimulatedRequest, SimulatedResponse } from '../serve.ts';
import { failure, refusal, success } from './responses.ts';

export interface TokenOptions {
  accountId: string;
  apiKey: string;
  /** The keys of further accounts by their ids. */
  otherKeys?: Record<string, string>;
  /** A token is rejected until it has this age: documented as one second. */
  delayMs: number;
  /** Documented as 24 months. */
  lifetimeSeconds: number;
  now: () => number;
}

export interface Tokens {
  issue(request: SimulatedRequest): SimulatedResponse;
  revoke(request: SimulatedRequest): SimulatedResponse;
  /** @returns null for a valid token, otherwise the error response */
  check(request: SimulatedRequest): SimulatedResponse | null;
  /** Makes every issued token unknown, as if its owner had revoked it. */
  revokeAll(): void;
  /** Makes every issued token expired. */
  expireAll(): void;
  /** Accepts only this key for new tokens. */
  changeKey(apiKey: string): void;
}

/**
 * Issues and checks access tokens. Wrong credentials return 401. A missing, unknown, revoked, expired or too recent token
 * returns 403, the same status as a rejected business rule. The vendor documents neither body.
 */
export function createTokens(options: TokenOptions): Tokens {
  const issuedAt = new Map<string, number>();
  let { apiKey } = options;
  return {
    issue({ body }) {
      const form = new URLSearchParams(body);
      if (form.get('grant_type') !== 'client_credentials') return failure(400, 'Unsupported grant type');
      if (form.get('scope') !== 'general') return failure(400, 'The requested scope is invalid');
      const id = form.get('client_id') ?? '';
      const key = id === options.accountId ? apiKey : options.otherKeys?.[id];
      if (key === undefined || form.get('client_secret') !== key) {
        return failure(401, 'Client authentication failed');
      }
      const token = createToken(options);
      issuedAt.set(token, options.now());
      return {
        status: 200,
        body: { token_type: 'Bearer', expires_in: options.lifetimeSeconds, access_token: token },
      };
    },
    revoke({ query }) {
      issuedAt.delete(query.get('token') ?? '');
      return success([]);
    },
    check({ headers }) {
      const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
      const issued = token === undefined ? undefined : issuedAt.get(token);
      if (issued === undefined) return refusal(403, 'Access denied: the access token is missing or invalid.');
      const age = options.now() - issued;
      if (age < options.delayMs) return refusal(403, 'Access denied: the access token is not valid yet.');
      if (age >= options.lifetimeSeconds * 1000)
        return refusal(403, 'Access denied: the access token has expired.');
      return null;
    },
    revokeAll: () => issuedAt.clear(),
    changeKey(key) {
      apiKey = key;
    },
    expireAll() {
      for (const token of issuedAt.keys()) issuedAt.set(token, Number.NEGATIVE_INFINITY);
    },
  };
}

/** A token in the form of the vendor's RS256 tokens, with a random signature. */
function createToken({ accountId, lifetimeSeconds, now }: TokenOptions): string {
  const iat = Math.floor(now() / 1000);
  const jti = randomBytes(20).toString('hex');
  const exp = iat + lifetimeSeconds;
  const claims = { aud: accountId, jti, iat, nbf: iat, exp, sub: '', scopes: ['general'] };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ typ: 'JWT', alg: 'RS256' })}.${part(claims)}.${randomBytes(64).toString('base64url')}`;
}
