import type { Handler, SimulatedRequest, SimulatedResponse } from '../serve.ts';
import { type Simulator, startSimulator } from '../start.ts';
import { demoData, type HostawayData } from './data.ts';
import { createEdits, editCalls, type HostawayEdits } from './edits.ts';
import { retrieveListing, retrieveListings } from './listings.ts';
import { DEMO_TEMPLATES, retrieveMessageTemplates } from './message-templates.ts';
import { pictureAt } from './pictures.ts';
import {
  PUBLISHED_RATE_LIMIT,
  type RateLimiter,
  type RateLimitOptions,
  slidingWindow,
} from './rate-limit.ts';
import { respondToReview } from './respond.ts';
import { failure, HOSTAWAY_FAILURES, type HostawayFailureName } from './responses.ts';
import { retrieveReview, retrieveReviews } from './reviews.ts';
import { taskEndpoint } from './tasks.ts';
import { createTokens, type Tokens } from './tokens.ts';

const TWO_YEARS_IN_SECONDS = 63_072_000;

export interface HostawayOptions {
  /** 0, the default, uses any free port. */
  port?: number;
  host?: string;
  accountId?: string;
  apiKey?: string;
  /** The keys of further accounts at this address by their ids. They have the same data. */
  otherKeys?: Record<string, string>;
  /** The demo account by default. Not copied. */
  data?: HostawayData;
  /** The published limits by default. */
  rateLimit?: RateLimitOptions | false;
  tokenDelayMs?: number;
  tokenLifetimeSeconds?: number;
}

export interface HostawaySimulator extends Simulator<HostawayFailureName> {
  /** Base address, `http://127.0.0.1:PORT/v1`. */
  url: string;
  accountId: string;
  apiKey: string;
  data: HostawayData;
  /** Changes the account while clients use it. */
  edits: HostawayEdits;
}

/** Starts a simulator of the Hostaway public API v1 (https://api.hostaway.com/documentation). */
export async function startHostawaySimulator(options: HostawayOptions = {}): Promise<HostawaySimulator> {
  const { accountId = '99999', apiKey = 'demo-hostaway-key', data = demoData() } = options;
  const { tokenDelayMs = 1000, tokenLifetimeSeconds = TWO_YEARS_IN_SECONDS } = options;
  const tokens = createTokens({
    accountId,
    apiKey,
    otherKeys: options.otherKeys ?? {},
    delayMs: tokenDelayMs,
    lifetimeSeconds: tokenLifetimeSeconds,
    now: Date.now,
  });
  const limits = createLimiters(options.rateLimit ?? PUBLISHED_RATE_LIMIT);
  const edits = createEdits(data, tokens);
  const answer: Handler = (request) => {
    if (request.path === '/v1/accessTokens') return tokenEndpoint(tokens, request);
    const endpoint = findEndpoint(data, request);
    if (!endpoint) return failure(404, 'Resource not found');
    return tokens.check(request) ?? limits.account(accountId) ?? endpoint();
  };
  // The limit per address comes first, so failed requests count towards it. Photos are at another host of Hostaway, without its
  // limits and failures.
  const wrap = (failing: Handler): Handler => {
    return async (request) => {
      const picture = pictureAt(request.path, data.listings);
      if (!picture) return limits.address(request.address) ?? failing(request);
      return { status: 200, headers: { 'content-type': 'image/jpeg' }, body: await picture };
    };
  };
  const { origin, ...simulator } = await startSimulator({
    ...options,
    failureResponses: HOSTAWAY_FAILURES,
    answer,
    wrap,
    calls: editCalls(data, edits),
    undo: edits.undo,
  });
  return { url: `${origin}/v1`, accountId, apiKey, data, edits, ...simulator };
}

function createLimiters(options: RateLimitOptions | false): { address: RateLimiter; account: RateLimiter } {
  if (!options) return { address: () => null, account: () => null };
  const { perAddress, perAccount, windowMs } = options;
  return { address: slidingWindow(perAddress, windowMs), account: slidingWindow(perAccount, windowMs) };
}

/** `/v1/accessTokens`, the only endpoint without a token. */
function tokenEndpoint(tokens: Tokens, request: SimulatedRequest): SimulatedResponse {
  if (request.method === 'POST') return tokens.issue(request);
  return request.method === 'DELETE' ? tokens.revoke(request) : failure(404, 'Resource not found');
}

/** The endpoint of a request, to be called once the token and the limits are checked. */
function findEndpoint(data: HostawayData, request: SimulatedRequest): (() => SimulatedResponse) | null {
  const { method, path, query, body, headers } = request;
  const origin = `http://${headers.host}`;
  const [, noun, idText, verb] =
    /^\/v1\/(listings|reviews|tasks|messageTemplates)(?:\/(\d+)(?:\/(respond))?)?$/.exec(path) ?? [];
  const id = Number(idText);
  if (method === 'POST' && noun === 'reviews' && verb) {
    return () => respondToReview(data.reviews, id, body, Date.now());
  }
  if (noun === 'tasks' && !verb && ['GET', 'POST', 'PUT', 'DELETE'].includes(method)) {
    data.tasks ??= [];
    const { tasks } = data;
    return () => taskEndpoint(tasks, { method, id: idText ? id : null, query, body });
  }
  if (method !== 'GET' || verb) return null;
  if (noun === 'listings') {
    return () =>
      idText
        ? retrieveListing(data.listings, id, query, origin)
        : retrieveListings(data.listings, query, origin);
  }
  if (noun === 'messageTemplates') {
    return () => retrieveMessageTemplates(data.messageTemplates ?? DEMO_TEMPLATES, idText, query);
  }
  if (noun === 'reviews') {
    return () =>
      idText ? retrieveReview(data.reviews, id, query) : retrieveReviews(data.reviews, query, data);
  }
  return null;
}
