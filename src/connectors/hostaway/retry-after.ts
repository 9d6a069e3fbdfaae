/** Numbers above this are points in time, below it lengths of time. */
const EARLIEST_UNIX_TIME = 1_000_000_000;

/**
 * Milliseconds that an upstream asks us to wait, or null. `X-RateLimit-Retry-After` is seen in use as a Unix time in
 * seconds and named like a length, so both are read; `Retry-After` is seconds or a date (RFC 9110, 10.2.3).
 *
 * @param now our clock in milliseconds, used only when the answer does not carry the upstream's own in `Date`
 */
export function waitAskedFor(headers: Headers, now: number): number | null {
  const asked = headers.get('x-ratelimit-retry-after') ?? headers.get('retry-after');
  if (asked === null) return null;
  // Comparing with the upstream's own clock makes a wrong clock here harmless.
  const upstreamNow = Date.parse(headers.get('date') ?? '') || now;
  const number = Number(asked);
  const until = Number.isFinite(number) ? number * 1000 : Date.parse(asked);
  if (Number.isNaN(until)) return null;
  const isLength = Number.isFinite(number) && number < EARLIEST_UNIX_TIME;
  return Math.max(0, isLength ? until : until - upstreamNow);
}
