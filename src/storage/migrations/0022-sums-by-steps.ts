import { type Kysely, sql } from 'kysely';

const SUMS = ['unrated', 'one', 'two', 'three', 'four', 'five', 'tenths'];
const ADDED = SUMS.map((name) => `sum(${name})::bigint as ${name}`).join(', ');
const onto = (table: string) =>
  SUMS.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ');

const ALL_TIME = `'a'::"char", date '2000-01-01'`;

/**
 * A connection keeps the plan that it made when the queue was short. Read from its beginning instead of by places, each
 * row of a queue that a load has filled was compared with all places that were taken: 60,000 rows took ten seconds.
 */
const BY_PLACES = 'set enable_seqscan = off';

/**
 * As migration 0017 has it, but each change is summed once by its day and once by its listing; months are summed from
 * days, years from months, and so on.
 */
const FOLD = `create or replace function fold_review_counts() returns bigint language sql ${BY_PLACES} as $$
  with turn as materialized (select pg_try_advisory_xact_lock(7310002) as got),
  gone as (
    delete from review_count_deltas where ctid = any (array(
      select ctid from review_count_deltas where (select got from turn) limit 200000
    )) returning *
  ),
  days as materialized (
    select day as start, channel, is_approved, ${ADDED} from gone group by 1, 2, 3
  ),
  months as materialized (
    select date_trunc('month', start)::date as start, channel, is_approved, ${ADDED} from days group by 1, 2, 3
  ),
  years as materialized (
    select date_trunc('year', start)::date as start, channel, is_approved, ${ADDED} from months group by 1, 2, 3
  ),
  of_listings as materialized (
    select listing_id, channel, is_approved, ${ADDED} from gone group by 1, 2, 3
  ),
  cells as (
    insert into review_counts
    select 0::bigint, ${ALL_TIME}, channel, is_approved, ${ADDED} from years group by channel, is_approved
    union all select 0, 'y', * from years
    union all select 0, 'm', * from months
    union all select 0, 'd', * from days
    union all select 0, 'Y', start, '', is_approved, ${ADDED} from years group by start, is_approved
    union all select 0, 'M', start, '', is_approved, ${ADDED} from months group by start, is_approved
    union all select 0, 'D', start, '', is_approved, ${ADDED} from days group by start, is_approved
    union all select listing_id, ${ALL_TIME}, channel, is_approved, ${SUMS.join(', ')} from of_listings
    on conflict (listing_id, grain, start, channel, is_approved) do update set ${onto('review_counts')}
  ),
  listings as (
    insert into listing_counts select listing_id, ${ADDED} from of_listings group by 1
    on conflict (listing_id) do update set ${onto('listing_counts')}
  )
  select count(*) from gone
$$`;

/** Takes less time for what waits to be added to counters and words, of which a large load brings much. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(FOLD).execute(db);
  await sql.raw(`alter function fold_review_search() ${BY_PLACES}`).execute(db);
}
