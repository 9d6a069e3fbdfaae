import { type Kysely, sql } from 'kysely';
import type { AsIfApproved } from '#domain/approval.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Listing } from '#domain/listing.ts';
import type { Review } from '#domain/review.ts';
import { shownOfListing } from './counts/shown.ts';
import { toListing, withTotals } from './listings.ts';
import { COLUMNS, joined, toReview } from './reviews/read.ts';
import { isShown } from './reviews/shown.ts';
import type { Tables } from './tables.ts';

/** A listing as its public page tells of it. */
export interface ShownListing {
  listing: Listing;
  /** How many of its reviews the public may read. */
  shown: number;
  /** How many of everything published have how many stars, from one to five, rounded as the filter by rating does. */
  byStars: number[];
  /** Its own Google place; null when it has none. */
  placeId: string | null;
}

/** One listing with its totals over everything published, and how much of that is shown. */
export async function shownListing(
  db: Kysely<Tables>,
  id: ListingId,
  asIf?: AsIfApproved,
): Promise<ShownListing | null> {
  const row = await withTotals(db)
    .select('listings.google_place_id')
    .select(asIf === undefined ? shownOfListing().as('shown') : countedOfListing(asIf).as('shown'))
    .where('listings.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    listing: toListing(row),
    shown: row.shown,
    byStars: row.by_stars,
    placeId: row.google_place_id,
  };
}

/** As `shownOfListing`, one by one: the counters know nothing of what is only supposed. */
function countedOfListing(asIf: AsIfApproved) {
  return sql<number>`(select count(*) from reviews where reviews.listing_id = listings.id and ${isShown(asIf)})`;
}

/** A part of what the public may read of a listing, newest first; by the index `reviews_of_listing_by_date`. */
export async function shownReviews(
  db: Kysely<Tables>,
  id: ListingId,
  { limit, offset }: { limit: number; offset: number },
  asIf?: AsIfApproved,
): Promise<Review[]> {
  const rows = await joined(db)
    .select(COLUMNS)
    .where('reviews.listing_id', '=', id)
    .where(isShown(asIf))
    .orderBy('reviews.submitted_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toReview);
}
