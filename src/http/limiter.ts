import pLimit from 'p-limit';
import { AppError } from '#domain/errors.ts';

export interface LimiterOptions {
  /** How many requests run at the same time. */
  concurrency: number;
  maxQueue: number;
  /** Called with the number of rejected requests, at most once a second. */
  onReject: (rejected: number) => void;
}

export interface Limiter {
  /**
   * Waits for a slot. The returned function releases it; further calls do nothing.
   *
   * @param waitsLong whether a slot is still useful after `MAX_WAIT_MS`
   * @throws unavailable when the queue is full, or when the slot comes too late
   */
  acquire(waitsLong?: boolean): Promise<() => void>;
}

const RETRY_AFTER_SECONDS = 1;
const REPORT_INTERVAL_MS = 1_000;
/** After this time a user has reloaded or left the page. */
const MAX_WAIT_MS = 2_000;

/** Created once: a stack trace for each would cost more than the response. */
const TOO_MANY = new AppError('too-many-requests', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Limits concurrency with a bounded queue, first come, first served. */
export function createLimiter({ concurrency, maxQueue, onReject }: LimiterOptions): Limiter {
  const limit = pLimit(concurrency);
  let rejected = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;

  function reject(): never {
    rejected += 1;
    if (performance.now() - reportedAt >= REPORT_INTERVAL_MS) {
      reportedAt = performance.now();
      onReject(rejected);
      rejected = 0;
    }
    throw TOO_MANY;
  }

  return {
    async acquire(waitsLong = false) {
      if (limit.activeCount + limit.pendingCount >= concurrency + maxQueue) reject();
      const deadline = waitsLong ? Number.POSITIVE_INFINITY : performance.now() + MAX_WAIT_MS;
      const slot = Promise.withResolvers<() => void>();
      const ended = Promise.withResolvers<void>();
      limit(async () => {
        if (deadline < performance.now()) reject();
        slot.resolve(ended.resolve);
        await ended.promise;
      }).catch(slot.reject);
      return slot.promise;
    },
  };
}
