import { describe, expect, it } from 'vitest';
import {
  filtersOf,
  isFiltered,
  listQuery,
  parseReviewSearch,
  type ReviewSearch,
  withoutFilters,
  withPage,
} from './review-search.ts';

describe('the URL', () => {
  it('contains every setting', () => {
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
    expect(parseReviewSearch(raw)).toEqual({
      ...raw,
      listingId: [7],
      rating: [4],
      channel: ['Booking.com'],
      page: 3,
      size: 25,
    });
  });

  it('leaves out defaults', () => {
    const defaults = { sortBy: 'date', sortOrder: 'desc', page: '1', size: '10', search: '  ' };
    expect(parseReviewSearch(defaults)).toEqual({});
  });

  it('parses a state back to the same state', () => {
    const search: ReviewSearch = { listingId: [7, 8], rating: [4], page: 3, size: 25 };
    expect(parseReviewSearch({ ...search })).toEqual(search);
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
    { searchAll: true },
    { sortBy: 'password' },
    { sortOrder: 'sideways' },
    { page: '0' },
    { page: '999999999999' },
    { size: '7' },
    { nonsense: 'x' },
  ])('ignores an invalid parameter: %o', (raw) => {
    expect(parseReviewSearch(raw)).toEqual({});
  });

  it('sets invalid parameters to undefined, so that the router removes them', () => {
    const raw = { rating: '9', startDate: 'soon', page: '-3' };
    expect({ ...raw, ...parseReviewSearch(raw) }).toEqual({});
  });
});

describe('the filters of the API in the URL', () => {
  it.each([
    ['listingIds=7,8&ratings=1,2&channels=VRBO', { listingId: [7, 8], rating: [1, 2], channel: ['VRBO'] }],
    ['rating=2&ratings=1,2', { rating: [2] }],
    ['approved=true', { status: 'approved' }],
    ['approved=false&decision=none', { status: 'undecided' }],
    ['decision=unpublished', { status: 'unpublished' }],
    ['decision=approved', { status: 'approved' }],
    ['responded=false', { reply: 'unsent' }],
    ['responded=true', { reply: 'sent' }],
  ])('%s is the same as %o', (query, search) => {
    expect(parseReviewSearch(Object.fromEntries(new URLSearchParams(query)))).toEqual(search);
  });

  it.each([
    [{ listingId: [7] }, { listingId: 7 }],
    [
      { listingId: [7, 8], rating: [1, 2] },
      { listingIds: [7, 8], ratings: [1, 2] },
    ],
    [{ status: 'pending' }, { approved: false }],
    [{ status: 'undecided' }, { decision: 'none' }],
    [{ status: 'unpublished' }, { decision: 'unpublished' }],
    [{ reply: 'unsent' }, { responded: false }],
    [{ reply: 'waiting' }, { reply: 'waiting' }],
    [{ period: 'last-month' }, { period: 'last-month' }],
  ] satisfies [ReviewSearch, object][])('%o asks for %o', (search, query) => {
    expect(filtersOf(search)).toEqual(query);
  });
});

describe('the list query', () => {
  it('requests the newest ten by default', () => {
    expect(listQuery({})).toEqual({ sortBy: 'date', sortOrder: 'desc', limit: 10, offset: 0 });
  });

  it('turns the status into approved', () => {
    expect(listQuery({ status: 'approved' }).approved).toBe(true);
    expect(listQuery({ status: 'pending' }).approved).toBe(false);
  });

  it('omits unknown parameters, which the router leaves in the state', () => {
    expect(listQuery({ ...{ colour: 'red' }, rating: [4] })).toEqual({ ...listQuery({}), rating: 4 });
  });

  it('starts at the page number times the page size', () => {
    expect(listQuery({ page: 3, size: 25 })).toMatchObject({ limit: 25, offset: 50 });
  });

  it('contains the search text only when all reviews are searched', () => {
    expect(listQuery({ search: 'sofa' })).toEqual(listQuery({}));
    expect(listQuery({ search: ' sofa ', searchAll: true })).toEqual({ ...listQuery({}), search: 'sofa' });
  });
});

it('clearing the filters keeps the order and the page size and goes to the first page', () => {
  const search: ReviewSearch = { rating: [4], search: 'sofa', sortOrder: 'asc', page: 3, size: 25 };
  expect(withoutFilters(search)).toEqual({ sortOrder: 'asc', size: 25 });
  expect(isFiltered(search)).toBe(true);
  expect(isFiltered(withoutFilters(search))).toBe(false);
});

describe('another page', () => {
  const second = { status: 'pending', page: 2, gone: 3 } as const;

  it('starts after the last shown review when reviews have left the list', () => {
    const next = withPage(second, 2, 4);
    expect(next).toEqual({ status: 'pending', page: 3, gone: 7 });
    expect(listQuery(next).offset).toBe(13);
  });

  it('starts at the first review when the reviews before have left the list', () => {
    expect(parseReviewSearch({ ...withPage(second, 0, 4) })).toEqual({ status: 'pending' });
  });

  it('cannot start before the first review', () => {
    expect(parseReviewSearch({ page: '2', gone: '11' })).toEqual({ page: 2 });
    expect(parseReviewSearch({ gone: '3' })).toEqual({});
  });
});
