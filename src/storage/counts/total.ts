import { type RawBuilder, sql } from 'kysely';
import { nextDay, startOfDay } from '#domain/day.ts';
import { type ReviewFilter, setFilters } from '#domain/filter.ts';
import { allOf, type ListScope, matching } from '../filters/conditions.ts';
import { IN_VISIBLE_CHANNEL } from '../filters/visibility.ts';
import { type SplitSpan, splitSpan } from './days.ts';

const BY_STARS = ['one', 'two', 'three', 'four', 'five'] as const;
export const RATED = sql.raw<number>('(one + two + three + four + five)');
export const ALL = sql.raw<number>('(unrated + one + two + three + four + five)');

/** A list that is filtered by something else is counted row by row. */
const COUNTED: ReadonlySet<keyof ReviewFilter> = new Set<keyof ReviewFilter>([
  'listingId',
  'rating',
  'channel',
  'approved',
  'startDate',
  'endDate',
]);
/** Filters for managers are counted up to this many matches. */
export const ROW_LIMIT = 10_000;

export interface Total {
  /** How many reviews match, as an SQL expression; at most `limit` and one. */
  count: RawBuilder<number>;
  limit: number;
}

/**
 * How many reviews match. Counters know it exactly: rollups and the deltas that are not added to them yet, which one query
 * sees at one moment. What they do not hold is counted by rows, up to a limit unless only specified filters
 * are set.
 *
 * @param searchLimit the number of matches up to which a search is counted
 */
export function totalOf(filter: ReviewFilter, scope: ListScope, searchLimit: number): Total {
  const exact = (count: RawBuilder<number>) => ({ count, limit: Number.POSITIVE_INFINITY });
  if (!isCounted(filter)) {
    const rows = sql`select from reviews where ${matching(filter, scope)}`;
    if (setFilters(filter).every((name) => COUNTED.has(name))) {
      return exact(sql`(select count(*) from (${rows}) as matches)`);
    }
    const limit = filter.search === undefined ? ROW_LIMIT : searchLimit;
    const some = sql<number>`(select count(*) from (${rows} limit ${sql.lit(limit + 1)}) as matches)`;
    return { count: some, limit };
  }
  const span = spanOf(filter, scope);
  if (span === 'none') return exact(counterSum(filter, scope, null));
  if (span === null) return exact(rowCount(filter, scope));
  const { startDate, endDate, ...others } = filter;
  const edges = span.edges.map(
    ({ from, until }) =>
      sql`${rowCount(others, scope, sql`submitted_at >= ${from} and submitted_at < ${until}`)}`,
  );
  return exact(sql`(${sql.join([counterSum(filter, scope, span), ...edges], sql` + `)})`);
}

/** Rollups of days are kept over all listings only. */
function isCounted(filter: ReviewFilter): boolean {
  const hasDays = filter.startDate !== undefined || filter.endDate !== undefined;
  return (
    setFilters(filter).every((name) => COUNTED.has(name)) && !(hasDays && filter.listingId !== undefined)
  );
}

function spanOf({ startDate, endDate }: ReviewFilter, { timeZone }: ListScope): SplitSpan | 'none' | null {
  if (startDate === undefined && endDate === undefined) return 'none';
  return splitSpan(
    startDate === undefined ? null : startOfDay(startDate, timeZone),
    endDate === undefined ? null : startOfDay(nextDay(endDate), timeZone),
  );
}

function rowCount(filter: ReviewFilter, scope: ListScope, also = sql`true`): RawBuilder<number> {
  return sql`(select count(*) from reviews where ${matching(filter, scope)} and ${also})`;
}

function counterSum(filter: ReviewFilter, scope: ListScope, span: SplitSpan | null): RawBuilder<number> {
  const stars = filter.rating === undefined ? undefined : BY_STARS[filter.rating - 1];
  const counter = stars === undefined ? ALL : sql.ref(stars);
  return sql`(select coalesce(sum(${counter}), 0)::bigint from ${counterRows(filter, scope, span)} as counters)`;
}

/** The counters of the reviews that a filter matches, whatever its stars: rollups, and deltas. */
export function counterRows(
  { listingId, channel, approved }: ReviewFilter,
  { isPublic }: Pick<ListScope, 'isPublic'>,
  span: SplitSpan | null,
): RawBuilder<unknown> {
  const shared = [
    ...(channel === undefined ? [] : [sql`channel = ${channel}`]),
    ...(approved === undefined ? [] : [sql`is_approved = ${sql.lit(approved)}`]),
    ...(isPublic ? [sql`is_approved`, IN_VISIBLE_CHANNEL] : []),
  ];
  const rollups = [sql`listing_id = ${listingId ?? 0}`, inPeriods(span), ...shared];
  const deltas = [
    ...(listingId === undefined ? [] : [sql`listing_id = ${listingId}`]),
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
