import { expect, it } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { searchLoaded, searchLoadedOrWords } from './search-loaded.ts';

const review = (guestName: string, reviewText: string, channel: string, listingName: string) =>
  ({ guestName, reviewText, channel, listingName }) as Review;

const ana = review('Ana Costa', 'Lovely terrace', 'Airbnb', 'Shoreditch Heights');
const zoe = review('Zoë Ängström', '', 'Booking.com', 'Varoš Stone House');
const loaded = [ana, zoe];

it.each([
  ['guest', 'costa', ana],
  ['text', 'TERRACE', ana],
  ['channel', 'booking', zoe],
  ['listing', ' stone house ', zoe],
  ['text in another case', 'ZOË ÄNG', zoe],
  ['text without the accents of the review', 'angstrom', zoe],
  ['text with accents that the review lacks', 'cóstà', ana],
  ['text in another Unicode form', 'Varos\u030C', zoe],
])('finds a review by %s', (_field, text, found) => {
  expect(searchLoaded(loaded, text)).toEqual([found]);
});

it('returns all reviews for an empty search text', () => {
  expect(searchLoaded(loaded, '  ')).toBe(loaded);
});

it('returns no review when none matches', () => {
  expect(searchLoaded(loaded, 'penthouse')).toEqual([]);
});

it('finds the reviews with all words only when none has the whole text', () => {
  expect(searchLoadedOrWords(loaded, 'terrace ana')).toEqual({ found: [ana], isByWords: true });
  expect(searchLoadedOrWords(loaded, 'ana costa')).toEqual({ found: [ana], isByWords: false });
  expect(searchLoadedOrWords(loaded, 'terrace zoe')).toEqual({ found: [], isByWords: false });
});
