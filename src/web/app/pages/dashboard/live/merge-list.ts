import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import type { ReadList } from '#web/app/api/queries.ts';

/** A displayed list, which may differ from the server's current list. */
export interface ShownList extends ReadList {
  /** True if reviews were added, removed, reordered or edited since, which only a new list shows. */
  isOutdated?: boolean;
}

/** The part of the list call that decides which reviews belong to the list. */
export interface ListWindow {
  limit: number;
  offset: number;
  /** Whether a review matches the filters; one that was decided on this screen may stay without matching. */
  matches: (review: Review) => boolean;
}

/**
 * Merges a newer answer into a list on the screen. Rows keep their position and text, because a manager may be reading
 * them; their approval and response are updated.
 *
 * @param latest the answer to the same list call, read later
 * @param missing reviews of the list that `latest` lacks, read one by one
 */
export function mergeList(
  shown: ReviewList,
  latest: ReviewList,
  missing: readonly Review[],
  { limit, offset, matches }: ListWindow,
): ShownList {
  if (shown.reviews.length === 0) return { ...latest, isOutdated: false };
  const byId = new Map([...missing, ...latest.reviews].map((review) => [review.id, review]));
  const listed = new Set(latest.reviews.map(({ id }) => id));
  const reviews = shown.reviews.map((review) => {
    const newer = byId.get(review.id);
    return newer && hasSameContent(newer, review) ? newer : review;
  });
  // The rows that still match come first in the new answer; rows of the next page follow them.
  const remaining = reviews.filter((review) => listed.has(review.id) || matches(review));
  const expected = shown.reviews.length < limit ? remaining.length : shown.reviews.length;
  const isOutdated =
    latest.reviews.length > expected ||
    remaining.some(({ id }, index) => latest.reviews[index]?.id !== id) ||
    shown.reviews.some((review) => !hasSameContent(byId.get(review.id) ?? review, review));
  // Displayed rows that have left the list are included in the total, so that their page remains.
  const total = Math.max(latest.total + reviews.length - remaining.length, offset + reviews.length);
  return { ...latest, reviews, total, isOutdated };
}

/** The reviews on the screen that match the filters and are missing from a newer answer. */
export function missingFrom(
  latest: ReviewList,
  shown: ReviewList,
  { matches }: ListWindow,
): readonly Review[] {
  const listed = new Set(latest.reviews.map(({ id }) => id));
  return shown.reviews.filter((review) => !listed.has(review.id) && matches(review));
}

/** Whether text and rating, which a manager decides about, are the same. */
function hasSameContent(one: Review, other: Review): boolean {
  return one.reviewText === other.reviewText && one.rating === other.rating;
}
