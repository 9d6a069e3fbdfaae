import { UNNAMED_GUEST } from '#domain/guests/guest.ts';
import { rate } from '#domain/reviews/rating.ts';
import type { CategoryRating, HostResponse, IncomingReview } from '#domain/reviews/review.ts';
import { lineIn, textIn } from '../clean-text.ts';
import { idOf, type LooseRecord, numberOf, recordsOf } from '../loose-json.ts';
import { parseDay, parseTimestamp } from '../timestamp.ts';
import { channelOf } from './channels.ts';

/** Overall and category ratings run from 0 to 10 (Hostaway API documentation, review object). */
const SCALE = 10;
const MAX_CATEGORIES = 50;

type Validated = Pick<IncomingReview, 'upstreamId' | 'upstreamListingId' | 'submittedAt'>;

/** Translates a guest's published review from a row with valid ids and date. */
export function reviewOf(record: LooseRecord, validated: Validated): IncomingReview {
  const categories = categoriesOf(record.reviewCategory);
  const rawRating = ratingOf(record.rating);
  const rating = rate(
    rawRating,
    categories.map((category) => category.rating),
    SCALE,
  );
  return {
    ...validated,
    // Falls back to the guest who booked.
    guestName: firstOf(record, 'reviewerName', 'guestName') ?? UNNAMED_GUEST,
    text: textIn(record, 'publicReview'),
    privateFeedback: textIn(record, 'privateFeedback') || null,
    rating,
    rawRating,
    ratingScale: SCALE,
    categories,
    channel: channelOf(record.channelId),
    arrivalDate: parseDay(record.arrivalDate),
    departureDate: parseDay(record.departureDate),
    reservationId: idOf(record.reservationId),
    // The documentation has the second, live accounts both.
    channelReservationId: firstOf(record, 'channelReservationId', 'externalReservationId'),
    channelReviewId: firstOf(record, 'externalReviewId'),
    response: responseOf(record),
  };
}

function firstOf(record: LooseRecord, ...fields: string[]): string | null {
  return fields.map((field) => lineIn(record, field)).find(Boolean) ?? null;
}

/** A rating on the scale; null for any other value. */
function ratingOf(value: unknown): number | null {
  const rating = numberOf(value);
  return rating !== null && rating >= 0 && rating <= SCALE ? rating : null;
}

/** The rated categories without duplicates. Their names differ by channel. */
function categoriesOf(value: unknown): CategoryRating[] {
  const ratings = new Map<string, number>();
  for (const row of recordsOf(value).slice(0, MAX_CATEGORIES)) {
    const category = lineIn(row, 'category');
    const rating = ratingOf(row.rating);
    if (category !== '' && rating !== null && !ratings.has(category)) ratings.set(category, rating);
  }
  return [...ratings].map(([category, rating]) => ({ category, rating }));
}

/** Hostaway does not document a date of the response, but one that is sent is used. */
function responseOf(record: LooseRecord): HostResponse | null {
  const text = textIn(record, 'revieweeResponse');
  return text === '' ? null : { text, date: parseTimestamp(record.revieweeResponseDate) };
}
