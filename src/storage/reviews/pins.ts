import { sql } from 'kysely';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { ReviewSide } from '#domain/listings/property-view.ts';
import type { Pin } from '#domain/listings/public-reviews.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { Db } from '../tables.ts';

export async function pins(db: Db, listing: ListingId): Promise<Pin[]> {
  return db
    .selectFrom('review_pins')
    .select(['side', 'review_id as reviewId', 'pinned_by as by', 'created_at as at'])
    .where('listing_id', '=', listing)
    .orderBy('side', 'desc')
    .execute();
}

/** Pins a review to its side of its listing, in place of another. @param by the username */
export async function pin(
  db: Db,
  { id, listingId }: Pick<Review, 'id' | 'listingId'>,
  side: ReviewSide,
  by: string,
): Promise<void> {
  // Its pin of another listing or side.
  await sql`delete from review_pins where review_id = ${id} and (listing_id, side) <> (${listingId}, ${side})`.execute(
    db,
  );
  await db
    .insertInto('review_pins')
    .values({ listing_id: listingId, side, review_id: id, pinned_by: by })
    .onConflict((conflict) =>
      conflict
        .columns(['listing_id', 'side'])
        .doUpdateSet({ review_id: id, pinned_by: by, created_at: sql<Date>`now()` })
        .where('review_pins.review_id', '<>', id),
    )
    .execute();
}

export async function unpin(db: Db, id: ReviewId): Promise<void> {
  await db.deleteFrom('review_pins').where('review_id', '=', id).execute();
}
