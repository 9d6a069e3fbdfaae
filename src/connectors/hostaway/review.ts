import { rate } from '#domain/rating.ts';
import type { CategoryRating, HostResponse, IncomingReview } from '#domain/review.ts';
import { sentimentOf } from '#domain/sentiment.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { fieldOf, type LooseRecord, numberOf, recordOf, stringOf } from '../loose-json.ts';
import { scoreText } from '../text-sentiment/score.ts';
import { channelOf } from './channels.ts';
import { dayOf, momentOf } from './moment.ts';

/** Overall and category ratings run from 0 to 10 (Hostaway API documentation, review object). */
const SCALE = 10;
const MOST_CATEGORIES = 50;

type Known = Pick<IncomingReview, 'upstreamId' | 'upstreamListingId' | 'submittedAt'>;

/** A guest's published review in our words, from a row whose ids and date are already understood. */
export function reviewOf(record: LooseRecord, known: Known): IncomingReview {
  const text = cleanText(stringOf(fieldOf(record, 'publicReview')));
  const categories = categoriesOf(fieldOf(record, 'reviewCategory'));
  const rawRating = ratingOf(fieldOf(record, 'rating'));
  const rating = rate(
    rawRating,
    categories.map((category) => category.rating),
    SCALE,
  );
  return {
    ...known,
    guestName: guestNameOf(record),
    text,
    privateFeedback: cleanText(stringOf(fieldOf(record, 'privateFeedback'))) || null,
    rating,
    rawRating,
    ratingScale: SCALE,
    categories,
    channel: channelOf(fieldOf(record, 'channelId')),
    arrivalDate: dayOf(fieldOf(record, 'arrivalDate')),
    departureDate: dayOf(fieldOf(record, 'departureDate')),
    sentiment: sentimentOf(scoreText(text), rating?.tenths ?? null),
    response: responseOf(record),
  };
}

/** Who wrote it, else who booked. */
function guestNameOf(record: LooseRecord): string {
  const names = ['reviewerName', 'guestName'].map((field) => cleanLine(stringOf(fieldOf(record, field))));
  return names.find((name) => name !== '') ?? 'Guest';
}

/** A number off the scale is no rating. */
function ratingOf(value: unknown): number | null {
  const rating = numberOf(value);
  return rating !== null && rating >= 0 && rating <= SCALE ? rating : null;
}

/** The rated categories, each once. Their names are an open vocabulary that differs by channel. */
function categoriesOf(value: unknown): CategoryRating[] {
  const rows = Array.isArray(value) ? value.slice(0, MOST_CATEGORIES) : [];
  const ratings = new Map<string, number>();
  for (const row of rows.map(recordOf)) {
    const category = row ? cleanLine(stringOf(fieldOf(row, 'category'))) : '';
    const rating = row ? ratingOf(fieldOf(row, 'rating')) : null;
    if (category !== '' && rating !== null && !ratings.has(category)) ratings.set(category, rating);
  }
  return [...ratings].map(([category, rating]) => ({ category, rating }));
}

/** Hostaway documents no time of the response; should a payload have one, it is used. */
function responseOf(record: LooseRecord): HostResponse | null {
  const text = cleanText(stringOf(fieldOf(record, 'revieweeResponse')));
  return text === '' ? null : { text, date: momentOf(fieldOf(record, 'revieweeResponseDate')) };
}
