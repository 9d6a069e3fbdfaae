import { type RequestRecord, type SimulatedAnswer, type SimulatedRequest, serve } from '../serve.ts';
import { demoData, type HostawayData } from './data.ts';
import { failure } from './envelope.ts';
import { retrieveListing, retrieveListings } from './listings.ts';
import {
  PUBLISHED_RATE_LIMIT,
  type RateLimiter,
  type RateLimitOptions,
  slidingWindow,
} from './rate-limit.ts';
import { respondToReview } from './respond.ts';
import { retrieveReview, retrieveReviews } from './reviews.ts';
import { openTokenDesk, type TokenDesk } from './tokens.ts';

const TWO_YEARS_IN_SECONDS = 63_072_000;

export interface HostawayOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  accountId?: string;
  apiKey?: string;
  /** The demo account when absent. Used as it is, not copied. */
  data?: HostawayData;
  /** The published limits when absent. */
  rateLimit?: RateLimitOptions | false;
  tokenDelayMs?: number;
  tokenLifetimeSeconds?: number;
}

export interface HostawaySimulator {
  /** Base address, `http://127.0.0.1:PORT/v1`. */
  url: string;
  accountId: string;
  apiKey: string;
  data: HostawayData;
  requests: readonly RequestRecord[];
  close(): Promise<void>;
}

/** Starts a stand-in for the Hostaway public API v1 (https://api.hostaway.com/documentation). */
export async function startHostawaySimulator(options: HostawayOptions = {}): Promise<HostawaySimulator> {
  const { accountId = '99999', apiKey = 'demo-hostaway-key', data = demoData() } = options;
  const { tokenDelayMs = 1000, tokenLifetimeSeconds = TWO_YEARS_IN_SECONDS } = options;
  const tokens = openTokenDesk({
    accountId,
    apiKey,
    delayMs: tokenDelayMs,
    lifetimeSeconds: tokenLifetimeSeconds,
    now: Date.now,
  });
  const limits = limiters(options.rateLimit ?? PUBLISHED_RATE_LIMIT);
  const { origin, requests, close } = await serve(options, (request) => {
    const limited = limits.address(request.address);
    if (limited) return limited;
    if (request.path === '/v1/accessTokens') return tokenEndpoint(tokens, request);
    const answer = route(data, request);
    if (!answer) return failure(404, 'Resource not found');
    return tokens.check(request) ?? limits.account(accountId) ?? answer();
  });
  return { url: `${origin}/v1`, accountId, apiKey, data, requests, close };
}

function limiters(options: RateLimitOptions | false): { address: RateLimiter; account: RateLimiter } {
  if (!options) return { address: () => null, account: () => null };
  const { perAddress, perAccount, windowMs } = options;
  return { address: slidingWindow(perAddress, windowMs), account: slidingWindow(perAccount, windowMs) };
}

function tokenEndpoint(tokens: TokenDesk, request: SimulatedRequest): SimulatedAnswer {
  if (request.method === 'POST') return tokens.issue(request);
  return request.method === 'DELETE' ? tokens.revoke(request) : failure(404, 'Resource not found');
}

/** The endpoint of a request, not yet called: who may call it is decided in between. */
function route(data: HostawayData, request: SimulatedRequest): (() => SimulatedAnswer) | null {
  const { method, path, query, body } = request;
  const [, noun, idText, verb] = /^\/v1\/(listings|reviews)(?:\/(\d+)(?:\/(respond))?)?$/.exec(path) ?? [];
  const id = Number(idText);
  if (method === 'POST' && noun === 'reviews' && verb) {
    return () => respondToReview(data.reviews, id, body, Date.now());
  }
  if (method !== 'GET' || verb) return null;
  if (noun === 'listings') {
    return () =>
      idText ? retrieveListing(data.listings, id, query) : retrieveListings(data.listings, query);
  }
  if (noun === 'reviews') {
    return () =>
      idText ? retrieveReview(data.reviews, id, query) : retrieveReviews(data.reviews, query, data);
  }
  return null;
}
