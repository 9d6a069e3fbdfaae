import pg from 'pg';
import { AppError } from '#domain/errors.ts';

/** Beyond this queue length requests are rejected at once. */
const MOST_WAITING = 500;
const RETRY_AFTER_SECONDS = 1;

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** A pool of connections that rejects requests when its queue is too long. */
export class SheddingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    if (this.waitingCount >= MOST_WAITING) {
      const refusal = new AppError(
        'unavailable',
        'Too much is asked at once. Please try again in a moment.',
        {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        },
      );
      if (!done) return Promise.reject(refusal);
      done(refusal, undefined, () => {});
      return undefined;
    }
    if (!done) return super.connect();
    super.connect(done);
    return undefined;
  }
}
