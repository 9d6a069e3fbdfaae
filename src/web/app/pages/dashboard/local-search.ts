import type { Review } from '#contract/reviews.ts';

/** What of a review is searched, ready to be compared: that is the same at every key. */
const searched = new WeakMap<Review, readonly string[]>();

/** Those of the loaded reviews whose guest, text, channel or listing has the words in it, whatever their case. */
export function searchLoaded(reviews: readonly Review[], text: string): readonly Review[] {
  const wanted = folded(text.trim());
  if (wanted === '') return reviews;
  return reviews.filter((review) => fieldsOf(review).some((field) => field.includes(wanted)));
}

function fieldsOf(review: Review): readonly string[] {
  const known = searched.get(review);
  if (known) return known;
  const { guestName, reviewText, channel, listingName } = review;
  const fields = [guestName, reviewText, channel, listingName].map(folded);
  searched.set(review, fields);
  return fields;
}

function folded(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en');
}
