import type { SimulatedAnswer } from '../serve.ts';
import { refusal } from './envelope.ts';

export interface RateLimitOptions {
  perAddress: number;
  perAccount: number;
  windowMs: number;
}

/** Published limits of July 2026: 15 requests in 10 s per address, 20 per account. */
export const PUBLISHED_RATE_LIMIT: RateLimitOptions = { perAddress: 15, perAccount: 20, windowMs: 10_000 };

const MESSAGE =
  'This error occurs because a server detects that your application has exceeded the rate limits or has made ' +
  'too many requests in a given period of time.';

export type RateLimiter = (key: string) => SimulatedAnswer | null;

/** The documented answer to one request too many. */
export function tooManyRequests(headers: Record<string, string> = {}): SimulatedAnswer {
  return refusal(429, MESSAGE, headers);
}

/**
 * Lets `limit` requests per key through in any `windowMs`, and answers 429 to the rest. Refused requests do not
 * count. `X-RateLimit-Retry-After` is a Unix time in seconds, as live clients read it; `Retry-After` is not sent.
 */
export function slidingWindow(limit: number, windowMs: number, now: () => number = Date.now): RateLimiter {
  const accepted = new Map<string, number[]>();
  return (key) => {
    const moment = now();
    const recent = (accepted.get(key) ?? []).filter((at) => at > moment - windowMs);
    accepted.set(key, recent);
    const oldest = recent[0];
    if (recent.length < limit || oldest === undefined) {
      recent.push(moment);
      return null;
    }
    return tooManyRequests({
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Retry-After': String(Math.ceil((oldest + windowMs) / 1000)),
    });
  };
}
