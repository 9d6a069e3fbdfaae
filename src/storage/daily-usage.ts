import { sql } from 'kysely';
import type { Day } from '#domain/day.ts';
import type { PaidService } from '#domain/paid-service.ts';
import type { Db } from './tables.ts';

/**
 * Counts one request of the day to a service unless that would exceed the limit. It is one statement, so two processes
 * cannot both take the last request.
 *
 * @returns whether the request is allowed
 */
async function take(db: Db, service: PaidService, day: Day, limit: number): Promise<boolean> {
  const { rows } = await sql`
    insert into daily_usage (service, day, requests)
    select ${service}, ${day}::date, 1 where ${limit}::int > 0
    on conflict (service, day) do update set requests = daily_usage.requests + 1
      where daily_usage.requests < ${limit}::int
    returning requests`.execute(db);
  return rows.length > 0;
}

async function count(db: Db, service: PaidService, day: Day): Promise<number> {
  const { rows } = await sql<{ requests: number }>`
    select requests from daily_usage where service = ${service} and day = ${day}`.execute(db);
  return rows[0]?.requests ?? 0;
}

export const dailyUsageReaders = { count };
export const dailyUsageWriters = { take };
