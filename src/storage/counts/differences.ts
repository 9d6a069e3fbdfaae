import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** A counter that does not say what there is. */
export interface CountDifference {
  /** Which counter, in words. */
  counter: string;
  /** From no rating over one to five stars, and the sum of tenths. */
  counted: number[];
  kept: number[];
}

const SUMS = ['unrated', 'one', 'two', 'three', 'four', 'five', 'tenths'];
const sums = (from: string) =>
  sql.raw(`array[${SUMS.map((name) => `coalesce(sum(${from}${name}), 0)`).join(', ')}]::bigint[]`);

const NOTHING = sql.raw(`array[0, 0, 0, 0, 0, 0, 0]::bigint[]`);

/** Counting millions of reviews takes longer than any page may. Holds until the end of the transaction. */
const takeTime = (db: Kysely<Tables>) => sql`set local statement_timeout = 0`.execute(db);

/**
 * Counts all reviews and compares every counter with that, cells and queue together, in one statement and so at one
 * moment. To be asked in a transaction.
 */
export async function countDifferences(db: Kysely<Tables>, limit: number): Promise<CountDifference[]> {
  await takeTime(db);
  const { rows } = await sql<{ counter: string; counted: string[]; kept: string[] }>`
    with waiting as (
      select cell.listing_id, grain, start, cell.channel, is_approved, unrated, one, two, three, four, five, tenths
      from review_count_deltas as by_day cross join lateral (values
        (0::bigint, 'a'::"char", date '2000-01-01', by_day.channel),
        (0, 'y', date_trunc('year', day)::date, by_day.channel),
        (0, 'm', date_trunc('month', day)::date, by_day.channel),
        (0, 'd', day, by_day.channel),
        (0, 'Y', date_trunc('year', day)::date, ''),
        (0, 'M', date_trunc('month', day)::date, ''),
        (0, 'D', day, ''),
        (by_day.listing_id, 'a', date '2000-01-01', by_day.channel)
      ) as cell (listing_id, grain, start, channel)
    ), kept as (
      select listing_id, grain::text, start, channel, is_approved::text, ${sums('')} as n
      from (select * from review_counts union all select * from waiting) as cells group by 1, 2, 3, 4, 5
      union all
      select listing_id, 'listing', null, null, null, ${sums('')} from (
        select * from listing_counts
        union all
        select listing_id, unrated, one, two, three, four, five, tenths from review_count_deltas
      ) as cells group by 1
    ), counted as (
      select listing_id, grain::text, start, channel, is_approved::text, ${sums('')} as n
      from counted_reviews group by 1, 2, 3, 4, 5
      union all
      select listing_id, 'listing', null, null, null, ${sums('')} from counted_by_day group by 1
    ), both_sides as (
      select listing_id, grain, start, channel, is_approved, n as counted, null::bigint[] as kept from counted
      union all
      select listing_id, grain, start, channel, is_approved, null, n from kept
    )
    select concat_ws(' ', case when listing_id = 0 then 'all listings' else 'listing ' || listing_id end, grain, start,
        nullif(channel, ''), case is_approved when 'true' then 'approved' when 'false' then 'pending' end) as counter,
      coalesce(max(counted), ${NOTHING}) as counted, coalesce(max(kept), ${NOTHING}) as kept
    from both_sides group by listing_id, grain, start, channel, is_approved
    having coalesce(max(counted), ${NOTHING}) <> coalesce(max(kept), ${NOTHING})
    order by listing_id, grain, start
    limit ${limit}`.execute(db);
  return rows.map(({ counter, counted, kept }) => ({
    counter,
    counted: counted.map(Number),
    kept: kept.map(Number),
  }));
}

/** Counts all reviews again. Changes wait meanwhile. */
export async function recountReviews(db: Kysely<Tables>): Promise<void> {
  await takeTime(db);
  await sql`select recount_reviews()`.execute(db);
}
