import { expect, test } from 'vitest';
import type { ReviewFilter } from './filter.ts';
import { narrow, queryOf } from './narrow.ts';

const NOTHING = { rating: 1, ratings: [5] };

test.each<[ReviewFilter, ReviewFilter, ReviewFilter]>([
  [{}, { rating: 5 }, { rating: 5 }],
  [{ channel: 'VRBO' }, { ratings: [1, 2] }, { channel: 'VRBO', ratings: [1, 2] }],
  [{ ratings: [2, 3] }, { ratings: [1, 2] }, { ratings: [2] }],
  [{ ratings: [4, 5] }, { ratings: [1, 2] }, NOTHING],
  [{ rating: 3 }, { ratings: [1, 2] }, { rating: 3, ratings: [1, 2] }],
  [{ rating: 3 }, { rating: 5 }, NOTHING],
  [{ responded: false }, { responded: true }, { responded: false, ...NOTHING }],
  [{ responded: true }, { responded: true }, { responded: true }],
  [{ topic: 'noise' }, { topic: 'noise:negative' }, { topic: 'noise,noise:negative' }],
  [{ topic: 'bed,noise' }, { topic: 'bed' }, { topic: 'bed,noise' }],
  [{ category: 'value<8' }, { category: 'location' }, { category: 'value<8,location' }],
  [{ listingIds: [3, 4] }, { listingId: 4 }, { listingId: 4 }],
  [{ listingIds: [3, 4] }, { listingId: 5 }, { listingIds: [3, 4], ...NOTHING }],
  [{ listingId: 3 }, { listingId: 4 }, { listingId: 3, ...NOTHING }],
  [
    { startDate: '2026-01-05', endDate: '2026-02-05' },
    { startDate: '2026-01-01', endDate: '2026-01-31' },
    { startDate: '2026-01-05', endDate: '2026-01-31' },
  ],
])('%j narrowed by %j is %j', (filter, part, expected) => {
  expect(narrow(filter, part)).toEqual(expected);
});

test('a query has every filter that is set, as the list call reads it', () => {
  const query = queryOf({
    ratings: [1, 2],
    category: 'value>=8,comfort',
    approved: false,
    channel: undefined,
  });
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    approved: 'false',
    ratings: '1,2',
    category: 'value>=8,comfort',
  });
});
