import { expect, it } from 'vitest';
import type { Review } from '#contract/reviews.ts';
import { searchLoaded } from './local-search.ts';

const review = (guestName: string, reviewText: string, channel: string, listingName: string) =>
  ({ guestName, reviewText, channel, listingName }) as Review;

const ana = review('Ana Costa', 'Lovely terrace', 'Airbnb', 'Shoreditch Heights');
const zoe = review('Zoë Ängström', '', 'Booking.com', 'Camden Loft');
const loaded = [ana, zoe];

it.each([
  ['guest', 'costa', ana],
  ['text', 'TERRACE', ana],
  ['channel', 'booking', zoe],
  ['listing', ' camden ', zoe],
  ['letters with marks', 'ZOË ÄNG', zoe],
])('finds by %s, whatever the case', (_field, text, found) => {
  expect(searchLoaded(loaded, text)).toEqual([found]);
});

it('leaves everything without words, and nothing without a match', () => {
  expect(searchLoaded(loaded, '  ')).toBe(loaded);
  expect(searchLoaded(loaded, 'penthouse')).toEqual([]);
});
