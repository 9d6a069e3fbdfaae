import { expect, test } from 'vitest';
import { OFFERED_CHANNELS } from '../listings/channel.ts';
import type { ReviewFilter } from '../reviews/filter.ts';
import { BUILT_IN_VIEWS } from '../reviews/view.ts';
import { filterFault } from './rule.ts';

const refused: ReviewFilter[] = [
  {},
  { rating: 1 },
  { ratings: [1, 2] },
  { sentiment: 'negative' },
  { ratings: [1, 2], sentiment: 'negative', period: 'last30' as ReviewFilter['period'] & string },
  { rating: 1, decision: 'none', reply: 'none', assignee: 'none' },
  { rating: 1, hasText: true, analysed: true },
  { rating: 5, stayMonth: '2026-05', startDate: '2026-01-01' },
  { ids: [1, 2] },
  { rating: 1, search: ' ' },
  { rating: 1, search: 'e' },
  { rating: 1, words: '\u0301' },
  { rating: 1, words: 'a b .' },
  { rating: 1, channels: [...OFFERED_CHANNELS] },
  { rating: 1, category: 'cleanliness' },
  { rating: 1, category: 'cleanliness>=1' },
];
test.each(refused)('%o cannot be the filter of a rule', (filter) => {
  expect(filterFault(filter)).not.toBeNull();
});

test('each built-in view is refused for its own reason', () => {
  expect(Object.fromEntries(BUILT_IN_VIEWS.map(({ id, filter }) => [id, filterFault(filter)]))).toEqual({
    all: 'all',
    undecided: 'alike',
    'low-unanswered': 'stars',
    changed: 'alike',
    mine: 'alike',
  });
});

const allowed: ReviewFilter[] = [
  { ratings: [1, 2], topic: 'noise:negative' },
  { ratings: [1, 2], listingIds: [7] },
  { rating: 1, channel: 'Booking.com' },
  { language: 'de' },
  { words: 'boiler' },
  { category: 'cleanliness<8' },
  { tag: 'plumber' },
];
test.each(allowed)('%o can', (filter) => {
  expect(filterFault(filter)).toBeNull();
});
