import { AppError } from '#domain/errors.ts';
import type { JsonResponse } from '../http-json.ts';
import { fieldOf, numberOf, recordOf, stringOf } from '../loose-json.ts';
import { errorResponse } from './errors.ts';

/** An access token and when it is valid, in milliseconds since 1970 by our own clock. */
export interface AccessToken {
  value: string;
  usableFrom: number;
  expiresAt: number;
}

/** Stores the access token of one account. Hostaway asks clients to reuse tokens. */
export interface TokenStore {
  load(): Promise<AccessToken | null>;
  save(token: AccessToken): Promise<void>;
  /** Runs `work` under a lock that all processes with this store share. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Stores the token for the life of the process. */
export function tokenInMemory(): TokenStore {
  let stored: AccessToken | null = null;
  return {
    load: async () => stored,
    save: async (token) => {
      stored = token;
    },
    alone: (work) => work(),
  };
}

export interface TokenProvider {
  /**
   * A token that is valid now. Waits for the first second of a new token to pass.
   *
   * @param rejected a token that the upstream no longer accepts; another one is returned
   */
  token(rejected?: string): Promise<string>;
}

/** A longer wait than a token's first second only means that another machine's clock is ahead. */
const MAX_WAIT_MS = 3_000;

/** Requests a token only when the stored one is unusable, once for all concurrent callers in all processes. */
export function tokenProvider(
  store: TokenStore,
  issue: () => Promise<AccessToken>,
  clock: { now(): number; sleep(ms: number): Promise<void> },
): TokenProvider {
  let pending: Promise<AccessToken> | null = null;
  /**
   * The last token for which a caller waited. Each token is waited for once, even if its times come from a wrong clock.
   */
  let waitedFor = '';

  const isUsable = (token: AccessToken | null, rejected?: string): token is AccessToken =>
    token !== null && token.value !== rejected && token.expiresAt > clock.now();

  async function loadOrIssue(rejected?: string): Promise<AccessToken> {
    // Another process may have saved one while we waited for the lock.
    const stored = await store.load();
    if (isUsable(stored, rejected)) return stored;
    const token = await issue();
    await store.save(token);
    return token;
  }

  function issueOnce(rejected?: string): Promise<AccessToken> {
    pending ??= store
      .alone(() => loadOrIssue(rejected))
      .finally(() => {
        pending = null;
      });
    return pending;
  }

  return {
    async token(rejected) {
      const stored = pending ? await pending : await store.load();
      const token = isUsable(stored, rejected) ? stored : await issueOnce(rejected);
      const waitMs = Math.min(token.usableFrom - clock.now(), MAX_WAIT_MS);
      if (waitMs > 0 && token.value !== waitedFor) await clock.sleep(waitMs);
      waitedFor = token.value;
      return token.value;
    },
  };
}

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
  if (status === 400 || status === 401 || status === 403) throw new AppError('hostaway-credentials');
  if (status < 200 || status > 299) throw errorResponse(status, body);
  const envelope = body.kind === 'json' ? recordOf(body.value) : null;
  if (envelope && fieldOf(envelope, 'status') === 'fail') throw new AppError('hostaway-credentials');
  const token = envelope && (recordOf(fieldOf(envelope, 'result')) ?? envelope);
  const value = token ? stringOf(fieldOf(token, 'access_token')).trim() : '';
  // A header accepts only visible ASCII.
  if (!token || !/^[\x21-\x7e]+$/.test(value)) throw new AppError('hostaway-response', { kind: body.kind });
  const seconds = numberOf(fieldOf(token, 'expires_in')) ?? 0;
  const lifetime = seconds > 0 ? Math.min(seconds, MAX_LIFETIME_SECONDS) : MAX_LIFETIME_SECONDS;
  return { value, usableFrom: now + UNUSABLE_MS + MARGIN_MS, expiresAt: now + lifetime * 1000 };
}
