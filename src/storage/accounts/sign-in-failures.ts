import { sql } from 'kysely';
import type { Db } from '../tables.ts';

async function insert(db: Db, keys: readonly string[]): Promise<void> {
  await sql`insert into sign_in_failures (key) select unnest(${keys}::text[])`.execute(db);
}

/** How many failures each key has within the window, and the age of the oldest in seconds. */
async function recent(
  db: Db,
  keys: readonly string[],
  windowSeconds: number,
): Promise<Map<string, { count: number; oldestAgeSeconds: number }>> {
  const { rows } = await sql<{ key: string; count: number; oldestAgeSeconds: number }>`
    select key, count(*), extract(epoch from now() - min(at))::float8 as "oldestAgeSeconds" from sign_in_failures
    where key = any(${keys}) and at > now() - make_interval(secs => ${windowSeconds})
    group by key`.execute(db);
  return new Map(rows.map(({ key, ...failures }) => [key, failures]));
}

async function deleteByKey(db: Db, key: string): Promise<void> {
  await sql`delete from sign_in_failures where key = ${key}`.execute(db);
}

async function deleteExpired(db: Db, windowSeconds: number): Promise<void> {
  await sql`delete from sign_in_failures
    where at < now() - make_interval(secs => ${windowSeconds})`.execute(db);
}

export const signInFailureReaders = { recent };
export const signInFailureWriters = { insert, delete: deleteByKey, deleteExpired };
