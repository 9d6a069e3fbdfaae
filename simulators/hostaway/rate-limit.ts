import type { SimulatedResponse } from '../serve.ts';
import { tooManyRequests } from './responses.ts';

export interface RateLimitOptions {
  perAddress: number;
  perAccount: number;
  windowMs: number;
}

/** The limits published in July 2026: 15 requests in 10 s per address, 20 per account. */
export const PUBLISHED_RATE_LIMIT: RateLimitOptions = { perAddress: 15, perAccount: 20, windowMs: 10_000 };

/** Returns the 429 response for a request over the limit, null otherwise. */
export type RateLimiter = (key: string) => SimulatedResponse | null;

/**
 * Accepts `limit` requests per key in any `windowMs`; rejected requests do not count. `X-RateLimit-Retry-After` is a Unix
 * time in seconds, as live clients read it; `Retry-After` is not sent.
 */
export function slidingWindow(limit: number, windowMs: number, now: () => number = Date.now): RateLimiter {
  const accepted = new Map<string, number[]>();
  return (key) => {
    const time = now();
    const recent = (accepted.get(key) ?? []).filter((at) => at > time - windowMs);
    accepted.set(key, recent);
    const oldest = recent[0];
    if (recent.length < limit || oldest === undefined) {
      recent.push(time);
      return null;
    }
    return tooManyRequests({
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Retry-After': String(Math.ceil((oldest + windowMs) / 1000)),
    });
  };
}
