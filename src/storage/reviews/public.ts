import { type Kysely, sql } from 'kysely';
import type { PreviewedReviews } from '#domain/decisions/approval.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { ShownCount } from '#domain/listings/rating-distribution.ts';
import type { Review } from '#domain/reviews/review.ts';
import { isVisible } from '../filters/visibility.ts';
import type { Tables } from '../tables.ts';
import { orderOf } from './order.ts';
import { publicReviews, toReview } from './rows.ts';

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
  const rows = await publicReviews(db)
    .where('reviews.listing_id', '=', id)
    .where(isVisible(previewed))
    .orderBy(orderOf({ sortBy: 'date', sortOrder: 'desc' }))
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toReview);
}

/** How many public reviews of a listing come before one of them; 0 if that one is not public. */
export async function countNewerPublic(
  db: Kysely<Tables>,
  id: ListingId,
  reviewId: ReviewId,
  previewed: PreviewedReviews,
): Promise<number> {
  const place = db
    .selectFrom('reviews')
    .select(['submitted_at', 'reviews.id'])
    .where('reviews.id', '=', reviewId)
    .where('listing_id', '=', id)
    .where(isVisible(previewed));
  const { newer } = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('newer'))
    .where('listing_id', '=', id)
    .where(isVisible(previewed))
    .where(sql<boolean>`(reviews.submitted_at, reviews.id) > (${place})`)
    .executeTakeFirstOrThrow();
  return newer;
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
