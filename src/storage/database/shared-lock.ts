import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../tables.ts';

/** The numbers of our advisory locks, which are shared by all users of a database. */
const SYNC = 7_310_001;
const SYNC_OF_SOURCE = 7_310_002;
const STORING = 7_310_003;

/** `sync` excludes all syncs; `sync SOURCE` only those of one source. */
export type LockName = 'sync' | `sync ${string}`;

const sourceOf = (lock: LockName) => (lock === 'sync' ? null : lock.slice('sync '.length));

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
    if (!(await tryLock(client, lock))) {
      reusable = true;
      return null;
    }
    try {
      return { result: await work() };
    } finally {
      // A broken connection has released the lock.
      reusable = await client.query('select pg_advisory_unlock_all()').then(
        () => true,
        () => false,
      );
    }
  } finally {
    client.off('error', lost);
    client.release(!reusable);
  }
}

/** @returns false, and holds nothing, when another process holds it */
async function tryLock(client: pg.PoolClient, lock: LockName): Promise<boolean> {
  const source = sourceOf(lock);
  const tryOne = async (text: string, values: unknown[]) => (await client.query(text, values)).rows[0].got;
  if (source === null) return tryOne('select pg_try_advisory_lock($1) as got', [SYNC]);
  if (!(await tryOne('select pg_try_advisory_lock_shared($1) as got', [SYNC]))) return false;
  const ofSource = 'select pg_try_advisory_lock($1, hashtext($2)) as got';
  if (await tryOne(ofSource, [SYNC_OF_SOURCE, source])) return true;
  await client.query('select pg_advisory_unlock_all()');
  return false;
}

/** Whether a process holds the lock; `sync` is also held by a sync of any source. */
export async function isHeld(db: Db, lock: LockName): Promise<boolean> {
  const source = sourceOf(lock);
  const key =
    source === null
      ? sql`classid = 0 and objid = ${SYNC}`
      : sql`classid = ${SYNC_OF_SOURCE} and objid = hashtext(${source})::oid`;
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and granted and ${key}
        and database = (select oid from pg_database where datname = current_database())
    ) as held`.execute(db);
  return rows[0]?.held ?? false;
}

/**
 * Lets the rows of a source be stored by one transaction after the other. A sync and a read of what the source announced
 * would otherwise lock the same rows in different orders.
 */
export async function lockStoring(db: Db, source: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${STORING}, hashtext(${source}))`.execute(db);
}
