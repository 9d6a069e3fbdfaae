const RETRY_HEADERS = ['x-ratelimit-retry-after', 'retry-after'];
/** Larger numbers are Unix times, smaller ones are durations. */
const MIN_UNIX_TIME = 1_000_000_000;
/** Larger Unix times are in milliseconds. */
const MIN_UNIX_MS = 100_000_000_000;

/**
 * How many milliseconds the upstream asks us to wait; null when it does not say. `X-RateLimit-Retry-After` occurs both
 * as a Unix time and as a duration in seconds; `Retry-After` is seconds or a date (RFC 9110, 10.2.3).
 *
 * @param now our clock in milliseconds, used when the response has no `Date` header
 */
export function retryAfter(headers: Headers, now: number): number | null {
  // Comparing with the upstream's own clock makes a wrong clock here harmless.
  const upstreamNow = Date.parse(headers.get('date') ?? '') || now;
  const delays = RETRY_HEADERS.map((name) => parseDelay(headers.get(name)?.trim() ?? '', upstreamNow));
  return delays.find((delay) => delay !== null) ?? null;
}

function parseDelay(value: string, upstreamNow: number): number | null {
  if (!/^\d+(\.\d+)?$/.test(value)) {
    const until = Date.parse(value);
    return Number.isNaN(until) ? null : Math.max(0, until - upstreamNow);
  }
  const number = Number(value);
  if (number < MIN_UNIX_TIME) return number * 1000;
  return Math.max(0, (number < MIN_UNIX_MS ? number * 1000 : number) - upstreamNow);
}
