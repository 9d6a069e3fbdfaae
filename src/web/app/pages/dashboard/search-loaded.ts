import type { Review } from '#contract/reviews.ts';
import { normalizeText } from '#domain/normalize-text.ts';

/** The normalized fields of each review, which stay the same from key to key. */
const cache = new WeakMap<Review, readonly string[]>();

/** The loaded reviews whose guest, text, channel or listing contains the search text, as the server compares them. */
export function searchLoaded(reviews: readonly Review[], text: string): readonly Review[] {
  const wanted = normalizeText(text.trim());
  if (wanted === '') return reviews;
  return reviews.filter((review) => searchedFields(review).some((field) => field.includes(wanted)));
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
  const words = normalizeText(text.trim()).split(/\s+/);
  const byWords = reviews.filter((review) =>
    words.every((word) => searchedFields(review).some((field) => field.includes(word))),
  );
  return { found: byWords, isByWords: byWords.length > 0 };
}

function searchedFields(review: Review): readonly string[] {
  const cached = cache.get(review);
  if (cached) return cached;
  const { guestName, reviewText, channel, listingName } = review;
  const fields = [guestName, reviewText, channel, listingName].map(normalizeText);
  cache.set(review, fields);
  return fields;
}
