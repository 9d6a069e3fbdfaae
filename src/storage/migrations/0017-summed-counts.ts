import { type Kysely, sql } from 'kysely';

const SUMS = ['unrated', 'one', 'two', 'three', 'four', 'five', 'tenths'];
const ADDED = SUMS.map((name) => `sum(${name})::bigint as ${name}`).join(', ');
const onto = (table: string) =>
  SUMS.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ');

/** The cells that a row with a listing, a day and a channel belongs to. Y, M, D: the same as y, m, d, of all channels. */
const CELLS = `(values
      (0::bigint, 'a'::"char", date '2000-01-01', by_day.channel),
      (0, 'y', date_trunc('year', day)::date, by_day.channel),
      (0, 'm', date_trunc('month', day)::date, by_day.channel),
      (0, 'd', day, by_day.channel),
      (0, 'Y', date_trunc('year', day)::date, ''),
      (0, 'M', date_trunc('month', day)::date, ''),
      (0, 'D', day, ''),
      (by_day.listing_id, 'a', date '2000-01-01', by_day.channel)
    ) as cell (listing_id, grain, start, channel)`;

/** As migration 0011 has it, with more cells. */
const FOLD = `create or replace function fold_review_counts() returns bigint language sql as $$
  with turn as materialized (select pg_try_advisory_xact_lock(7310002) as got),
  taken as materialized (
    select ctid from review_count_deltas where (select got from turn) limit 200000
  ),
  gone as (
    delete from review_count_deltas where ctid = any (array(select ctid from taken)) returning *
  ),
  cells as (
    insert into review_counts
    select cell.listing_id, grain, start, cell.channel, is_approved, ${ADDED}
    from gone as by_day cross join lateral ${CELLS}
    group by 1, 2, 3, 4, 5
    on conflict (listing_id, grain, start, channel, is_approved) do update set ${onto('review_counts')}
  ),
  listings as (
    insert into listing_counts select listing_id, ${ADDED} from gone group by 1
    on conflict (listing_id) do update set ${onto('listing_counts')}
  )
  select count(*) from gone
$$`;

/** Years, months and days summed over all channels, for most lists ask for all of them. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    // Whoever folds has finished, and nobody begins until the cells and the function fit each other again.
    `select pg_advisory_xact_lock(7310002)`,
    FOLD,
    `create or replace view counted_reviews as
      select cell.listing_id, grain, start, cell.channel, is_approved, ${ADDED}
      from counted_by_day as by_day cross join lateral ${CELLS} group by 1, 2, 3, 4, 5`,
    `insert into review_counts
      select 0, upper(grain::text)::"char", start, '', is_approved, ${ADDED} from review_counts
      where listing_id = 0 and grain in ('y', 'm', 'd') group by 1, 2, 3, 4, 5`,
    'analyze review_counts',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
