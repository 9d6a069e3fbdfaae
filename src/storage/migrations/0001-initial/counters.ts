/** The counters of a row: reviews without a rating, those with one to five whole stars, and the sum of ratings in tenths. */
const COUNTERS = ['unrated', 'one', 'two', 'three', 'four', 'five', 'tenths'];

/** What rows of reviews add to each counter; `sign` is 1 or -1. */
const countedRows = (sign: string): string =>
  COUNTERS.map((name, stars) =>
    name === 'tenths'
      ? `coalesce(sum(${sign} * rating_tenths), 0)::bigint as tenths`
      : `coalesce(sum(${sign}) filter (where coalesce((rating_tenths + 5) / 10, 0) = ${stars}), 0)::bigint as ${name}`,
  ).join(', ');

const COLUMNS = COUNTERS.map((name) => `${name} bigint not null`).join(', ');
const NAMES = COUNTERS.join(', ');
const SUMS = COUNTERS.map((name) => `sum(${name})::bigint as ${name}`).join(', ');
const KEY = `listing_id, (submitted_at at time zone 'UTC')::date, channel, is_approved`;
const ALL_TIME = `'a'::"char", date '2000-01-01'`;

/** The rollups that counters by listing, day, channel and status, called `by_day`, add up to. */
const ROLLUPS = `
  select 0::bigint as listing_id, ${ALL_TIME.replace(',', ' as grain,')} as start, channel, is_approved, ${SUMS}
    from by_day group by channel, is_approved
  union all
  select 0, 'm', date_trunc('month', day)::date as month, channel, is_approved, ${SUMS}
    from by_day group by month, channel, is_approved
  union all
  select 0, 'd', day, channel, is_approved, ${SUMS} from by_day group by day, channel, is_approved
  union all
  select listing_id, ${ALL_TIME}, channel, is_approved, ${SUMS}
    from by_day group by listing_id, channel, is_approved`;

/**
 * How many reviews there are, for exact totals. A trigger appends what each change adds or takes away to
 * `review_count_deltas`, in the same transaction and without waiting for others; one process at a time adds the deltas to
 * the rollups in `review_counts`. Readers add up both.
 */
export const COUNTER_SCHEMA = [
  `create table review_counts (
    -- 0: all listings
    listing_id bigint not null,
    -- a: all time; m, d: a month or a day (UTC) that begins at "start", over all listings only
    grain "char" not null,
    start date not null,
    channel text not null,
    is_approved boolean not null,
    ${COLUMNS},
    primary key (listing_id, grain, start, channel, is_approved)
  ) with (fillfactor = 70)`,
  `create table review_count_deltas (
    listing_id bigint not null,
    day date not null,
    channel text not null,
    is_approved boolean not null,
    ${COLUMNS}
  ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`,
  'create index review_count_deltas_of_listing on review_count_deltas (listing_id)',
  `create function count_review_changes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into review_count_deltas select ${KEY}, ${countedRows('1')}
          from added where withdrawn_at is null group by 1, 2, 3, 4;
      elsif tg_op = 'DELETE' then
        insert into review_count_deltas select ${KEY}, ${countedRows('-1')}
          from removed where withdrawn_at is null group by 1, 2, 3, 4;
      else
        insert into review_count_deltas select * from (
          select ${KEY}, ${countedRows('sign')} from (
            select 1 as sign, listing_id, submitted_at, channel, is_approved, rating_tenths
            from added where withdrawn_at is null
            union all
            select -1, listing_id, submitted_at, channel, is_approved, rating_tenths
            from removed where withdrawn_at is null
          ) as changed group by 1, 2, 3, 4
        ) as delta (listing_id, day, channel, is_approved, ${NAMES})
        where (${NAMES}) is distinct from (0, 0, 0, 0, 0, 0, 0);
      end if;
      return null;
    end $$`,
  `create trigger count_added_reviews after insert on reviews
    referencing new table as added for each statement execute function count_review_changes()`,
  `create trigger count_changed_reviews after update on reviews
    referencing old table as removed new table as added for each statement execute function count_review_changes()`,
  `create trigger count_removed_reviews after delete on reviews
    referencing old table as removed for each statement execute function count_review_changes()`,
  // Returns how many deltas it added; 0 also while another process does so. The tuple ids keep a long queue from being
  // joined row by row: a connection keeps the plan that it made when the queue was short.
  `create function roll_up_review_counts() returns bigint language sql set enable_seqscan = off as $$
    with lock as materialized (select pg_try_advisory_xact_lock(7310002) as acquired),
    by_day as (
      delete from review_count_deltas where ctid = any (array(
        select ctid from review_count_deltas where (select acquired from lock) limit 200000
      )) returning *
    ),
    rolled_up as (
      insert into review_counts ${ROLLUPS}
      on conflict (listing_id, grain, start, channel, is_approved) do update set
        ${COUNTERS.map((name) => `${name} = review_counts.${name} + excluded.${name}`).join(', ')}
    )
    select count(*) from by_day
  $$`,
  `create view counted_reviews as
    with by_day as (
      select ${KEY.replace('::date', '::date as day')}, ${countedRows('1')}
      from reviews where withdrawn_at is null group by 1, 2, 3, 4
    ) ${ROLLUPS}`,
  `create function recount_reviews() returns void language plpgsql as $$
    begin
      lock table reviews in share row exclusive mode;
      -- Waits for a rollup that runs, and keeps others from starting.
      perform pg_advisory_xact_lock(7310002);
      delete from review_count_deltas;
      delete from review_counts;
      insert into review_counts select * from counted_reviews;
    end $$`,
];
