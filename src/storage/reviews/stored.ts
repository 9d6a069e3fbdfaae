import { type Selectable, sql } from 'kysely';
import type { StoredReview } from '#domain/reviews/stored-review.ts';
import type { Db, ReviewsTable } from '../tables.ts';

/** The columns that come from the upstream, without private feedback. */
export const STORED_COLUMNS = [
  'reviews.upstream_id',
  'reviews.guest_name',
  'reviews.review_text',
  'reviews.rating_tenths',
  'reviews.rating_derived',
  'reviews.raw_rating',
  'reviews.rating_scale',
  'reviews.categories',
  'reviews.channel',
  'reviews.submitted_at',
  'reviews.arrival_date',
  'reviews.departure_date',
  'reviews.reservation_id',
  'reviews.channel_reservation_id',
  'reviews.response_text',
  'reviews.response_at',
] as const;

type Unprefixed<Name> = Name extends `reviews.${infer Column}` ? Column : never;
type StoredColumn = Unprefixed<(typeof STORED_COLUMNS)[number]> | 'private_feedback';

export function toStored(
  row: Pick<Selectable<ReviewsTable>, StoredColumn & keyof ReviewsTable>,
): StoredReview {
  return {
    upstreamId: row.upstream_id,
    guestName: row.guest_name,
    text: row.review_text,
    privateFeedback: row.private_feedback,
    rating: row.rating_tenths === null ? null : { tenths: row.rating_tenths, derived: row.rating_derived },
    rawRating: row.raw_rating,
    ratingScale: row.rating_scale,
    categories: row.categories,
    channel: row.channel,
    submittedAt: row.submitted_at,
    arrivalDate: row.arrival_date,
    departureDate: row.departure_date,
    reservationId: row.reservation_id,
    channelReservationId: row.channel_reservation_id,
    response: row.response_text === null ? null : { text: row.response_text, date: row.response_at },
  };
}

/** The stored reviews of one source with these ids, by upstream id, each with the listing where the source places it. */
export async function byUpstreamIds(
  db: Db,
  source: string,
  upstreamIds: readonly string[],
): Promise<Map<string, { review: StoredReview; listingId: number }>> {
  if (upstreamIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reviews')
    .select([...STORED_COLUMNS, 'private_feedback', 'listing_id', 'own_listing_id'])
    .where('source', '=', source)
    .where('upstream_id', '=', sql<string>`any(${upstreamIds})`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.upstream_id,
      { review: toStored(row), listingId: row.own_listing_id ?? row.listing_id },
    ]),
  );
}
