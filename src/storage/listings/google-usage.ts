import { sql } from 'kysely';
import type { Day } from '#domain/day.ts';
import type { Db } from '../tables.ts';

/**
 * Counts one request of the day unless that would exceed the limit. It is one statement, so two processes cannot both
 * take the last request.
 *
 * @returns whether the request is allowed
 */
async function take(db: Db, day: Day, limit: number): Promise<boolean> {
  const { rows } = await sql`
    insert into google_usage (day, requests)
    select ${day}::date, 1 where ${limit}::int > 0
    on conflict (day) do update set requests = google_usage.requests + 1
      where google_usage.requests < ${limit}::int
    returning requests`.execute(db);
  return rows.length > 0;
}

async function count(db: Db, day: Day): Promise<number> {
  const row = await db
    .selectFrom('google_usage')
    .select('requests')
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.requests ?? 0;
}

export const googleUsageReaders = { count };
export const googleUsageWriters = { take };
