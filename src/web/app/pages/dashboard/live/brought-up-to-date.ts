import type { Review, ReviewList } from '#contract/reviews.ts';

export interface BroughtUpToDate {
  list: ReviewList;
  /** Which reviews there are, their order or their words have become others: only a new list can show that. */
  isOutdated: boolean;
}

/** What a list was asked for. */
export interface Asked {
  limit: number;
  offset: number;
  /** Whether a review is one of them; those decided here may stay without being it. */
  belongs: (review: Review) => boolean;
}

/**
 * A list on the screen after others have worked on it. Its rows stay where they are and keep their words, for somebody
 * is reading them; how they stand follows what the server has.
 *
 * @param now the answer to the same question, asked later
 * @param alone reviews that are not in it any more, asked for by themselves
 */
export function broughtUpToDate(
  shown: ReviewList,
  now: ReviewList,
  alone: readonly Review[],
  { limit, offset, belongs }: Asked,
): BroughtUpToDate {
  if (shown.reviews.length === 0) return { list: now, isOutdated: false };
  const known = new Map([...alone, ...now.reviews].map((review) => [review.id, review]));
  const there = new Set(now.reviews.map(({ id }) => id));
  const reviews = shown.reviews.map((review) => {
    const found = known.get(review.id);
    return found && sameWords(found, review) ? found : review;
  });
  // Those that remain come first in the new answer; behind them it is filled up with what comes next.
  const remaining = reviews.filter((review) => there.has(review.id) || belongs(review));
  const hasMore = shown.reviews.length < limit ? remaining.length : shown.reviews.length;
  const isOutdated =
    now.reviews.length > hasMore ||
    remaining.some(({ id }, index) => now.reviews[index]?.id !== id) ||
    shown.reviews.some((review) => !sameWords(known.get(review.id) ?? review, review));
  // Rows that left the list are counted as long as they stand here: no page is without its rows.
  const total = Math.max(now.total, offset + reviews.length);
  return { list: { ...now, reviews, total }, isOutdated };
}

/** What a manager judges of a review. */
function sameWords(one: Review, other: Review): boolean {
  return one.reviewText === other.reviewText && one.rating === other.rating;
}

/** The reviews that were asked for and shown, and are not in a later answer. */
export function goneFrom(shown: ReviewList, now: ReviewList, { belongs }: Asked): readonly Review[] {
  const there = new Set(now.reviews.map(({ id }) => id));
  return shown.reviews.filter((review) => !there.has(review.id) && belongs(review));
}
