import { describe, expect, test } from 'vitest';
import { pages } from '#contract/paths.ts';
import { parseSearch } from '../search-string.ts';
import { filterOf, insightsUrl, parseInsightsSearch, periodOf, periodProblem } from './insights-search.ts';

const TODAY = '2026-11-23';

describe('the URL of insights', () => {
  test.each([
    ['', {}],
    ['days=90', {}],
    ['days=31', {}],
    ['days=365', { days: 365 }],
    ['from=2026-01-01&to=2026-02-30', {}],
    ['from=2026-01-01', {}],
    ['days=30&from=2026-01-01&to=2026-03-31', { from: '2026-01-01', to: '2026-03-31' }],
    [
      'listingIds=3,x,5&channel=Airbnb&language=de',
      { listingIds: [3, 5], channel: 'Airbnb', language: 'de' },
    ],
    ['channel=&language=zz&sortOrder=up', {}],
    ['sortBy=cleanliness&sortOrder=asc', { sortBy: 'cleanliness', sortOrder: 'asc' }],
  ])('%s means %o', (query, expected) => {
    expect(parseInsightsSearch(parseSearch(query))).toEqual(expected);
  });

  test('contains all of the state and no default', () => {
    const search = { days: 30, listingIds: [3, 5], channel: 'Booking.com' } as const;
    const url = insightsUrl(pages.properties(), search);
    expect(parseInsightsSearch(parseSearch(url.split('?')[1] ?? ''))).toEqual(search);
    expect(insightsUrl(pages.insights(), {})).toBe('/insights');
  });
});

describe('the period', () => {
  test('of 30 days includes today', () => {
    expect(periodOf({ days: 30 }, TODAY)).toEqual({ from: '2026-10-25', to: TODAY });
  });

  test('is 90 days long by default, and as long as the dates say otherwise', () => {
    expect(periodOf({}, TODAY)).toEqual({ from: '2026-08-26', to: TODAY });
    expect(periodOf({ from: '2025-01-01', to: '2025-01-01' }, TODAY)).toEqual({
      from: '2025-01-01',
      to: '2025-01-01',
    });
  });

  test('ends on the present day of the product’s time zone', () => {
    const lateEvening = new Date('2026-11-23T20:00:00Z');
    expect(filterOf({ days: 30 }, 'Asia/Tokyo', lateEvening)).toMatchObject({ to: '2026-11-24' });
  });

  test.each([
    [{ from: '2026-02-01', to: '2026-01-31' }, 'reversed'],
    [{ from: '2010-01-01', to: '2026-01-31' }, 'tooLong'],
    [{ from: '2026-02-01', to: '2026-02-01' }, null],
  ])('%o has the problem %s', (period, problem) => {
    expect(periodProblem(period)).toBe(problem);
  });
});
