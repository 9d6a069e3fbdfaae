import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

/** Numbers that name our advisory locks; PostgreSQL shares them among all users of one database. */
const LOCKS = { sync: 7_310_001 } as const;
export type LockName = keyof typeof LOCKS;

/**
 * Runs `work` while holding a lock that all processes on this database share; they never wait for it.
 *
 * @returns null when another holds the lock
 */
export async function exclusively<Answer>(
  pool: pg.Pool,
  lock: LockName,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer } | null> {
  const client = await pool.connect();
  // A session lock lives as long as its connection: one that could not be unlocked is thrown away with it.
  let reusable = false;
  // It may break while `work` runs, and an unhandled error event would end the process.
  const lost = () => {};
  client.on('error', lost);
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [LOCKS[lock]]);
    if (!rows[0].got) {
      reusable = true;
      return null;
    }
    try {
      return { answer: await work() };
    } finally {
      // Where the connection is gone, so is the lock.
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

/** Whether anybody holds the lock now. */
export async function isHeld(db: Kysely<Tables>, lock: LockName): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and granted and objid = ${LOCKS[lock]}
        and database = (select oid from pg_database where datname = current_database())
    ) as held`.execute(db);
  return rows[0]?.held ?? false;
}
