/** Numbers above this are points in time, below it lengths of time. */
const EARLIEST_UNIX_TIME = 1_000_000_000;
/** From here on they are in milliseconds. */
const EARLIEST_UNIX_MS = 100_000_000_000;
const HEADERS = ['x-ratelimit-retry-after', 'retry-after'];

/**
 * Milliseconds that an upstream asks us to wait, or null where it says nothing that can be read. `X-RateLimit-Retry-After` is seen in use as a Unix time in
 * seconds and named like a length, so both are read; `Retry-After` is seconds or a date (RFC 9110, 10.2.3).
 *
 * @param now our clock in milliseconds, used only when the answer does not carry the upstream's own in `Date`
 */
export function waitAskedFor(headers: Headers, now: number): number | null {
  // Comparing with the upstream's own clock makes a wrong clock here harmless.
  const upstreamNow = Date.parse(headers.get('date') ?? '') || now;
  const waits = HEADERS.map((name) => waitIn(headers.get(name)?.trim() ?? '', upstreamNow));
  return waits.find((wait) => wait !== null) ?? null;
}

function waitIn(asked: string, upstreamNow: number): number | null {
  if (!/^\d+(\.\d+)?$/.test(asked)) {
    const until = Date.parse(asked);
    return Number.isNaN(until) ? null : Math.max(0, until - upstreamNow);
  }
  const number = Number(asked);
  if (number < EARLIEST_UNIX_TIME) return number * 1000;
  return Math.max(0, (number < EARLIEST_UNIX_MS ? number * 1000 : number) - upstreamNow);
}
