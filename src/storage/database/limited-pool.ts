import pg from 'pg';
import { AppError } from '#domain/errors.ts';

/** Beyond this queue length requests are rejected at once. */
const MAX_WAITING = 500;
const MESSAGE = 'Too many requests at once. Please try again in a moment.';
const RETRY_AFTER_SECONDS = 1;

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** A pool of connections that rejects requests when its queue is too long. */
export class LimitedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    if (this.waitingCount >= MAX_WAITING) {
      const rejection = new AppError('unavailable', MESSAGE, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      if (!done) return Promise.reject(rejection);
      done(rejection, undefined, () => {});
      return undefined;
    }
    if (!done) return super.connect();
    super.connect(done);
    return undefined;
  }
}
