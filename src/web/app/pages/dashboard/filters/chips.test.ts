import { expect, it } from 'vitest';
import { chipsOf } from './chips.ts';

it('says in words what is set', () => {
  const search = {
    listingId: 7,
    rating: 1,
    channel: 'VRBO',
    startDate: '2024-01-05',
    endDate: '2024-02-29',
    status: 'pending',
  } as const;
  expect(chipsOf(search, ' sofa ', 'Camden Loft').map((chip) => chip.label)).toEqual([
    'Search: sofa',
    'Property: Camden Loft',
    'Rating: 1 Star',
    'Channel: VRBO',
    'Start Date: Jan 05, 2024',
    'End Date: Feb 29, 2024',
    'Status: Pending',
  ]);
});

it('leaves order, page and page size out', () => {
  expect(chipsOf({ sortBy: 'rating', sortOrder: 'asc', page: 2, size: 25 }, '', '')).toEqual([]);
});

it('names a property that is not known yet by its number', () => {
  expect(chipsOf({ listingId: 7 }, '', '')).toEqual([{ key: 'listingId', label: 'Property: #7' }]);
});
