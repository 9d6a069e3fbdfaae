import type { Review } from '#contract/reviews/reviews.ts';
import { normalizeSearch } from '#domain/normalize-text.ts';
import { searchText, wordsOf } from '#domain/reviews/filter.ts';

/** The searchable text of each review, calculated once. */
const cache = new WeakMap<Review, string>();

/** The loaded reviews whose guest, text, channel or listing contains the search text, as the server compares them. */
export function searchLoaded(reviews: readonly Review[], text: string): readonly Review[] {
  const wanted = normalizeSearch(text.trim());
  if (wanted === '') return reviews;
  return reviews.filter((review) => searchTextOf(review).includes(wanted));
}

/**
 * The loaded reviews that contain the search text; if there are none, those that contain all its words in any order.
 */
export function searchLoadedOrWords(
  reviews: readonly Review[],
  text: string,
): { found: readonly Review[]; isByWords: boolean } {
  const found = searchLoaded(reviews, text);
  if (found.length > 0) return { found, isByWords: false };
  const words = wordsOf(text);
  const byWords = reviews.filter((review) => words.every((word) => searchTextOf(review).includes(word)));
  return { found: byWords, isByWords: byWords.length > 0 };
}

function searchTextOf(review: Review): string {
  const text = cache.get(review) ?? searchText(review);
  cache.set(review, text);
  return text;
}
