/** The six counters of a cell by whole stars (0: without a rating), and the sum of its ratings in tenths of a star. */
const SUMS = ['unrated', 'one', 'two', 'three', 'four', 'five', 'tenths'];

/** `sign` times what rows of reviews add to each counter. */
const summed = (sign: string): string =>
  SUMS.map((name, stars) =>
    name === 'tenths'
      ? `coalesce(sum(${sign} * rating_tenths), 0)::bigint as tenths`
      : `coalesce(sum(${sign}) filter (where coalesce((rating_tenths + 5) / 10, 0) = ${stars}), 0)::bigint as ${name}`,
  ).join(', ');

const CELL = "listing_id, (submitted_at at time zone 'UTC')::date, channel, is_approved";

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
const FOLD = `create function fold_review_counts() returns bigint language sql ${BY_PLACES} as $$
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

/** Counts everything anew, while nobody changes a review. */
const RECOUNT = `create function recount_reviews() returns void language plpgsql as $$
  begin
    lock table reviews in share row exclusive mode;
    -- Whoever folds has finished, and nobody begins.
    perform pg_advisory_xact_lock(7310002);
    delete from review_count_deltas;
    delete from review_counts;
    delete from listing_counts;
    insert into review_counts select * from counted_reviews;
    insert into listing_counts select listing_id, ${ADDED} from review_counts
      where grain = 'a' and listing_id <> 0 group by 1;
  end $$`;

const COLUMNS = SUMS.map((name) => `${name} bigint not null`).join(', ');

/**
 * How many reviews there are, kept by the database itself: cells by listing, by day, month and year, and a queue of
 * changes that have not been added to them yet. Whoever changes reviews only appends to the queue, in the same
 * transaction and without waiting for anybody; one process at a time empties it into the cells.
 */
export const COUNTERS = [
  `create table review_counts (
    -- 0: of all listings
    listing_id bigint not null,
    -- a: all time, y, m, d: a year, a month, a day (UTC) that begins at "start"
    grain "char" not null,
    start date not null,
    channel text not null,
    is_approved boolean not null,
    ${COLUMNS},
    primary key (listing_id, grain, start, channel, is_approved)
  ) with (fillfactor = 70)`,
  `create table listing_counts (
    listing_id bigint primary key,
    ${COLUMNS}
  ) with (fillfactor = 70)`,
  `create table review_count_deltas (
    listing_id bigint not null,
    day date not null,
    channel text not null,
    is_approved boolean not null,
    ${COLUMNS}
  ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`,
  `create index review_count_deltas_of_listing on review_count_deltas (listing_id)`,
  `create function count_review_changes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into review_count_deltas select ${CELL}, ${summed('1')}
          from added where withdrawn_at is null group by 1, 2, 3, 4;
      elsif tg_op = 'DELETE' then
        insert into review_count_deltas select ${CELL}, ${summed('-1')}
          from removed where withdrawn_at is null group by 1, 2, 3, 4;
      else
        insert into review_count_deltas select * from (
          select ${CELL}, ${summed('sign')} from (
            select 1 as sign, listing_id, submitted_at, channel, is_approved, rating_tenths
            from added where withdrawn_at is null
            union all
            select -1, listing_id, submitted_at, channel, is_approved, rating_tenths
            from removed where withdrawn_at is null
          ) as changed group by 1, 2, 3, 4
        ) as delta (listing_id, day, channel, is_approved, ${SUMS.join(', ')})
        where (${SUMS.join(', ')}) is distinct from (0, 0, 0, 0, 0, 0, 0);
      end if;
      return null;
    end $$`,
  `create trigger count_added_reviews after insert on reviews
    referencing new table as added for each statement execute function count_review_changes()`,
  `create trigger count_changed_reviews after update on reviews
    referencing old table as removed new table as added for each statement execute function count_review_changes()`,
  `create trigger count_removed_reviews after delete on reviews
    referencing old table as removed for each statement execute function count_review_changes()`,
  FOLD,
  `create view counted_by_day as select ${CELL.replace('::date', '::date as day')}, ${summed('1')}
    from reviews where withdrawn_at is null group by 1, 2, 3, 4`,
  `create view counted_reviews as
    select cell.listing_id, grain, start, cell.channel, is_approved, ${ADDED}
    from counted_by_day as by_day cross join lateral ${CELLS} group by 1, 2, 3, 4, 5`,
  RECOUNT,
  `analyze review_counts, listing_counts, review_count_deltas`,
];
