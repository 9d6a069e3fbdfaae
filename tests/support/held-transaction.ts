import { expect, vi } from 'vitest';
import type { Database } from '#storage/database/database.ts';
import { WAIT_OPTIONS } from './timeouts.ts';

type Pool = Database['pool'];

/**
 * Runs a statement in a transaction that stays open, so that others wait for what it has locked.
 *
 * @returns commits it; with the process id of its connection
 */
export async function holdTransaction(pool: Pool, text: string, values: unknown[] = []) {
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await client.query(text, values);
  const commit = async () => {
    await client.query('commit');
    client.release();
  };
  return Object.assign(commit, { pid: rows[0]?.pid ?? 0 });
}

/** Waits until a connection is waiting for a lock of another one, and returns its process id. */
export async function waitingFor(pool: Pool, pid: number): Promise<number> {
  return vi.waitFor(async () => {
    const { rows } = await pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and $1 = any(pg_blocking_pids(pid))',
      [pid],
    );
    if (!rows[0]) throw new Error(`no connection waits for ${pid}`);
    return rows[0].pid;
  }, WAIT_OPTIONS);
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
