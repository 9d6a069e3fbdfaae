import { expect, test } from 'vitest';
import { listQuery, parseReviewSearch } from '../reviews/review-search.ts';
import { parseSearch } from '../search-string.ts';
import { rowsUrl, topicRows } from './rows-url.ts';

/** The list call of the dashboard at a URL. */
function listAt(url: string) {
  const {
    sortBy: _by,
    sortOrder: _order,
    limit: _limit,
    offset: _offset,
    ...filters
  } = listQuery(parseReviewSearch(parseSearch(url.split('?')[1] ?? '')));
  return filters;
}

const PERIOD = { startDate: '2026-08-26', endDate: '2026-11-23' };
const period = 'startDate=2026-08-26&endDate=2026-11-23';

test.each([
  [period, PERIOD],
  [`${period}&approved=true`, { ...PERIOD, approved: true }],
  [`${period}&approved=false`, { ...PERIOD, approved: false }],
  [`${period}&ratings=1,2&responded=false`, { ...PERIOD, ratings: [1, 2], responded: false }],
  [`${period}&analysed=false`, { ...PERIOD, analysed: false }],
  [`${period}&stayMonth=2026-10`, { ...PERIOD, stayMonth: '2026-10' }],
  [
    `${period}&topic=noise%3Anegative&listingIds=3%2C5`,
    { ...PERIOD, topic: 'noise:negative', listingIds: [3, 5] },
  ],
])('the dashboard lists what %s counts', (query, expected) => {
  expect(listAt(rowsUrl(query))).toEqual(expected);
});

test('the rows of a topic have its period and filters', () => {
  const filter = { from: '2026-08-26', to: '2026-11-23', channel: 'Airbnb' };
  expect(listAt(rowsUrl(topicRows(filter, 'noise', 'negative')))).toEqual({
    ...PERIOD,
    channel: 'Airbnb',
    topic: 'noise:negative',
  });
});

test('a review opens over its rows', () => {
  expect(rowsUrl(period, 7)).toBe(`/dashboard?${period}&review=7`);
});
