import { type RawBuilder, sql } from 'kysely';
import { nextDay, startOfDay } from '#domain/day.ts';
import { type FilterWithAccess, isLimited, type ReviewFilter, setFilters } from '#domain/reviews/filter.ts';
import { isAccessible } from '../filters/access.ts';
import { type Audience, allOf, matching } from '../filters/conditions.ts';
import { IN_VISIBLE_CHANNEL } from '../filters/visibility.ts';
import { type SplitSpan, splitSpan } from './days.ts';

const BY_STARS = ['one', 'two', 'three', 'four', 'five'] as const;
export const RATED = sql.raw<number>('(one + two + three + four + five)');
export const ALL = sql.raw<number>('(unrated + one + two + three + four + five)');

/** The filters whose totals are exact. */
const COUNTED: ReadonlySet<keyof ReviewFilter> = new Set<keyof ReviewFilter>([
  'listingId',
  'rating',
  'ratings',
  'channel',
  'approved',
  'startDate',
  'endDate',
]);
/**
 * The number of matching reviews, as an SQL expression. It adds rollups and the deltas that are not added to them yet,
 * from the snapshot of one query, and counts the rows that counters do not cover.
 */
export function totalOf(filter: FilterWithAccess, audience: Audience): RawBuilder<number> {
  // Rollups by day exist only for all listings together.
  const isCounted = hasExactTotal(filter) && !(hasDays(filter) && filter.listingId !== undefined);
  if (!isCounted) return countOfRows(filter, audience);
  const span = spanOf(filter, audience);
  if (span === 'none') return counterSum(filter, audience, null);
  if (span === null) return countOfRows(filter, audience);
  const { startDate, endDate, ...others } = filter;
  const edges = span.edges.map(
    ({ from, until }) => sql`(select count(*) from reviews
      where ${matching(others, audience)} and submitted_at >= ${from} and submitted_at < ${until})`,
  );
  return sql`(${sql.join([counterSum(filter, audience, span), ...edges], sql` + `)})`;
}

/** The number of matching rows, at most `limit`. */
export function countOfRows(
  filter: FilterWithAccess,
  audience: Audience,
  limit?: number,
): RawBuilder<number> {
  const end = limit === undefined ? sql`` : sql`limit ${sql.lit(limit)}`;
  return sql`(select count(*) from (select from reviews where ${matching(filter, audience)} ${end}) as matches)`;
}

/** Whether the total of a filter is exact; others are counted up to a limit. */
export function hasExactTotal(filter: FilterWithAccess): boolean {
  // Some of many listings in some days may be too many rows to count.
  return setFilters(filter).every((name) => COUNTED.has(name)) && !(isLimited(filter) && hasDays(filter));
}

const hasDays = ({ startDate, endDate }: ReviewFilter) => startDate !== undefined || endDate !== undefined;

function spanOf({ startDate, endDate }: ReviewFilter, { timeZone }: Audience): SplitSpan | 'none' | null {
  if (startDate === undefined && endDate === undefined) return 'none';
  return splitSpan(
    startDate === undefined ? null : startOfDay(startDate, timeZone),
    endDate === undefined ? null : startOfDay(nextDay(endDate), timeZone),
  );
}

function counterSum(
  filter: FilterWithAccess,
  audience: Audience,
  span: SplitSpan | null,
): RawBuilder<number> {
  return sql`(select coalesce(sum(${counterOf(filter)}), 0)::bigint
    from ${counterRows(filter, audience, span)} as counters)`;
}

/** The sum of the counters of the ratings that a filter matches. */
function counterOf({ rating, ratings }: ReviewFilter): RawBuilder<unknown> {
  if (rating === undefined && ratings === undefined) return ALL;
  const counters = BY_STARS.filter((_, index) =>
    [rating, ratings].every((given) => given === undefined || [given].flat().includes(index + 1)),
  );
  return counters.length === 0 ? sql`0` : sql.raw(counters.join(' + '));
}

/** The counters of the reviews that a filter matches, for all ratings: rollups and deltas. */
export function counterRows(
  { listingId, access, channel, approved }: FilterWithAccess,
  { isPublic }: Pick<Audience, 'isPublic'>,
  span: SplitSpan | null,
): RawBuilder<unknown> {
  const shared = [
    ...(channel === undefined ? [] : [sql`channel = ${channel}`]),
    ...(approved === undefined ? [] : [sql`is_approved = ${sql.lit(approved)}`]),
    ...(isPublic ? [sql`is_approved`, IN_VISIBLE_CHANNEL] : []),
  ];
  const ofListings = [
    ...(listingId === undefined ? [] : [sql`listing_id = ${listingId}`]),
    ...(access === 'all' ? [] : [isAccessible(access, 'listing_id')]),
  ];
  const rollups = [
    ...(ofListings.length > 0 ? ofListings : [sql`listing_id = 0`]),
    inPeriods(span),
    ...shared,
  ];
  const deltas = [
    ...ofListings,
    ...(span === null ? [] : [sql`day >= ${span.days.since} and day < ${span.days.until}`]),
    ...shared,
  ];
  const columns = sql.raw('is_approved, unrated, one, two, three, four, five, tenths');
  return sql`(select ${columns} from review_counts where ${allOf(rollups)}
    union all select ${columns} from review_count_deltas where ${allOf(deltas)})`;
}

function inPeriods(span: SplitSpan | null): RawBuilder<unknown> {
  if (span === null) return sql`grain = 'a'`;
  const each = span.periods.map(
    ({ grain, since, until }) =>
      sql`(grain = ${sql.lit(grain)}::"char" and start >= ${since} and start < ${until})`,
  );
  return sql`(${sql.join(each, sql` or `)})`;
}
