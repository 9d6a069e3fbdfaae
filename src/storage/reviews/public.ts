import { type Kysely, sql } from 'kysely';
import type { PreviewedReviews } from '#domain/approval.ts';
import type { ListingId } from '#domain/ids.ts';
import type { ShownCount } from '#domain/rating-distribution.ts';
import type { Review } from '#domain/review.ts';
import { isVisible } from '../filters/visibility.ts';
import type { Tables } from '../tables.ts';
import { orderOf } from './order.ts';
import { COLUMNS, joinedReviews, toReview } from './rows.ts';

/**
 * One page of a listing's public reviews, newest first. Uses the index `reviews_of_listing_by_date`.
 *
 * @param previewed pending reviews to treat as approved, in a manager's preview
 */
export async function listOfPublicPage(
  db: Kysely<Tables>,
  id: ListingId,
  { limit, offset }: { limit: number; offset: number },
  previewed?: PreviewedReviews,
): Promise<Review[]> {
  const rows = await joinedReviews(db)
    .select(COLUMNS)
    .where('reviews.listing_id', '=', id)
    .where(isVisible(previewed))
    .orderBy(orderOf({ sortBy: 'date', sortOrder: 'desc' }))
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toReview);
}

/**
 * The published reviews of a listing by stars, and how many of each are public. Uses the index
 * `reviews_of_listing_by_date`. Stars are rounded as in the filter by rating; null means no rating.
 */
export async function ratingCounts(
  db: Kysely<Tables>,
  id: ListingId,
): Promise<(ShownCount & { stars: number | null })[]> {
  return db
    .selectFrom('reviews')
    .select((eb) => [
      sql<number | null>`(rating_tenths + 5) / 10`.as('stars'),
      eb.fn.countAll<number>().as('published'),
      eb.fn.countAll<number>().filterWhere(isVisible()).as('shown'),
    ])
    .where('listing_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .groupBy(sql`(rating_tenths + 5) / 10`)
    .execute();
}
