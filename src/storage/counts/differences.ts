import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** A counter that is wrong. */
export interface CountDifference {
  counter: string;
  /** Without a rating, one to five stars, and the sum of ratings in tenths. */
  counted: number[];
  stored: number[];
}

const SUMS = ['unrated', 'one', 'two', 'three', 'four', 'five', 'tenths'];
const sums = sql.raw(`array[${SUMS.map((name) => `coalesce(sum(${name}), 0)`).join(', ')}]::bigint[]`);

const NONE = sql.raw(`array[0, 0, 0, 0, 0, 0, 0]::bigint[]`);

/** Removes the time limit of statements until the transaction ends: counting millions of reviews takes longer. */
const removeTimeLimit = (db: Db) => sql`set local statement_timeout = 0`.execute(db);

/**
 * Counts all reviews and compares every counter, rollups and deltas together, in one query, so all numbers are of the
 * same snapshot. Call it in a transaction.
 */
export async function countDifferences(db: Db, limit: number): Promise<CountDifference[]> {
  await removeTimeLimit(db);
  const { rows } = await sql<{ counter: string; counted: string[]; stored: string[] }>`
    with deltas as (
      select rollup.listing_id, grain, start, channel, is_approved, unrated, one, two, three, four, five, tenths
      from review_count_deltas as delta cross join lateral (values
        (0::bigint, 'a'::"char", date '2000-01-01'),
        (0, 'm', date_trunc('month', day)::date),
        (0, 'd', day),
        (delta.listing_id, 'a', date '2000-01-01')
      ) as rollup (listing_id, grain, start)
    ), stored as (
      select listing_id, grain, start, channel, is_approved, ${sums} as n
      from (select * from review_counts union all select * from deltas) as counters group by 1, 2, 3, 4, 5
    ), counted as (
      select listing_id, grain, start, channel, is_approved, ${sums} as n
      from counted_reviews group by 1, 2, 3, 4, 5
    )
    select concat_ws(' ', case when listing_id = 0 then 'all listings' else 'listing ' || listing_id end, grain, start,
        channel, case when is_approved then 'approved' else 'pending' end) as counter,
      coalesce(counted.n, ${NONE}) as counted, coalesce(stored.n, ${NONE}) as stored
    from counted full join stored using (listing_id, grain, start, channel, is_approved)
    where coalesce(counted.n, ${NONE}) <> coalesce(stored.n, ${NONE})
    order by listing_id, grain, start
    limit ${limit}`.execute(db);
  return rows.map(({ counter, counted, stored }) => ({
    counter,
    counted: counted.map(Number),
    stored: stored.map(Number),
  }));
}

/** Recounts all reviews; changes wait until it ends. */
export async function recountReviews(db: Db): Promise<void> {
  await removeTimeLimit(db);
  await sql`select recount_reviews()`.execute(db);
}
