import { sql } from 'kysely';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { ReviewSide } from '#domain/listings/property-view.ts';
import type { Pin } from '#domain/listings/public-reviews.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { Db } from '../tables.ts';

export async function pins(db: Db, listing: ListingId): Promise<Pin[]> {
  const { rows } = await sql<Pin>`
    select side, review_id as "reviewId", pinned_by as by, created_at as at from review_pins
    where listing_id = ${listing} order by side desc`.execute(db);
  return rows;
}

/** Pins a review to its side of its listing, in place of another. @param by the username */
export async function pin(
  db: Db,
  { id, listingId }: Pick<Review, 'id' | 'listingId'>,
  side: ReviewSide,
  by: string,
): Promise<void> {
  // Its pin of another listing or side.
  await sql`delete from review_pins
    where review_id = ${id} and (listing_id, side) <> (${listingId}, ${side})`.execute(db);
  await sql`
    insert into review_pins (listing_id, side, review_id, pinned_by) values (${listingId}, ${side}, ${id}, ${by})
    on conflict (listing_id, side) do update
      set review_id = excluded.review_id, pinned_by = excluded.pinned_by, created_at = now()
      where review_pins.review_id <> excluded.review_id`.execute(db);
}

export async function unpin(db: Db, id: ReviewId): Promise<void> {
  await sql`delete from review_pins where review_id = ${id}`.execute(db);
}
