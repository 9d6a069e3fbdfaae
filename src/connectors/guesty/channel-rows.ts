import { STAR_SCALE } from '#domain/reviews/rating.ts';
import type { CategoryRating, IncomingReview } from '#domain/reviews/review.ts';
import { channelNamed } from '../channel-names.ts';
import { lineIn, textIn } from '../clean-text.ts';
import { flagOf, type LooseRecord, numberOf, partOf, recordOf, recordsOf, stringOf } from '../loose-json.ts';
import type { Skipped } from '../translate-row.ts';
import { NO_TEXT } from './assumptions.ts';

const TEN = 2 * STAR_SCALE;

/** What a channel sends about a review. */
interface ChannelRow
  extends Pick<IncomingReview, 'channel' | 'text' | 'privateFeedback' | 'rawRating' | 'ratingScale'> {
  categories: CategoryRating[];
  /** Empty where the channel does not send it. */
  guestName: string;
  submittedAt: unknown;
  reservationCode: string;
  /** The channel's own id; empty where it does not send one. */
  reviewId: string;
  /** Empty without one. */
  response: string;
}

/** A rating; null for 0, which means not rated, and for anything beyond the scale. */
function ratingIn(record: LooseRecord, field: string, scale: number): number | null {
  const rating = numberOf(record[field]);
  return rating !== null && rating > 0 && rating <= scale ? rating : null;
}

/** Our names of categories by those of the channels. */
const CATEGORIES: Partial<Record<string, string>> = {
  check_in: 'checkin',
  checkIn: 'checkin',
  clean: 'cleanliness',
  roomCleanliness: 'cleanliness',
  valueForMoney: 'value',
  onlineListing: 'accuracy',
};

/** @param rows pairs of a name and a record with its rating */
function categoriesOf(
  rows: readonly (readonly [name: string, record: LooseRecord, field: string])[],
  scale: number,
): CategoryRating[] {
  const ratings = new Map<string, number>();
  for (const [name, record, field] of rows) {
    const category = stringOf(CATEGORIES[name]) || name;
    const rating = ratingIn(record, field, scale);
    if (category !== '' && rating !== null && !ratings.has(category)) ratings.set(category, rating);
  }
  return [...ratings].map(([category, rating]) => ({ category, rating }));
}

/** The elements of a list with the name that each has in `category`. */
const namedRows = (value: unknown, field: string) =>
  recordsOf(value).map((row) => [lineIn(row, 'category'), row, field] as const);

/** Airbnb also lists our reviews of guests, and those that are not published until both sides have written. */
function airbnb(raw: LooseRecord): ChannelRow | Skipped {
  if (stringOf(raw.reviewer_role).toLowerCase() === 'host') return ['host-to-guest', 'written by the host'];
  if (flagOf(raw.hidden)) return ['hidden', 'hidden'];
  if (raw.submitted === false) return ['not-published', 'not submitted'];
  const rawRating = ratingIn(raw, 'overall_rating', STAR_SCALE);
  if (rawRating === null) return ['not-published', 'not rated'];
  const prefix = 'category_ratings_';
  const flat = Object.keys(raw).filter((key) => key.startsWith(prefix));
  return {
    channel: 'Airbnb',
    text: textIn(raw, 'public_review'),
    privateFeedback: textIn(raw, 'private_feedback') || null,
    rawRating,
    ratingScale: STAR_SCALE,
    categories: categoriesOf(
      [
        ...flat.map((key) => [key.slice(prefix.length), raw, key] as const),
        ...namedRows(raw.category_ratings, 'rating'),
      ],
      STAR_SCALE,
    ),
    guestName: '',
    submittedAt: raw.submitted_at,
    reservationCode: lineIn(raw, 'reservation_confirmation_code'),
    // The number in `id` is larger than numbers are exact.
    reviewId: lineIn(raw, 'id_str'),
    response: '',
  };
}

/** What the guest liked and disliked is marked as Booking.com marks it, in any language. */
function booking(raw: LooseRecord): ChannelRow {
  const [content, scoring, reply] = [partOf(raw, 'content'), partOf(raw, 'scoring'), recordOf(raw.reply)];
  const part = (field: string, mark = '') => {
    const text = textIn(content, field);
    return text === '' || NO_TEXT.test(text) ? '' : mark + text;
  };
  const names = Object.keys(scoring).filter((name) => name !== 'review_score');
  return {
    channel: 'Booking.com',
    text: [part('headline'), part('positive', '+ '), part('negative', '− ')].filter(Boolean).join('\n'),
    privateFeedback: null,
    rawRating: ratingIn(scoring, 'review_score', TEN),
    ratingScale: TEN,
    categories: categoriesOf(
      names.map((name) => [name, scoring, name]),
      TEN,
    ),
    guestName: lineIn(partOf(raw, 'reviewer'), 'name'),
    submittedAt: raw.created_timestamp,
    reservationCode: lineIn(raw, 'reservation_id'),
    reviewId: lineIn(raw, 'review_id'),
    response: reply ? textIn(reply, 'text') : textIn(raw, 'reply'),
  };
}

function vrbo(raw: LooseRecord): ChannelRow {
  const reservation = partOf(raw, 'reservation');
  const guest = partOf(reservation, 'primaryGuest');
  const value = (field: string) => textIn(partOf(raw, field), 'value');
  const rated = namedRows(raw.starRatings, 'value').filter(([name]) => name !== 'overall');
  return {
    channel: 'VRBO',
    text: [value('title'), value('body')].filter(Boolean).join('\n'),
    privateFeedback: null,
    rawRating: ratingIn(raw, 'starRatingOverall', STAR_SCALE),
    ratingScale: STAR_SCALE,
    categories: categoriesOf(rated, STAR_SCALE),
    guestName: [lineIn(guest, 'firstName'), lineIn(guest, 'lastName')].filter(Boolean).join(' '),
    submittedAt: raw.createdDateTime,
    reservationCode: '',
    reviewId: '',
    response: textIn(partOf(partOf(raw, 'response'), 'body'), 'value'),
  };
}

/** A review that the company itself added, of a channel that it named. */
function custom(row: LooseRecord): ChannelRow {
  const contents = partOf(row, 'contents');
  return {
    channel: channelNamed(lineIn(row, 'customChannelName')) ?? 'Direct Booking',
    text: [textIn(contents, 'title'), textIn(contents, 'body')].filter(Boolean).join('\n'),
    privateFeedback: null,
    rawRating: ratingIn(contents, 'rating', TEN),
    ratingScale: TEN,
    categories: [],
    guestName: lineIn(contents, 'reviewerName'),
    submittedAt: row.createdAt,
    reservationCode: '',
    reviewId: '',
    response: '',
  };
}

/** Reads what the channel of a row has sent. */
export function channelRowOf(row: LooseRecord): ChannelRow | Skipped {
  const raw = partOf(row, 'rawReview');
  const channel = stringOf(row.channelId);
  switch (channel) {
    case 'airbnb2':
      return airbnb(raw);
    case 'bookingCom':
      return booking(raw);
    case 'homeaway2':
      return vrbo(raw);
    case 'custom':
      return custom(row);
    default:
      return ['not-understood', `channel "${channel.slice(0, 40)}"`];
  }
}
