import { problem, storedProblem } from '#domain/errors.ts';
import { UNNAMED_GUEST } from '#domain/guests/guest.ts';
import { rate, STAR_SCALE } from '#domain/reviews/rating.ts';
import type { IncomingReview, TranslatedReview } from '#domain/reviews/review.ts';
import { lineIn, textIn } from '../clean-text.ts';
import { flagOf, type LooseRecord, numberOf, partOf, recordOf, stringOf } from '../loose-json.ts';
import { parseTimestamp } from '../timestamp.ts';
import { type Skipped, translateRow } from '../translate-row.ts';
import { GOOGLE } from './errors.ts';

const STARS: Partial<Record<string, number>> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };
/** Google calls its ids encrypted; they are longer than those of other sources. */
const REVIEW_ID = /^[\w=-]{1,300}$/;

/** Translates a row of `accounts.locations.reviews` (Business Profile API v4), which may be any JSON value. */
export function translateReview(row: unknown): TranslatedReview {
  return translateRow(row, idOf, reviewOf);
}

function idOf(record: LooseRecord): string | null {
  const id = stringOf(record.reviewId).trim();
  return REVIEW_ID.test(id) ? id : null;
}

function reviewOf(record: LooseRecord, upstreamId: string): IncomingReview | Skipped {
  const submittedAt = parseTimestamp(record.createTime);
  if (!submittedAt) return ['not-understood', 'no date'];
  const reviewer = partOf(record, 'reviewer');
  const name = flagOf(reviewer.isAnonymous) ? '' : lineIn(reviewer, 'displayName');
  const rawRating = numberOf(STARS[stringOf(record.starRating)]);
  return {
    upstreamId,
    upstreamListingId: /\/locations\/([\w-]{1,64})\//.exec(stringOf(record.name))?.[1] ?? '',
    guestName: name || UNNAMED_GUEST,
    text: originalOf(textIn(record, 'comment')),
    privateFeedback: null,
    rating: rate(rawRating, [], STAR_SCALE),
    rawRating,
    ratingScale: STAR_SCALE,
    categories: [],
    channel: 'Google',
    submittedAt,
    arrivalDate: null,
    departureDate: null,
    reservationId: null,
    channelReservationId: null,
    // Google is its own channel.
    channelReviewId: upstreamId,
    ...responsesIn(record),
  };
}

/**
 * The guest's own words. Google sends a translation with them: `(Translated by Google) … (Original) …`, or first the original
 * and then `(Translated by Google) …`.
 */
export function originalOf(comment: string): string {
  const [before = '', ...translated] = comment.split('(Translated by Google)');
  if (translated.length === 0) return comment;
  const original = /\(Original\)([\s\S]*)$/.exec(translated.join(''))?.[1] ?? before;
  return original.trim() || comment;
}

/** The company's response to a review. Google checks it after it has accepted it, and does not show one that it rejects. */
export function responsesIn(record: LooseRecord): Pick<IncomingReview, 'response' | 'rejectedResponse'> {
  const reply = partOf(record, 'reviewReply');
  const text = textIn(reply, 'comment');
  if (text === '') return { response: null };
  if (stringOf(reply.reviewReplyState) === 'REJECTED') {
    return { response: null, rejectedResponse: { text, reason: violationIn(reply) } };
  }
  return { response: { text, date: parseTimestamp(reply.updateTime) } };
}

/** Why Google rejected a response, such as `PROFANITY`; the documentation does not list the values. */
function violationIn(reply: LooseRecord): string {
  const value = reply.policyViolation;
  const code = stringOf(value) || stringOf(recordOf(value)?.type);
  const violation = /^[A-Z_]{1,60}$/.test(code) ? code.toLowerCase().replaceAll('_', ' ') : '';
  return storedProblem(problem('response-moderated', { source: GOOGLE.name, violation }));
}
