import { randomBytes } from 'node:crypto';
import type { SimulatedAnswer, SimulatedRequest } from '../serve.ts';
import { failure, refusal, success } from './envelope.ts';

export interface TokenRules {
  accountId: string;
  apiKey: string;
  /** A token is refused until it is this old: documented as one second. */
  delayMs: number;
  /** Documented as 24 months. */
  lifetimeSeconds: number;
  now: () => number;
}

export interface TokenDesk {
  issue(request: SimulatedRequest): SimulatedAnswer;
  revoke(request: SimulatedRequest): SimulatedAnswer;
  /** null lets the request through. */
  check(request: SimulatedRequest): SimulatedAnswer | null;
  /** Every token issued so far becomes unknown, as if its owner had revoked it. */
  revokeAll(): void;
  /** Every token issued so far is as old as it may get. */
  expireAll(): void;
}

/**
 * Issues and checks access tokens. Wrong credentials are 401; a missing, unknown, revoked, expired or too fresh
 * token is 403, the same status as a refused business rule. The vendor documents neither body.
 */
export function openTokenDesk(rules: TokenRules): TokenDesk {
  const issuedAt = new Map<string, number>();
  return {
    issue({ body }) {
      const form = new URLSearchParams(body);
      if (form.get('grant_type') !== 'client_credentials') return failure(400, 'Unsupported grant type');
      if (form.get('scope') !== 'general') return failure(400, 'The requested scope is invalid');
      if (form.get('client_id') !== rules.accountId || form.get('client_secret') !== rules.apiKey) {
        return failure(401, 'Client authentication failed');
      }
      const token = jwtLike(rules);
      issuedAt.set(token, rules.now());
      return {
        status: 200,
        body: { token_type: 'Bearer', expires_in: rules.lifetimeSeconds, access_token: token },
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
      const age = rules.now() - issued;
      if (age < rules.delayMs) return refusal(403, 'Access denied: the access token is not valid yet.');
      if (age >= rules.lifetimeSeconds * 1000)
        return refusal(403, 'Access denied: the access token has expired.');
      return null;
    },
    revokeAll: () => issuedAt.clear(),
    expireAll() {
      for (const token of issuedAt.keys()) issuedAt.set(token, Number.NEGATIVE_INFINITY);
    },
  };
}

/** Shaped like the vendor's RS256 tokens. The signature is noise: clients are told to treat the token as opaque. */
function jwtLike({ accountId, lifetimeSeconds, now }: TokenRules): string {
  const iat = Math.floor(now() / 1000);
  const jti = randomBytes(20).toString('hex');
  const exp = iat + lifetimeSeconds;
  const claims = { aud: accountId, jti, iat, nbf: iat, exp, sub: '', scopes: ['general'] };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ typ: 'JWT', alg: 'RS256' })}.${part(claims)}.${randomBytes(64).toString('base64url')}`;
}
