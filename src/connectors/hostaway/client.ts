import { setTimeout as delay } from 'node:timers/promises';
import type { ExchangeLimits, Fetch } from '../json-exchange.ts';
import { type Page, pageOf, pagesOf } from './pages.ts';
import { HOSTAWAY_RATE_LIMIT, type RateLimiter, rateLimiter } from './rate-limit.ts';
import { closed } from './refusals.ts';
import { authorised } from './request.ts';
import { responder } from './respond.ts';
import type { HostawaySource } from './source.ts';
import { type TokenStore, tokenInMemory } from './token.ts';
import { translateListing } from './translate-listing.ts';
import { translateReviews } from './translate-review.ts';

/** The largest page of reviews; more is cut without a word (Hostaway API documentation, "Reviews"). */
const REVIEWS_PER_PAGE = 500;
/** Listings are large, and live accounts need about a minute for 300 of them in one answer. */
const LISTINGS_PER_PAGE = 25;

const LIMITS: ExchangeLimits = { headersMs: 10_000, bodyMs: 60_000, maxBytes: 32 * 1024 * 1024 };

export interface HostawayClientOptions {
  /** Base address, such as `https://api.hostaway.com/v1`. */
  url: string;
  accountId: string;
  apiKey: string;
  now?: () => number;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
  fetch?: Fetch;
  /** Where the token survives this process; in memory when absent. */
  tokenStore?: TokenStore;
  /** Shared with whatever else asks Hostaway from this address; its own when absent. */
  limiter?: RateLimiter;
  limits?: Partial<ExchangeLimits>;
  /** Told of attempts that are repeated and rows that are left out. Never sees the key or a token. */
  log?: { warn(facts: object, message: string): void };
}

/** A Hostaway account through its public API v1 (https://api.hostaway.com/documentation). */
export function createHostawayClient(options: HostawayClientOptions): HostawaySource {
  const { now = Date.now, sleep = pause, random = Math.random, log } = options;
  const life = new AbortController();
  const clock = { now, sleep: (ms: number) => sleep(ms, life.signal) };
  const { get, post } = authorised({
    url: options.url.replace(/\/+$/, ''),
    accountId: options.accountId,
    apiKey: options.apiKey,
    fetch: options.fetch ?? globalThis.fetch,
    limits: { ...LIMITS, ...options.limits },
    limiter: options.limiter ?? rateLimiter(HOSTAWAY_RATE_LIMIT, clock),
    tokenStore: options.tokenStore ?? tokenInMemory(),
    patience: { ...clock, random, onRetry: (facts, message) => log?.warn(facts, message) },
    signal: life.signal,
  });
  const read = async (path: string): Promise<Page> => {
    life.signal.throwIfAborted();
    return pageOf(await get(path));
  };

  return {
    async *listings() {
      const path = (offset: number) =>
        `/listings?limit=${LISTINGS_PER_PAGE}&offset=${offset}&sortOrder=order&includeResources=0`;
      for await (const { rows, total } of pagesOf((offset) => read(path(offset)))) {
        const listings = rows.map(translateListing).filter((listing) => listing !== null);
        const left = rows.length - listings.length;
        if (left > 0) log?.warn({ rows: left }, 'Hostaway sent listings without an id; they are left out.');
        yield { listings, total };
      }
    },
    async *reviews({ submittedSince, from } = {}) {
      const since = submittedSince
        ? `&submittedAtStart=${encodeURIComponent(hostawayTime(submittedSince))}`
        : '';
      const path = (offset: number) =>
        `/reviews?limit=${REVIEWS_PER_PAGE}&offset=${offset}&sortBy=id&sortOrder=asc${since}`;
      for await (const { rows, total, nextOffset } of pagesOf((offset) => read(path(offset)), from)) {
        yield { rows: await translateReviews(rows), total, nextOffset };
      }
    },
    respond: responder({ get, post }, life.signal),
    async close() {
      life.abort(closed());
    },
  };
}

/** An instant as Hostaway writes it: UTC without a zone. */
function hostawayTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch {
    signal.throwIfAborted();
  }
}
