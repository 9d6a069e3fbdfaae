import { type Kysely, sql } from 'kysely';
import type { Channel } from '#domain/channel.ts';
import type { SortKey } from '#domain/filter.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { starsOf } from '#domain/rating.ts';
import type { Review } from '#domain/review.ts';
import type { Revision } from '#domain/revision.ts';
import type { Sentiment } from '#domain/sentiment.ts';
import type { Tables } from '../tables.ts';

/** What is read of a review. Private feedback is not among it, so it cannot leak from here. */
export const COLUMNS = [
  'reviews.id',
  'reviews.listing_id',
  'listings.name as listing_name',
  'reviews.guest_name',
  'reviews.review_text',
  'reviews.rating_tenths',
  'reviews.rating_derived',
  'reviews.channel',
  'reviews.submitted_at',
  'reviews.sentiment',
  'reviews.is_approved',
  'reviews.response_text',
  'reviews.response_at',
  'reviews.revision',
] as const;

export interface ReviewRow {
  id: number;
  listing_id: number;
  listing_name: string;
  guest_name: string;
  review_text: string;
  rating_tenths: number | null;
  rating_derived: boolean;
  channel: string;
  submitted_at: Date;
  sentiment: Sentiment;
  is_approved: boolean;
  response_text: string | null;
  response_at: Date | null;
  revision: Revision | null;
}

/** ICU's root order: case and accents sort as people expect, on every machine alike. */
export const SORT_COLUMNS = {
  date: sql.ref<Date>('reviews.submitted_at'),
  rating: sql.ref<number>('reviews.rating_tenths'),
  guestName: sql<string>`reviews.guest_name collate "und-x-icu"`,
  listingName: sql<string>`listings.name collate "und-x-icu"`,
} satisfies Record<SortKey, unknown>;

export const joined = (db: Kysely<Tables>) =>
  db.selectFrom('reviews').innerJoin('listings', 'listings.id', 'reviews.listing_id');

export async function reviewById(db: Kysely<Tables>, id: ReviewId): Promise<Review | null> {
  const row = await joined(db).select(COLUMNS).where('reviews.id', '=', id).executeTakeFirst();
  return row ? toReview(row) : null;
}

export function toReview(row: ReviewRow): Review {
  return {
    id: row.id as ReviewId,
    listingId: row.listing_id as ListingId,
    listingName: row.listing_name,
    guestName: row.guest_name,
    reviewText: row.review_text,
    rating: row.rating_tenths === null ? null : starsOf(row.rating_tenths),
    ratingDerived: row.rating_derived,
    channel: row.channel as Channel,
    reviewDate: row.submitted_at,
    sentiment: row.sentiment,
    isApproved: row.is_approved,
    response: row.response_text === null ? null : { text: row.response_text, date: row.response_at },
    revision: row.revision,
  };
}
