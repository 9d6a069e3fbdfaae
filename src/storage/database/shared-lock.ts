import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../tables.ts';

/** The numbers of our advisory locks, which are shared by all users of a database. */
const LOCKS = { sync: 7_310_001 } as const;
export type LockName = keyof typeof LOCKS;

/**
 * Runs `work` while holding a lock that all processes on this database share. It does not wait for the lock.
 *
 * @returns null when another process holds the lock
 */
export async function exclusively<Result>(
  pool: pg.Pool,
  lock: LockName,
  work: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  const client = await pool.connect();
  // A session lock ends with its connection, so a connection that could not unlock is closed.
  let reusable = false;
  // The connection may break while `work` runs, and an error event without a listener would end the process.
  const lost = () => {};
  client.on('error', lost);
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [LOCKS[lock]]);
    if (!rows[0].got) {
      reusable = true;
      return null;
    }
    try {
      return { result: await work() };
    } finally {
      // A broken connection has released the lock.
      reusable = await client.query('select pg_advisory_unlock($1)', [LOCKS[lock]]).then(
        () => true,
        () => false,
      );
    }
  } finally {
    client.off('error', lost);
    client.release(!reusable);
  }
}

/** Whether a process holds the lock. */
export async function isHeld(db: Db, lock: LockName): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and granted and objid = ${LOCKS[lock]}
        and database = (select oid from pg_database where datname = current_database())
    ) as held`.execute(db);
  return rows[0]?.held ?? false;
}
