import { sql } from 'kysely';
import type { Db } from '../tables.ts';

async function insert(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .insertInto('sign_in_failures')
    .values(keys.map((key) => ({ key })))
    .execute();
}

/** How many failures each key has within the window, and the age of the oldest in seconds. */
async function recent(
  db: Db,
  keys: readonly string[],
  windowSeconds: number,
): Promise<Map<string, { count: number; oldestAgeSeconds: number }>> {
  const rows = await db
    .selectFrom('sign_in_failures')
    .select((eb) => [
      'key',
      eb.fn.countAll<number>().as('count'),
      sql<number>`extract(epoch from now() - min(at))::float8`.as('age'),
    ])
    .where('key', 'in', keys)
    .where('at', '>', sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
    .groupBy('key')
    .execute();
  return new Map(rows.map((row) => [row.key, { count: row.count, oldestAgeSeconds: row.age }]));
}

async function deleteByKey(db: Db, key: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key', '=', key).execute();
}

async function deleteExpired(db: Db, windowSeconds: number): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
    .execute();
}

export const signInFailureReaders = { recent };
export const signInFailureWriters = { insert, delete: deleteByKey, deleteExpired };
