import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#domain/errors.ts';
import { isSameResponse } from '#domain/responses/response.ts';
import type { Fetch, RequestLimits } from '../http-json.ts';
import { fieldOf, recordOf, stringOf } from '../loose-json.ts';
import type { Send } from '../requests/authorized-requests.ts';
import { type RateLimit, type RateLimiter, rateLimiter } from '../requests/rate-limiter.ts';
import { type TokenStore, tokenInMemory } from '../requests/token.ts';
import type { Source, SourceDefinition } from '../source.ts';
import { HOSTAWAY } from './errors.ts';
import { type Page, pageOf, pagesOf } from './pages.ts';
import { rejectionIn } from './rejection.ts';
import { accountRequests, type Get } from './request.ts';
import { type HostawayLists, syncRead } from './sync.ts';
import { taskSender } from './tasks.ts';
import { hostawayTime } from './timestamp.ts';
import { translateListing } from './translate-listing.ts';
import { translateReviews, translateRow } from './translate-review.ts';
import { translateTemplate } from './translate-template.ts';

/** The largest page of reviews; a larger limit is ignored (Hostaway API documentation, "Reviews"). */
const REVIEWS_PER_PAGE = 500;
/** Listings are large: a live account takes about a minute to send 300 of them. */
const LISTINGS_PER_PAGE = 25;

const LIMITS: RequestLimits = { headersMs: 10_000, bodyMs: 60_000, maxBytes: 32 * 1024 * 1024 };

/** Hostaway publishes 15 requests in 10 s per IP address; two are left for other clients at this address. */
export const HOSTAWAY_RATE_LIMIT: RateLimit = { requests: 13, windowMs: 10_000 };

/** Hostaway has no webhooks about reviews and no list of changes. A response cannot be changed, and deadlines are not sent. */
export const hostawayDefinition: SourceDefinition = {
  kind: 'hostaway',
  capabilities: new Set(['photos', 'respond', 'tasks', 'templates']),
  translateRow,
};

export interface HostawayClientOptions {
  /** Base URL, such as `https://api.hostaway.com/v1`. */
  url: string;
  accountId: string;
  apiKey: string;
  now?: () => number;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
  fetch?: Fetch;
  /** Stores the token beyond this process; in memory by default. */
  tokenStore?: TokenStore;
  /** Shared with other clients at this IP address; a new one by default. */
  limiter?: RateLimiter;
  limits?: Partial<RequestLimits>;
  /** Receives repeated attempts and skipped rows. Never receives the key or a token. */
  log?: { warn(details: object, message: string): void };
}

/** A Hostaway account through its public API v1 (https://api.hostaway.com/documentation). */
export function createHostawayClient(options: HostawayClientOptions): Required<Source> & HostawayLists {
  const { now = Date.now, sleep = pause, random = Math.random, log } = options;
  const closing = new AbortController();
  const clock = { now, sleep: (ms: number) => sleep(ms, closing.signal) };
  const { get, send } = accountRequests({
    url: options.url.replace(/\/+$/, ''),
    accountId: options.accountId,
    apiKey: options.apiKey,
    fetch: options.fetch ?? globalThis.fetch,
    limits: { ...LIMITS, ...options.limits },
    limiter: options.limiter ?? rateLimiter(HOSTAWAY_RATE_LIMIT, clock),
    tokenStore: options.tokenStore ?? tokenInMemory(),
    retry: {
      ...clock,
      upstream: HOSTAWAY,
      random,
      onRetry: (details, message) => log?.warn(details, message),
    },
    signal: closing.signal,
  });
  const read = async (path: string): Promise<Page> => {
    closing.signal.throwIfAborted();
    return pageOf(await get(path));
  };

  const lists: HostawayLists = {
    async *listings({ withDetails } = { withDetails: false }) {
      const resources = withDetails ? '1&attachObjects[]=bookingEngineUrls' : '0';
      const path = (offset: number) =>
        `/listings?limit=${LISTINGS_PER_PAGE}&offset=${offset}&sortOrder=order&includeResources=${resources}`;
      for await (const { rows, total } of pagesOf((offset) => read(path(offset)))) {
        const listings = rows
          .map((row) => translateListing(row, withDetails))
          .filter((listing) => listing !== null);
        const skipped = rows.length - listings.length;
        if (skipped > 0) log?.warn({ rows: skipped }, 'Skipped listings that Hostaway sent without an id.');
        yield { listings, total };
      }
    },
    async *reviews({ submittedSince, from } = {}) {
      const filter = submittedSince
        ? `&submittedAtStart=${encodeURIComponent(hostawayTime(submittedSince))}`
        : '';
      const path = (offset: number) =>
        `/reviews?limit=${REVIEWS_PER_PAGE}&offset=${offset}&sortBy=id&sortOrder=asc${filter}`;
      for await (const { rows, total, nextOffset } of pagesOf((offset) => read(path(offset)), from)) {
        yield { rows: await translateReviews(rows), total, nextOffset };
      }
    },
  };

  return {
    ...hostawayDefinition,
    ...lists,
    async check() {
      await read('/listings?limit=1');
    },
    sync: (scope) => syncRead(lists, scope),
    respond: responder({ get, send }, closing.signal),
    tasks: taskSender({ get, send }, closing.signal),
    async messageTemplates() {
      const { rows } = await read('/messageTemplates');
      return rows.flatMap((row) => translateTemplate(row) ?? []);
    },
    async close() {
      closing.abort(new AppError('source-closed', { source: HOSTAWAY.name }));
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

/**
 * POST /reviews/{id}/respond (Hostaway API documentation, "Respond to a review"; since October 2026). A review takes one
 * response. If Hostaway says that there is one already and it has our text, an earlier attempt succeeded.
 */
function responder(
  { get, send }: { get: Get; send: Send },
  signal: AbortSignal,
): Required<Source>['respond'] {
  async function isOurs(path: string, text: string): Promise<boolean> {
    const review = recordOf(fieldOf(await get(path), 'result'));
    return review !== null && isSameResponse(stringOf(fieldOf(review, 'revieweeResponse')), text);
  }

  return async (upstreamId, text) => {
    signal.throwIfAborted();
    const path = `/reviews/${encodeURIComponent(upstreamId)}`;
    const reason = rejectionIn(await send('POST', `${path}/respond`, { revieweeResponse: text }));
    if (reason === null) return { kind: 'sent' };
    if (/already responded/i.test(reason) && (await isOurs(path, text))) return { kind: 'sent' };
    return { kind: 'refused', reason };
  };
}
