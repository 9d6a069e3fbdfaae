import type { ReviewDecision } from '../decisions/approval.ts';
import type { ReviewId } from '../ids.ts';
import { normalizeText } from '../normalize-text.ts';

/** What shows whether two sources have the same review. Both are of the same property. */
export interface ComparableReview {
  id: ReviewId;
  /** What it and its duplicates share with no others: their sources, and each separation by a person. */
  unshared: readonly string[];
  channel: string;
  channelReviewId: string | null;
  channelReservationId: string | null;
  guestName: string;
  text: string;
  /** Tenths of a star. */
  tenths: number | null;
  submittedAt: Date;
  decision: ReviewDecision;
}

/** A review that another one is counted for. */
export interface Match {
  primary: ReviewId;
  duplicate: ReviewId;
}

/** Shorter texts, such as "Great place!", are written by many guests on the same day. In code points. */
export const MIN_DISTINCT_TEXT = 20;
/** Names of guests whose names are not known. */
const NO_NAMES = new Set(['', 'guest', 'erased guest']);
const MS_PER_DAY = 86_400_000;

/**
 * Whether two sources have the same review of a property. They do if it has the same id on its channel. Otherwise, also with two
 * different ids, stars and text must be equal, and the days must differ by one at most, because sources differ in time zones.
 * Then the reservations decide, if both are known; else the text must be long enough to be distinct, or the guests must have
 * the same name.
 */
export function isSameReview(one: ComparableReview, other: ComparableReview): boolean {
  if (one.channel !== other.channel || one.unshared.some((each) => other.unshared.includes(each))) {
    return false;
  }
  if (one.channelReviewId !== null && one.channelReviewId === other.channelReviewId) return true;
  if (one.tenths !== other.tenths || textOf(one) !== textOf(other)) return false;
  if (Math.abs(dayOf(one) - dayOf(other)) > 1) return false;
  const [reservation, otherReservation] = [reservationOf(one), reservationOf(other)];
  if (reservation !== null && otherReservation !== null) return reservation === otherReservation;
  return isDistinct(one) || (isNamed(one) && nameOf(one) === nameOf(other));
}

const textOf = ({ text }: ComparableReview) => normalizeText(text).replaceAll(/\s+/gu, ' ').trim();
const dayOf = ({ submittedAt }: ComparableReview) => Math.floor(submittedAt.getTime() / MS_PER_DAY);
const reservationOf = ({ channelReservationId }: ComparableReview) =>
  channelReservationId?.toUpperCase() ?? null;
const nameOf = ({ guestName }: ComparableReview) => normalizeText(guestName).trim();
const isNamed = (review: ComparableReview) => !NO_NAMES.has(nameOf(review));
const isDistinct = (review: ComparableReview) => [...textOf(review)].length >= MIN_DISTINCT_TEXT;

/** Which decision on the same review counts first. Nothing is shown that a person has unpublished at one of the sources. */
export const DECISION_PRECEDENCE: readonly ReviewDecision[] = ['unpublished', 'approved', 'none'];

/** The one that counts comes first. */
const byPrecedence = (one: ComparableReview, other: ComparableReview) =>
  DECISION_PRECEDENCE.indexOf(one.decision) - DECISION_PRECEDENCE.indexOf(other.decision) ||
  one.id - other.id;

/**
 * Decides which of the candidates are the same. Of each set, an unpublished one counts, else an approved one, else the oldest
 * row. Each source has one at most, because two guests can write the same, and what a person has separated stays separate.
 *
 * @param pairs of reviews that may be the same; the result does not depend on their order
 */
export function matchReviews(pairs: readonly (readonly [ComparableReview, ComparableReview])[]): Match[] {
  const primaries = new Map<ReviewId, ComparableReview>();
  const members = new Map<ReviewId, ReviewId[]>();
  const ordered = pairs
    .map(([one, other]) => (one.id < other.id ? ([one, other] as const) : ([other, one] as const)))
    .toSorted((a, b) => rank(a) - rank(b) || a[0].id - b[0].id || a[1].id - b[1].id);
  for (const [one, other] of ordered) {
    const [first, second] = [primaries.get(one.id) ?? one, primaries.get(other.id) ?? other];
    if (first.id === second.id || !isSameReview(first, second)) continue;
    const [primary = first] = [first, second].toSorted(byPrecedence);
    const joined = { ...primary, unshared: [...first.unshared, ...second.unshared] };
    const ids = [first.id, second.id].flatMap((id) => members.get(id) ?? [id]);
    members.set(primary.id, ids);
    for (const id of ids) primaries.set(id, joined);
  }
  return [...primaries].flatMap(([id, { id: primary }]) =>
    id === primary ? [] : { primary, duplicate: id },
  );
}

/** Pairs that their channel identifies come first. */
const rank = ([one, other]: readonly [ComparableReview, ComparableReview]) =>
  one.channelReviewId !== null && one.channelReviewId === other.channelReviewId ? 0 : 1;
