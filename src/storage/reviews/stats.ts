import { sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import { WAITING_DAYS, type WaitingTime, type WaitingTimes } from '#domain/listings/waiting-times.ts';
import {
  type FilterWithAccess,
  isLimited,
  MAX_COUNT,
  type ReviewFilter,
  setFilters,
} from '#domain/reviews/filter.ts';
import { averageStars } from '#domain/reviews/rating.ts';
import type { ReviewStats } from '#domain/reviews/review.ts';
import { ALL, counterRows, countOfRows, hasExactTotal, RATED, totalOf } from '../counts/total.ts';
import { executePrepared } from '../database/handle.ts';
import { type Audience, alsoMatching, matching } from '../filters/conditions.ts';
import { IN_COUNTED_CHANNEL } from '../filters/visibility.ts';
import type { Db } from '../tables.ts';

/** Filters for which counters contain the sum of ratings. */
const SUMMED: ReadonlySet<keyof ReviewFilter> = new Set<keyof ReviewFilter>([
  'listingId',
  'channel',
  'approved',
]);

/**
 * The four numbers of the dashboard for the matching reviews, from counters if they cover the filter, otherwise from
 * rows.
 */
export async function stats(db: Db, filter: FilterWithAccess, timeZone: string): Promise<ReviewStats> {
  const audience = { isPublic: false, timeZone };
  const isSummed = setFilters(filter).every((name) => SUMMED.has(name));
  const query = sql<Sums>`
    select * from (${isSummed ? sumCounters(filter, audience) : sumRows(filter, audience)}) as sums
    cross join (${undecidedReviews(filter, audience)}) as undecided`.compile(db);
  const rows = await (isSummed && !isLimited(filter)
    ? executePrepared(db, query)
    : db.executeQuery(query).then((result) => result.rows));
  const { undecided = 0, oldest = null } = rows[0] ?? {};
  const sum = (of: 'total' | 'rated' | 'tenths') => rows.reduce((subtotal, row) => subtotal + row[of], 0);
  const total = sum('total');
  const approved = rows.find((row) => row.is_approved)?.total ?? 0;
  return {
    totalReviews: total,
    averageRating: averageStars(sum('tenths'), sum('rated')),
    approvedCount: approved,
    pendingCount: total - approved,
    undecided: {
      count: Math.min(undecided, MAX_COUNT),
      isCountExact: undecided <= MAX_COUNT,
      oldest,
    },
  };
}

interface Sums {
  is_approved: boolean;
  total: number;
  rated: number;
  tenths: number;
  undecided: number;
  oldest: Date | null;
}

/** The number of undecided reviews, and when the oldest was submitted. Uses the index `reviews_of_decision_by_date`. */
const undecidedReviews = (filter: FilterWithAccess, audience: Audience) => sql`
  select count(*) as undecided, min(submitted_at) as oldest from (
    select submitted_at from reviews
    where ${matching(filter, audience)} and ${alsoMatching({ decision: 'none' }, audience)}
    order by submitted_at limit ${sql.lit(MAX_COUNT + 1)}) as undecided`;

const sumCounters = (filter: FilterWithAccess, audience: Audience) => sql`
  select is_approved, sum(${ALL})::bigint as total, sum(${RATED})::bigint as rated, sum(tenths)::bigint as tenths
  from ${counterRows(filter, audience, null)} as counters group by is_approved`;

const sumRows = (filter: FilterWithAccess, audience: Audience) => sql`
  select is_approved, count(*) as total, count(rating_tenths) as rated, coalesce(sum(rating_tenths), 0)::bigint as tenths
  from reviews where ${matching(filter, audience)} group by is_approved`;

const NONE: WaitingTime = { decided: 0, medianHours: null, waiting: 0, oldestHours: null };

/**
 * How long the newest reviews wait for their first decision by a person, of a listing or of all. A review waits from when it
 * was stored, or from when it was submitted if the decision is older than the stored row. Reviews of channels that are in no
 * public total cannot be approved, so they do not count.
 */
export async function waitingTimes(db: Db, id: ListingId | null): Promise<WaitingTimes> {
  const { rows } = await sql<WaitingTime & { is_low: boolean }>`
    with waits as (
      select rating_tenths < 35 as is_low, first.at is null as is_waiting,
        extract(epoch from coalesce(first.at, now())
          - case when first.at < reviews.created_at then submitted_at else reviews.created_at end) / 3600 as hours
      from reviews left join lateral (
        select min(decisions.at) as at from decisions where decisions.review_id = reviews.id and cause = 'manager'
          -- Not one that was undone. After a change on the channel the first decision still counts.
          and (reviews.decision <> 'none' or reviews.revision is not null)
      ) as first on true
      where reviews.submitted_at > now() - make_interval(days => ${WAITING_DAYS})
        and reviews.withdrawn_at is null and rating_tenths is not null and ${IN_COUNTED_CHANNEL}
        and ${id === null ? sql`true` : sql`reviews.listing_id = ${id}`}
    )
    select is_low, count(*) filter (where not is_waiting) as decided, count(*) filter (where is_waiting) as waiting,
      percentile_cont(0.5) within group (order by hours) as "medianHours",
      max(hours) filter (where is_waiting)::float8 as "oldestHours"
    from waits group by 1`.execute(db);
  const of = (isLow: boolean): WaitingTime => {
    const { is_low, ...time } = rows.find((row) => row.is_low === isLow) ?? { ...NONE, is_low: isLow };
    return time;
  };
  return { low: of(true), high: of(false) };
}

/** Matches that counters do not know are counted up to here. */
const MAX_EACH = 1_000;

/** How many reviews match each filter, by one query. */
export async function countEach(
  db: Db,
  filters: readonly FilterWithAccess[],
  timeZone: string,
): Promise<{ count: number; isExact: boolean }[]> {
  const audience = { isPublic: false, timeZone };
  const counts = filters.map((filter) =>
    hasExactTotal(filter) ? totalOf(filter, audience) : countOfRows(filter, audience, MAX_EACH + 1),
  );
  const { rows } = await sql<{
    counts: number[];
  }>`select array[${sql.join(counts)}]::bigint[] as counts`.execute(db);
  return filters.map((filter, index) => {
    const count = Number(rows[0]?.counts[index] ?? 0);
    const isExact = hasExactTotal(filter) || count <= MAX_EACH;
    return { count: isExact ? count : MAX_EACH, isExact };
  });
}
