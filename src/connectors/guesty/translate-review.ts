import { UNNAMED_GUEST } from '#domain/guests/guest.ts';
import { rate } from '#domain/reviews/rating.ts';
import type { HostResponse, IncomingReview, TranslatedReview } from '#domain/reviews/review.ts';
import { lineIn, textIn } from '../clean-text.ts';
import { keyOf, type LooseRecord, recordsOf, stringOf } from '../loose-json.ts';
import { parseTimestamp } from '../timestamp.ts';
import { type Skipped, translateRow } from '../translate-row.ts';
import { channelRowOf } from './channel-rows.ts';

/** Where a row of Airbnb keeps the name of its guest, which is requested separately. */
export const GUEST_FIELD = 'name_of_guest';

/** Translates a row of `GET /reviews`, which may be any JSON value. */
export function translateReview(row: unknown): TranslatedReview {
  return translateRow(row, (record) => keyOf(record._id), reviewOf);
}

function reviewOf(record: LooseRecord, upstreamId: string): IncomingReview | Skipped {
  const shown = channelRowOf(record);
  if (Array.isArray(shown)) return shown;
  const submittedAt = parseTimestamp(shown.submittedAt) ?? parseTimestamp(record.createdAt);
  if (!submittedAt) return ['not-understood', 'no date'];
  const { submittedAt: _, reservationCode, reviewId, response, guestName, ...review } = shown;
  const ratings = review.categories.map(({ rating }) => rating);
  return {
    ...review,
    upstreamId,
    upstreamListingId: keyOf(record.listingId) ?? '',
    guestName: guestName || lineIn(record, GUEST_FIELD) || UNNAMED_GUEST,
    rating: rate(review.rawRating, ratings, review.ratingScale),
    submittedAt,
    arrivalDate: null,
    departureDate: null,
    reservationId: keyOf(record.reservationId),
    channelReservationId: lineIn(record, 'externalReservationId') || reservationCode || null,
    channelReviewId: reviewId || null,
    response: publishedReply(record) ?? (response === '' ? null : { text: response, date: null }),
  };
}

/** A response that was sent through Guesty. */
export interface Reply {
  /** `PENDING`, `COMPLETED`, `FAILED` or `NOT_FOUND`. */
  status: string;
  text: string;
  /** Null if it is not known. */
  at: Date | null;
  record: LooseRecord;
}

/** The responses to a review that were sent through Guesty, in the order of the row. */
export function repliesOf(row: LooseRecord): Reply[] {
  return recordsOf(row.reviewReplies).flatMap((record) => {
    const text = textIn(record, 'reviewReply');
    if (text === '') return [];
    const at = parseTimestamp(record.replyAt);
    return [{ status: stringOf(record.status), text, at, record }];
  });
}

function publishedReply(row: LooseRecord): HostResponse | null {
  const reply = repliesOf(row).findLast(({ status }) => status === 'COMPLETED');
  return reply ? { text: reply.text, date: reply.at } : null;
}
