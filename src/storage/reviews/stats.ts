import type { Kysely } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import { averageStars } from '#domain/rating.ts';
import type { ReviewStats } from '#domain/review.ts';
import { queryPrepared, statement } from '../prepared.ts';
import type { Tables } from '../tables.ts';

const summed = (ofListing: string) =>
  statement(`
    select is_approved, sum(unrated + rated)::bigint as total, sum(rated)::bigint as rated, sum(tenths)::bigint as tenths
    from (
      select is_approved, unrated, one + two + three + four + five as rated, tenths from review_counts
        where listing_id = $1::bigint and grain = 'a'
      union all
      select is_approved, unrated, one + two + three + four + five, tenths from review_count_deltas ${ofListing}
    ) as counted group by is_approved`);
const OF_ALL = summed('');
const OF_ONE = summed('where listing_id = $1::bigint');

/** The four numbers above the dashboard, for one listing or all, from the counters: what waits to be added to them counts too. */
export async function reviewStats(db: Kysely<Tables>, listingId?: ListingId): Promise<ReviewStats> {
  const rows = await queryPrepared<{ is_approved: boolean; total: number; rated: number; tenths: number }>(
    db,
    listingId === undefined ? OF_ALL : OF_ONE,
    [listingId ?? 0],
  );
  const sum = (of: 'total' | 'rated' | 'tenths') => rows.reduce((sofar, row) => sofar + row[of], 0);
  const total = sum('total');
  const approved = rows.find((row) => row.is_approved)?.total ?? 0;
  return {
    totalReviews: total,
    averageRating: averageStars(sum('tenths'), sum('rated')),
    approvedCount: approved,
    pendingCount: total - approved,
  };
}
