import { expect, it } from 'vitest';
import type { View } from '#contract/reviews/views.ts';
import { parseReviewSearch } from '#web/app/reviews/review-search.ts';
import { isShown, viewContent, viewUrl } from './view-search.ts';

const view = (filter: View['filter'], order: Partial<View> = {}): View => ({
  id: '1',
  name: 'x',
  owner: 'ann',
  isMine: true,
  isShared: false,
  isDefault: false,
  count: 1,
  isCountExact: true,
  sortBy: 'date',
  sortOrder: 'desc',
  filter,
  ...order,
});
const filter: View['filter'] = {
  approved: false,
  hasText: true,
  ratings: [1, 2],
  listingIds: [7, 8],
  category: 'cleanliness<8,value>=9',
  responded: false,
  analysed: true,
  stayMonth: '2026-05',
  search: 'hot water',
};
const open = (url: string) =>
  parseReviewSearch(Object.fromEntries(new URL(url, 'http://localhost').searchParams));

it('opens with the filters, the order and the search that were saved', () => {
  const saved = view(filter, { sortBy: 'rating', sortOrder: 'asc' });
  const search = open(viewUrl(saved, 25));
  expect(viewContent(search)).toEqual({ filter, sortBy: 'rating', sortOrder: 'asc' });
  expect(search.size).toBe(25);
  expect(isShown(saved, search)).toBe(true);
  expect(isShown(saved, { ...search, page: 3 })).toBe(true);
});

it('keeps that a search is for the words of its text', () => {
  const saved = view({ words: 'wifi slow' });
  const search = open(viewUrl(saved, undefined));
  expect(search).toMatchObject({ search: 'wifi slow', searchAll: true, match: 'words' });
  expect(viewContent(search).filter).toEqual({ words: 'wifi slow' });
  expect(isShown(saved, search)).toBe(true);
  expect(isShown(view({ search: 'wifi slow' }), search)).toBe(false);
});

it('is not shown while a filter or the order differs', () => {
  const search = open(viewUrl(view(filter), undefined));
  expect(isShown(view(filter), { ...search, status: 'approved' })).toBe(false);
  expect(isShown(view(filter), { ...search, sortBy: 'rating' })).toBe(false);
  expect(isShown(view({}), search)).toBe(false);
});

it('has the plain URL without filters', () => {
  expect(viewUrl(view({}), undefined)).toBe('/dashboard');
});
