import { describe, expect, it } from 'vitest';
import { isFiltered, listQuery, readDashboardSearch, withoutFilters } from './dashboard-search.ts';

describe('an address', () => {
  it('gives back everything that can be set', () => {
    const raw = {
      listingId: '7',
      rating: '4',
      channel: 'Booking.com',
      startDate: '2024-02-29',
      endDate: '2024-03-31',
      status: 'pending',
      sortBy: 'guestName',
      sortOrder: 'asc',
      search: '12',
      page: '3',
      size: '25',
    };
    expect(readDashboardSearch(raw)).toEqual({ ...raw, listingId: 7, rating: 4, page: 3, size: 25 });
  });

  it('leaves defaults out', () => {
    const defaults = { sortBy: 'date', sortOrder: 'desc', page: '1', size: '10', search: '  ' };
    expect(readDashboardSearch(defaults)).toEqual({});
  });

  it('reads what it wrote', () => {
    const search = { listingId: 7, page: 3, size: 25 } as const;
    expect(readDashboardSearch(search)).toEqual(search);
  });

  it.each([
    { listingId: '-1' },
    { listingId: '1.5' },
    { listingId: 'all' },
    { listingId: '99999999999999999999' },
    { rating: '6' },
    { rating: '0' },
    { channel: 'Carrier pigeon' },
    { startDate: '2023-02-29' },
    { endDate: 'yesterday' },
    { status: 'Approved' },
    { sortBy: 'password' },
    { sortOrder: 'sideways' },
    { page: '0' },
    { page: '999999999999' },
    { size: '7' },
    { nonsense: 'x' },
  ])('ignores what is invalid: %o', (raw) => {
    expect(readDashboardSearch(raw)).toEqual({});
  });

  it('names what it drops, so that the router does not keep it', () => {
    const raw = { rating: '9', startDate: 'soon', page: '-3' };
    expect({ ...raw, ...readDashboardSearch(raw) }).toEqual({});
  });
});

describe('the question to the server', () => {
  it('asks for the newest ten by default', () => {
    expect(listQuery({})).toEqual({ sortBy: 'date', sortOrder: 'desc', limit: 10, offset: 0 });
  });

  it('says approved or not by status', () => {
    expect(listQuery({ status: 'approved' }).approved).toBe(true);
    expect(listQuery({ status: 'pending' }).approved).toBe(false);
  });

  it('starts at page times size', () => {
    expect(listQuery({ page: 3, size: 25 })).toMatchObject({ limit: 25, offset: 50 });
  });

  it('keeps the free text to itself', () => {
    expect(listQuery({ search: 'sofa' })).toEqual(listQuery({}));
  });
});

it('clearing keeps order and page size and goes to the first page', () => {
  const search = { rating: 4, search: 'sofa', sortOrder: 'asc', page: 3, size: 25 } as const;
  expect(withoutFilters(search)).toEqual({ sortOrder: 'asc', size: 25 });
  expect(isFiltered(search)).toBe(true);
  expect(isFiltered(withoutFilters(search))).toBe(false);
});
