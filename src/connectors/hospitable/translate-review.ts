import { UNNAMED_GUEST } from '#domain/guests/guest.ts';
import { rate, STAR_SCALE } from '#domain/reviews/rating.ts';
import type { CategoryRating, IncomingReview, TranslatedReview } from '#domain/reviews/review.ts';
import { channelNamed } from '../channel-names.ts';
import { lineIn, textIn } from '../clean-text.ts';
import { keyOf, type LooseRecord, numberOf, partOf, recordsOf, stringOf } from '../loose-json.ts';
import { parseDay, parseTimestamp } from '../timestamp.ts';
import { type Skipped, translateRow } from '../translate-row.ts';

/** Where a row keeps the id of the property from whose list it was read: rows from there may lack `property`. */
export const PROPERTY_FIELD = 'read_from_property';

/** Translates a row of `GET /properties/{uuid}/reviews`, which may be any JSON value. The list has only reviews by guests. */
export function translateReview(row: unknown): TranslatedReview {
  return translateRow(row, (record) => keyOf(record.id), reviewOf);
}

function reviewOf(record: LooseRecord, upstreamId: string): IncomingReview | Skipped {
  const submittedAt = parseTimestamp(record.reviewed_at);
  if (!submittedAt) return ['not-understood', 'no date'];
  const [shown, hidden] = [partOf(record, 'public'), partOf(record, 'private')];
  const [guest, reservation] = [partOf(record, 'guest'), partOf(record, 'reservation')];
  const channel = channelNamed(stringOf(record.platform)) ?? 'Unknown';
  const { rawRating, scale } = ratingOf(shown, channel === 'Booking.com');
  const categories = categoriesOf(hidden.detailed_ratings, scale);
  const response = textIn(shown, 'response');
  return {
    upstreamId,
    upstreamListingId: keyOf(partOf(record, 'property').id) ?? keyOf(record[PROPERTY_FIELD]) ?? '',
    guestName:
      [lineIn(guest, 'first_name'), lineIn(guest, 'last_name')].filter(Boolean).join(' ') || UNNAMED_GUEST,
    text: textIn(shown, 'review'),
    privateFeedback: textIn(hidden, 'feedback') || null,
    rating: rate(
      rawRating,
      categories.map(({ rating }) => rating),
      scale,
    ),
    rawRating,
    ratingScale: scale,
    categories,
    channel,
    submittedAt,
    arrivalDate: parseDay(reservation.check_in),
    departureDate: parseDay(reservation.check_out),
    reservationId: keyOf(reservation.id),
    channelReservationId: lineIn(reservation, 'code') || null,
    channelReviewId: null,
    response: response === '' ? null : { text: response, date: parseTimestamp(record.responded_at) },
  };
}

/** Booking.com's ratings are halved, so the original decides, as it does if it is twice the rating. 0 means not rated. */
function ratingOf(shown: LooseRecord, isBooking: boolean): { rawRating: number | null; scale: number } {
  const rating = numberOf(shown.rating);
  const original = numberOf(shown.rating_platform_original);
  const isTwice = rating !== null && original !== null && rating > 0 && Math.round(original / rating) === 2;
  const isDoubled = isBooking || isTwice;
  const scale = isDoubled ? 2 * STAR_SCALE : STAR_SCALE;
  const value = isDoubled ? original || (rating && 2 * rating) : rating;
  return { rawRating: value !== null && value > 0 && value <= scale ? value : null, scale };
}

/** All categories are on every row; 0 means not rated. They have the scale of the channel. */
function categoriesOf(value: unknown, scale: number): CategoryRating[] {
  return recordsOf(value).flatMap((row) => {
    const category = lineIn(row, 'type');
    const rating = numberOf(row.rating);
    return category !== '' && rating !== null && rating > 0 && rating <= scale ? [{ category, rating }] : [];
  });
}
