import { sql } from 'kysely';
import {
  type FilterWithAccess,
  isLimited,
  MAX_COUNT,
  type ReviewFilter,
  setFilters,
} from '#domain/reviews/filter.ts';
import { averageStars } from '#domain/reviews/rating.ts';
import type { ReviewStats } from '#domain/reviews/review.ts';
import { ALL, counterRows, RATED } from '../counts/total.ts';
import { executePrepared } from '../database/handle.ts';
import { type Audience, alsoMatching, matching } from '../filters/conditions.ts';
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
  const query = db
    .selectFrom((isSummed ? sumCounters(db, filter, audience) : sumRows(db, filter, audience)).as('sums'))
    .innerJoin(undecidedReviews(db, filter, audience).as('undecided'), (join) => join.onTrue())
    .selectAll();
  const rows = await (isSummed && !isLimited(filter) ? executePrepared(db, query) : query.execute());
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

/** The number of undecided reviews, and when the oldest was submitted. Uses the index `reviews_of_decision_by_date`. */
function undecidedReviews(db: Db, filter: FilterWithAccess, audience: Audience) {
  const undecided = db
    .selectFrom('reviews')
    .select('submitted_at')
    .where(matching(filter, audience))
    .where(alsoMatching({ decision: 'none' }, audience))
    .orderBy('submitted_at')
    .limit(sql.lit(MAX_COUNT + 1));
  return db
    .selectFrom(undecided.as('undecided'))
    .select((eb) => [eb.fn.countAll<number>().as('undecided'), eb.fn.min('submitted_at').as('oldest')]);
}

function sumCounters(db: Db, filter: FilterWithAccess, audience: Audience) {
  return db
    .selectFrom(sql<{ is_approved: boolean }>`${counterRows(filter, audience, null)}`.as('counters'))
    .select([
      'is_approved',
      sql<number>`sum(${ALL})::bigint`.as('total'),
      sql<number>`sum(${RATED})::bigint`.as('rated'),
      sql<number>`sum(tenths)::bigint`.as('tenths'),
    ])
    .groupBy('is_approved');
}

function sumRows(db: Db, filter: FilterWithAccess, audience: Audience) {
  return db
    .selectFrom('reviews')
    .select((eb) => [
      'is_approved',
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>('rating_tenths').as('rated'),
      sql<number>`coalesce(sum(rating_tenths), 0)::bigint`.as('tenths'),
    ])
    .where(matching(filter, audience))
    .groupBy('is_approved');
}
