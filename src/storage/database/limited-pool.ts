import pg from 'pg';
import { AppError } from '#domain/errors.ts';

/** Beyond this queue length requests are rejected at once. */
const MAX_WAITING = 500;
const RETRY_AFTER_SECONDS = 1;

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** A pool of connections that rejects requests when its queue is too long, or the server is known to be away. */
export class LimitedPool extends pg.Pool {
  private readonly isAvailable: () => boolean;

  constructor(config: pg.PoolConfig, isAvailable: () => boolean = () => true) {
    super(config);
    this.isAvailable = isAvailable;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    const rejection = this.rejection();
    if (rejection) {
      if (!done) return Promise.reject(rejection);
      done(rejection, undefined, () => {});
      return undefined;
    }
    if (!done) return super.connect();
    super.connect(done);
    return undefined;
  }

  private rejection(): AppError | null {
    if (!this.isAvailable()) return new AppError('database-away');
    if (this.waitingCount < MAX_WAITING) return null;
    return new AppError('too-many-requests', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}
