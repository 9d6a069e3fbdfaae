import { rate } from '#domain/reviews/rating.ts';
import type { HostResponse, SkipReason, TranslatedReview } from '#domain/reviews/review.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { jsonbSafe } from '../jsonb-safe.ts';
import { fieldOf, keyOf, type LooseRecord, recordOf, stringOf } from '../loose-json.ts';
import { parseTimestamp } from '../timestamp.ts';
import { channelRowOf } from './channel-rows.ts';

/** Where a row of Airbnb keeps the name of its guest, which is requested separately. */
export const GUEST_FIELD = 'name_of_guest';
/** The name of a guest whose name is not known. */
export const UNNAMED = 'Guest';

/** Translates a row of `GET /reviews`, which may be any JSON value. */
export function translateReview(row: unknown): TranslatedReview {
  const raw = jsonbSafe(row);
  const record = recordOf(raw);
  const upstreamId = record ? keyOf(fieldOf(record, '_id')) : null;
  const skipped = (reason: SkipReason, detail: string): TranslatedReview => ({
    kind: 'skipped',
    reason,
    upstreamId,
    detail,
    raw,
  });
  if (!record) return skipped('not-understood', 'not an object');
  if (!upstreamId) return skipped('not-understood', 'no id');
  const shown = channelRowOf(record);
  if (Array.isArray(shown)) return skipped(...shown);
  const submittedAt = parseTimestamp(shown.submittedAt) ?? parseTimestamp(fieldOf(record, 'createdAt'));
  if (!submittedAt) return skipped('not-understood', 'no date');
  const { submittedAt: _, reservationCode, reviewId, response, guestName, ...review } = shown;
  const line = (field: string) => cleanLine(stringOf(fieldOf(record, field)));
  const ratings = review.categories.map(({ rating }) => rating);
  return {
    kind: 'review',
    raw,
    review: {
      ...review,
      upstreamId,
      upstreamListingId: keyOf(fieldOf(record, 'listingId')) ?? '',
      guestName: guestName || line(GUEST_FIELD) || UNNAMED,
      rating: rate(review.rawRating, ratings, review.ratingScale),
      submittedAt,
      arrivalDate: null,
      departureDate: null,
      reservationId: keyOf(fieldOf(record, 'reservationId')),
      channelReservationId: line('externalReservationId') || reservationCode || null,
      channelReviewId: reviewId || null,
      response: publishedReply(record) ?? (response === '' ? null : { text: response, date: null }),
    },
  };
}

/** A response that was sent through Guesty. */
export interface Reply {
  /** `PENDING`, `COMPLETED`, `FAILED` or `NOT_FOUND`. */
  status: string;
  text: string;
  record: LooseRecord;
}

/** The responses to a review that were sent through Guesty, in the order of the row. */
export function repliesOf(row: LooseRecord): Reply[] {
  const replies = fieldOf(row, 'reviewReplies');
  return (Array.isArray(replies) ? replies : []).flatMap((each) => {
    const record = recordOf(each);
    const text = record ? cleanText(stringOf(fieldOf(record, 'reviewReply'))) : '';
    return record && text !== '' ? [{ status: stringOf(fieldOf(record, 'status')), text, record }] : [];
  });
}

function publishedReply(row: LooseRecord): HostResponse | null {
  const reply = repliesOf(row).findLast(({ status }) => status === 'COMPLETED');
  return reply ? { text: reply.text, date: parseTimestamp(fieldOf(reply.record, 'replyAt')) } : null;
}
