import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '#domain/errors.ts';

/** The health check answers within two seconds. */
const LIMIT_MS = 1_500;

/**
 * A check that the database responds in time. Concurrent calls share one query.
 *
 * @param pool not the one of requests, whose connections may all be busy while the database still responds
 */
export function createPing(pool: pg.Pool): () => Promise<void> {
  let running: Promise<unknown> | null = null;

  return async () => {
    running ??= pool.query({ text: 'select 1', query_timeout: LIMIT_MS } as pg.QueryConfig).finally(() => {
      running = null;
    });
    const isAnswered = await Promise.race([
      running.then(() => true),
      setTimeout(LIMIT_MS, false, { ref: false }),
    ]);
    if (!isAnswered) throw new AppError('database-no-answer');
  };
}
