import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import type { ReviewFilter } from './filter.ts';
import { BUILT_IN_VIEWS, impossibleReason } from './view.ts';

test.each<[ReviewFilter, string | RegExp]>([
  [{ startDate: '2026-02-02', endDate: '2026-02-01' }, 'startDate is after endDate.'],
  [{ approved: true, decision: 'none' }, 'approved contradicts decision.'],
  [{ approved: false, decision: 'approved' }, 'approved contradicts decision.'],
  [{ changed: true, decision: 'unpublished' }, /changed contradicts/],
  [{ changed: true, approved: true }, /changed contradicts/],
  [{ hasText: false, language: 'de' }, 'A review without text has no language.'],
  [{ hasText: false, analysed: false }, /hasText contradicts analysed/],
  [{ responded: true, reply: 'waiting' }, 'responded contradicts reply.'],
  [{ responded: false, reply: 'sent' }, 'responded contradicts reply.'],
  [{ listingId: 1, listingIds: [2, 3] }, 'listingId is not among listingIds.'],
  [{ rating: 1, ratings: [2] }, 'rating is not among ratings.'],
  [{ channel: 'VRBO', channels: ['Airbnb'] }, 'channel is not among channels.'],
])('no review can match %j', (filter, reason) => {
  expect(impossibleReason(filter)).toEqual(saying(reason));
});

test.each<ReviewFilter>([
  {},
  { startDate: '2026-02-01', endDate: '2026-02-01' },
  { approved: false, decision: 'unpublished', changed: false },
  { rating: 2, ratings: [1, 2], hasText: false },
])('a review can match %j', (filter) => {
  expect(impossibleReason(filter)).toBeNull();
});

test('every built-in view can have reviews', () => {
  expect(BUILT_IN_VIEWS.map(({ filter }) => impossibleReason(filter))).toEqual(
    BUILT_IN_VIEWS.map(() => null),
  );
});
