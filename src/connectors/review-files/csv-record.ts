import { UNNAMED_GUEST } from '#domain/guests/guest.ts';
import { type Channel, OFFERED_CHANNELS, OTHER_CHANNELS } from '#domain/listings/channel.ts';
import { rate } from '#domain/reviews/rating.ts';
import type { CategoryRating, IncomingReview, SkipReason } from '#domain/reviews/review.ts';
import type { ReviewColumn } from '#domain/reviews/review-columns.ts';
import { channelNamed } from '../channel-names.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { numberOf, parseJson, recordOf } from '../loose-json.ts';
import { parseDay, parseTimestamp } from '../timestamp.ts';

/** The cells of one record by column; '' for a missing column. */
export type CsvRecord = Readonly<Record<ReviewColumn, string>>;

/** What is wrong with a record, for the author of the file. */
export class RecordError extends Error {}

const MAX_CATEGORIES = 50;
const MAX_SCALE = 100;
const DEFAULT_SCALE = 5;

/** Translates a record of a CSV file. @throws RecordError */
export function reviewOfRecord(record: CsvRecord): IncomingReview {
  const upstreamId = cleanLine(record.id);
  if (upstreamId === '') throw new RecordError('id is empty');
  const text = cleanText(record.text);
  const scale = scaleOf(record);
  const rawRating = ratingOf('rating', record.rating, scale);
  const categories = categoriesOf(record.categories, scale);
  const ratings = categories.map((category) => category.rating);
  const rating = rate(rawRating, ratings, scale);
  const response = cleanText(record.response);
  return {
    upstreamId,
    upstreamListingId: cleanLine(record.listing),
    guestName: cleanLine(record.guest) || UNNAMED_GUEST,
    text,
    privateFeedback: cleanText(record.private_feedback) || null,
    rating,
    rawRating,
    ratingScale: scale,
    categories,
    channel: channelOf(record.channel),
    submittedAt: timestamp('date', record.date) ?? fail('date is empty'),
    arrivalDate: day('arrival_date', record.arrival_date),
    departureDate: day('departure_date', record.departure_date),
    reservationId: cleanLine(record.reservation) || null,
    channelReservationId: cleanLine(record.channel_reservation) || null,
    channelReviewId: null,
    response:
      response === '' ? null : { text: response, date: timestamp('response_date', record.response_date) },
  };
}

/** Why the status of a record excludes it; null when it does not. @throws RecordError */
export function skipReasonOf({ status }: CsvRecord): SkipReason | null {
  const name = status.trim().toLowerCase();
  switch (name) {
    case '':
    case 'approved':
    case 'pending':
    case 'published':
      return null;
    case 'cancelled':
    case 'hidden':
      return name;
    case 'awaiting':
    case 'scheduled':
    case 'submitted':
    case 'expired':
      return 'not-published';
    default:
      return fail(
        `status is ${quote(status)}; it must be approved, pending or published, or cancelled, hidden, awaiting, scheduled, submitted or expired`,
      );
  }
}

function scaleOf({ rating_scale }: CsvRecord): number {
  if (rating_scale.trim() === '') return DEFAULT_SCALE;
  const scale = numberOf(rating_scale);
  if (scale !== null && Number.isInteger(scale) && scale >= 1 && scale <= MAX_SCALE) return scale;
  return fail(`rating_scale is ${quote(rating_scale)}; it must be a whole number from 1 to ${MAX_SCALE}`);
}

function ratingOf(what: string, cell: string, scale: number): number | null {
  if (cell.trim() === '') return null;
  const rating = numberOf(cell);
  if (rating !== null && rating >= 0 && rating <= scale) return rating;
  return fail(
    `${what} is ${quote(cell)}; it must be a number from 0 to ${scale}. If the best rating is another number, put that into the column rating_scale`,
  );
}

function categoriesOf(cell: string, scale: number): CategoryRating[] {
  if (cell.trim() === '') return [];
  const ratings =
    recordOf(parseJson(cell)) ?? fail('categories must look like {"cleanliness": 9, "location": 10}');
  return Object.entries(ratings)
    .slice(0, MAX_CATEGORIES)
    .map(([category, value]) => ({
      category: cleanLine(category),
      rating:
        ratingOf(`the category ${quote(category)}`, String(value), scale) ?? fail('a category has no rating'),
    }));
}

function channelOf(cell: string): Channel {
  if (cell.trim() === '') return 'Unknown';
  return (
    channelNamed(cell) ??
    fail(
      `channel is ${quote(cell)}; it must be one of ${[...OFFERED_CHANNELS, ...OTHER_CHANNELS].join(', ')}`,
    )
  );
}

function timestamp(column: ReviewColumn, cell: string): Date | null {
  if (cell.trim() === '') return null;
  return (
    parseTimestamp(cell) ??
    fail(`${column} is ${quote(cell)}; it must be YYYY-MM-DD, YYYY-MM-DD HH:MM:SS or ISO 8601`)
  );
}

function day(column: ReviewColumn, cell: string): string | null {
  return timestamp(column, cell) && parseDay(cell);
}

/** The start of a cell for a message. */
export const quote = (cell: string): string => `"${cleanLine(cell).slice(0, 40)}"`;

function fail(problem: string): never {
  throw new RecordError(problem);
}
