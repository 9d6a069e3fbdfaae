/** Delays requests so that they stay within the upstream's rate limit. */
export interface RateLimiter {
  /**
   * Waits until a request may start. Call the returned function when the request has ended.
   *
   * @param signal aborts the wait; its reason is thrown
   */
  acquire(signal?: AbortSignal): Promise<() => void>;
}

export interface RateLimit {
  requests: number;
  windowMs: number;
}

/**
 * A rate limiter for one process. A request counts from its start until one window after its end: the upstream counts it
 * at an unknown time in between.
 */
export function rateLimiter(
  limit: RateLimit,
  clock: { now(): number; sleep(ms: number): Promise<void> },
): RateLimiter {
  /** When each admitted request stops counting; Infinity while it runs. */
  let slots: { freeAt: number }[] = [];
  let released = Promise.withResolvers<void>();

  return {
    async acquire(signal) {
      for (;;) {
        signal?.throwIfAborted();
        slots = slots.filter((slot) => slot.freeAt > clock.now());
        if (slots.length < limit.requests) break;
        const wait = Math.min(...slots.map((slot) => slot.freeAt)) - clock.now();
        await untilAborted(Number.isFinite(wait) ? clock.sleep(wait) : released.promise, signal);
      }
      const slot = { freeAt: Number.POSITIVE_INFINITY };
      slots.push(slot);
      return () => {
        slot.freeAt = clock.now() + limit.windowMs;
        released.resolve();
        released = Promise.withResolvers<void>();
      };
    },
  };
}

/** Waits, at most until the signal is aborted. */
async function untilAborted(wait: Promise<void>, signal?: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<void>();
  const stop = () => aborted.resolve();
  signal?.addEventListener('abort', stop);
  await Promise.race([wait, aborted.promise]).finally(() => signal?.removeEventListener('abort', stop));
}
