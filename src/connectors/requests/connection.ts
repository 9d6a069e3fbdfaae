import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#domain/errors.ts';
import type { SourceSettings } from '#domain/sources/source-account.ts';
import type { Fetch, RequestLimits } from '../http-json.ts';
import type { RequestOptions } from './authorized-requests.ts';
import { type RateLimit, type RateLimiter, rateLimiter } from './rate-limiter.ts';
import { type TokenStore, tokenInMemory } from './token.ts';
import type { Upstream } from './upstream.ts';

/** How to connect to an account. */
export interface ConnectionOptions {
  /** Base URL, such as `https://api.example.com/v1`. */
  url: string;
  now?: () => number;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
  fetch?: Fetch;
  /** Stores the token beyond this process; in memory by default. */
  tokenStore?: TokenStore;
  /** Shared with other clients of the account; a new one by default. */
  limiter?: RateLimiter;
  /** For requests that must not wait for those of a sync; `limiter` by default. */
  urgentLimiter?: RateLimiter;
  limits?: Partial<RequestLimits>;
  /** Receives repeated attempts and skipped rows. Never receives the key or a token. */
  log?: { warn(details: object, message: string): void };
}

/** The limits of one request. */
const CONNECTION_LIMITS: RequestLimits = {
  headersMs: 10_000,
  bodyMs: 60_000,
  maxBytes: 32 * 1024 * 1024,
};

/**
 * A connection to an upstream until it is closed. If a setting is empty, all its requests fail, so that one account whose stored
 * settings are damaged does not keep the product from starting.
 */
export function openConnection(
  options: ConnectionOptions,
  upstream: Upstream,
  rateLimit: RateLimit,
  settings: SourceSettings,
) {
  const { now = Date.now, sleep = pause, random = Math.random, log } = options;
  const closing = new AbortController();
  const missing = Object.keys(settings).find((key) => !settings[key]);
  if (missing !== undefined) closing.abort(new AppError('source-missing-setting', { name: missing }));
  const clock = { now, sleep: (ms: number) => sleep(ms, closing.signal) };
  const limiter = options.limiter ?? rateLimiter(rateLimit, clock);
  const requests: Omit<RequestOptions, 'tokens' | 'isTokenRejection'> = {
    url: options.url.replace(/\/+$/, ''),
    fetch: options.fetch ?? globalThis.fetch,
    limits: { ...CONNECTION_LIMITS, ...options.limits },
    limiter,
    urgentLimiter: options.urgentLimiter ?? limiter,
    retry: { ...clock, upstream, random, onRetry: (details, message) => log?.warn(details, message) },
    signal: closing.signal,
  };
  return {
    requests,
    tokenStore: options.tokenStore ?? tokenInMemory(),
    /** Aborts running requests; later ones fail. */
    async close() {
      closing.abort(new AppError('source-closed', { source: upstream.name }));
    },
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch {
    signal.throwIfAborted();
  }
}
