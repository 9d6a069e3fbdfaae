import type { Review } from '#contract/reviews.ts';

/** Those of the loaded reviews whose guest, text, channel or listing has the words in it, whatever their case. */
export function searchLoaded(reviews: readonly Review[], text: string): readonly Review[] {
  const wanted = folded(text.trim());
  if (wanted === '') return reviews;
  return reviews.filter(({ guestName, reviewText, channel, listingName }) =>
    [guestName, reviewText, channel, listingName].some((field) => folded(field).includes(wanted)),
  );
}

function folded(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en');
}
