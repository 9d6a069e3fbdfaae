/** Admits requests no faster than the upstream allows. Another implementation may be shared by several processes. */
export interface RateLimiter {
  /**
   * Waits for a turn. The returned function is called once the request is over, however it ended.
   *
   * @param signal gives up waiting: its reason is thrown
   */
  enter(signal?: AbortSignal): Promise<() => void>;
}

export interface RateLimit {
  requests: number;
  windowMs: number;
}

/** The vendor publishes 15 requests in 10 s per address; what else runs at this address needs some too. */
export const HOSTAWAY_RATE_LIMIT: RateLimit = { requests: 13, windowMs: 10_000 };

/**
 * A limiter for one process. A request counts from its start until a whole window after its end, because somewhere
 * in between, we cannot know when, the upstream counted it: so no window of the upstream's ever holds more.
 */
export function rateLimiter(
  limit: RateLimit,
  clock: { now(): number; sleep(ms: number): Promise<void> },
): RateLimiter {
  /** When each admitted request stops counting; Infinity while it runs. */
  let turns: { freeAt: number }[] = [];
  let changed = Promise.withResolvers<void>();

  async function admit(): Promise<{ freeAt: number }> {
    for (;;) {
      turns = turns.filter((turn) => turn.freeAt > clock.now());
      if (turns.length < limit.requests) break;
      const wait = Math.min(...turns.map((turn) => turn.freeAt)) - clock.now();
      await (Number.isFinite(wait) ? clock.sleep(wait) : changed.promise);
    }
    const turn = { freeAt: Number.POSITIVE_INFINITY };
    turns.push(turn);
    return turn;
  }

  return {
    async enter() {
      const turn = await admit();
      return () => {
        turn.freeAt = clock.now() + limit.windowMs;
        changed.resolve();
        changed = Promise.withResolvers<void>();
      };
    },
  };
}
