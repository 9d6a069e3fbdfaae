import { type Channel, OFFERED_CHANNELS, OTHER_CHANNELS } from '#domain/channel.ts';
import { rate } from '#domain/rating.ts';
import type { CategoryRating, IncomingReview, SkipReason } from '#domain/review.ts';
import type { ReviewColumn } from '#domain/review-columns.ts';
import { sentimentOf } from '#domain/sentiment.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { dayOf, momentOf } from '../hostaway/moment.ts';
import { numberOf, recordOf } from '../loose-json.ts';
import { scoreText } from '../text-sentiment/score.ts';

/** The cells of one record by column, empty where there is none. */
export type CsvRecord = Readonly<Record<ReviewColumn, string>>;

/** What is wrong with a record, for whoever wrote it. */
export class RecordProblem extends Error {}

const MOST_CATEGORIES = 50;
const LARGEST_SCALE = 100;
const USUAL_SCALE = 5;

/** A review from a record of a CSV file. @throws RecordProblem */
export function reviewOfRecord(record: CsvRecord): IncomingReview {
  const upstreamId = cleanLine(record.id);
  if (upstreamId === '') throw new RecordProblem('id is empty');
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
    guestName: cleanLine(record.guest) || 'Guest',
    text,
    privateFeedback: cleanText(record.private_feedback) || null,
    rating,
    rawRating,
    ratingScale: scale,
    categories,
    channel: channelOf(record.channel),
    submittedAt: moment('date', record.date) ?? fail('date is empty'),
    arrivalDate: day('arrival_date', record.arrival_date),
    departureDate: day('departure_date', record.departure_date),
    sentiment: sentimentOf(scoreText(text), rating?.tenths ?? null),
    response:
      response === '' ? null : { text: response, date: moment('response_date', record.response_date) },
  };
}

/** Why a record says of itself that it is not to be shown; null when it is. @throws RecordProblem */
export function objectionOf({ status }: CsvRecord): SkipReason | null {
  const word = status.trim().toLowerCase();
  switch (word) {
    case '':
    case 'approved':
    case 'pending':
    case 'published':
      return null;
    case 'cancelled':
    case 'hidden':
      return word;
    case 'awaiting':
    case 'scheduled':
    case 'submitted':
    case 'expired':
      return 'not-published';
    default:
      return fail(
        `status is ${shown(status)}; it must be approved, pending or published, or why it is left out`,
      );
  }
}

function scaleOf({ rating_scale }: CsvRecord): number {
  if (rating_scale.trim() === '') return USUAL_SCALE;
  const scale = numberOf(rating_scale);
  if (scale !== null && Number.isInteger(scale) && scale >= 1 && scale <= LARGEST_SCALE) return scale;
  return fail(`rating_scale is ${shown(rating_scale)}; it must be a whole number from 1 to ${LARGEST_SCALE}`);
}

function ratingOf(what: string, cell: string, scale: number): number | null {
  if (cell.trim() === '') return null;
  const rating = numberOf(cell);
  if (rating !== null && rating >= 0 && rating <= scale) return rating;
  return fail(`${what} is ${shown(cell)}; it must be a number from 0 to ${scale}, the rating_scale`);
}

function categoriesOf(cell: string, scale: number): CategoryRating[] {
  if (cell.trim() === '') return [];
  const ratings =
    recordOf(jsonOf(cell)) ?? fail('categories must look like {"cleanliness": 9, "location": 10}');
  return Object.entries(ratings)
    .slice(0, MOST_CATEGORIES)
    .map(([category, value]) => ({
      category: cleanLine(category),
      rating:
        ratingOf(`the category ${shown(category)}`, String(value), scale) ?? fail('a category has no rating'),
    }));
}

function jsonOf(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return null;
  }
}

const CHANNELS = new Map([...OFFERED_CHANNELS, ...OTHER_CHANNELS].map((name) => [name.toLowerCase(), name]));

function channelOf(cell: string): Channel {
  const name = cleanLine(cell).toLowerCase();
  if (name === '') return 'Unknown';
  const number = /^other \((\d{1,9})\)$/.exec(name)?.[1];
  if (number !== undefined) return `Other (${Number(number)})`;
  return (
    CHANNELS.get(name) ??
    fail(`channel is ${shown(cell)}; it must be one of ${[...CHANNELS.values()].join(', ')}`)
  );
}

function moment(column: ReviewColumn, cell: string): Date | null {
  if (cell.trim() === '') return null;
  return (
    momentOf(cell) ??
    fail(`${column} is ${shown(cell)}; it must be YYYY-MM-DD, YYYY-MM-DD HH:MM:SS or ISO 8601`)
  );
}

function day(column: ReviewColumn, cell: string): string | null {
  return moment(column, cell) && dayOf(cell);
}

function shown(cell: string): string {
  return `"${cleanLine(cell).slice(0, 40)}"`;
}

function fail(problem: string): never {
  throw new RecordProblem(problem);
}
