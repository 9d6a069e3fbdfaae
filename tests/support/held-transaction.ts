import { expect, vi } from 'vitest';
import type { Database } from '#storage/database/database.ts';
import { WAIT_OPTIONS } from './timeouts.ts';

type Pool = Database['pool'];

/**
 * Runs a statement in a transaction that stays open, so that others wait for what it has locked.
 *
 * @returns commits it
 */
export async function holdTransaction(pool: Pool, text: string, values: unknown[] = []) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(text, values);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

/** Waits until at least `count` connections are waiting for a lock. */
export async function untilWaiting(pool: Pool, count = 1): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBeGreaterThanOrEqual(count);
  }, WAIT_OPTIONS);
}
