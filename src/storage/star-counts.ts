import { type Kysely, sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type { ShownCount } from '#domain/star-meter.ts';
import { isShown } from './reviews/shown.ts';
import type { Tables } from './tables.ts';

/**
 * How many published reviews of a listing have how many stars, and how many of those the public sees; by the index
 * `reviews_of_listing_by_date`. Stars are rounded as the filter by rating does, null is no rating.
 */
export async function starCounts(
  db: Kysely<Tables>,
  id: ListingId,
): Promise<(ShownCount & { stars: number | null })[]> {
  return db
    .selectFrom('reviews')
    .select((eb) => [
      sql<number | null>`(rating_tenths + 5) / 10`.as('stars'),
      eb.fn.countAll<number>().as('published'),
      eb.fn.countAll<number>().filterWhere(isShown()).as('shown'),
    ])
    .where('listing_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .groupBy(sql`(rating_tenths + 5) / 10`)
    .execute();
}
