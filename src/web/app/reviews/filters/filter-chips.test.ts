import { expect, it } from 'vitest';
import type { Listing } from '#contract/listings/listing.ts';
import type { ReviewSearch } from '../review-search.ts';
import { filterChips, searchChips } from './filter-chips.tsx';

const names = {
  listings: [{ id: 7, name: 'Camden Loft' } as Listing],
  sourceName: (source: string) => (source === 'hostaway-2' ? 'Second account' : source),
};

it('names each filter and its value, in the order of the filter bar', () => {
  const search: ReviewSearch = {
    status: 'pending',
    listingId: [7],
    rating: [1],
    channel: ['VRBO', 'Airbnb'],
    startDate: '2024-01-05',
    endDate: '2024-02-29',
  };
  expect(filterChips(search, names).map(({ label }) => label)).toEqual([
    'Property: Camden Loft',
    'Rating: 1 Star',
    'Channel: VRBO, Airbnb',
    'Start Date: Jan 05, 2024',
    'End Date: Feb 29, 2024',
    'Status: Pending',
  ]);
});

it('ignores the order, the page and the page size', () => {
  expect(filterChips({ sortBy: 'rating', sortOrder: 'asc', page: 2, size: 25 }, names)).toEqual([]);
});

it('shows the number of a property until its name is known', () => {
  expect(filterChips({ listingId: [8] }, names)).toEqual([{ name: 'listingId', label: 'Property: #8' }]);
});

it('shows the search text without surrounding blanks, and whether it covers all reviews', () => {
  expect(searchChips({}, ' sofa ')).toEqual([{ name: 'search', label: 'Search: sofa' }]);
  expect(searchChips({ searchAll: true }, 'sofa').map(({ name }) => name)).toEqual(['search', 'searchAll']);
  expect(searchChips({ searchAll: true }, '  ')).toEqual([]);
});

it('names every part of a filter by several categories or topics', () => {
  const search = {
    category: 'cleanliness>=8,value<10,checkin',
    topic: 'noise:negative,bed',
    period: 'last-30-days',
    reply: 'unsent',
    source: 'hostaway-2',
    stayMonth: '2026-05',
  } as const;
  expect(filterChips(search, names).map(({ label }) => label)).toEqual([
    'Period: Last 30 days',
    'Response: No response, waiting or failed',
    'Category score: Cleanliness 8 of 10 or more, Value below 10 of 10, Check-in rated',
    'Topic: Noise: complaints, Bed',
    'Source: Second account',
    'Month of stay: May 2026',
  ]);
});
