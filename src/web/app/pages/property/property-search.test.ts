import { expect, test } from 'vitest';
import { routePath } from '#contract/route-path.ts';
import { callUrl } from '#web/app/api/request.ts';
import { parsePropertySearch, propertyListQuery } from './property-search.ts';

test('the plain URL lists the first fifty approved reviews, as the specification says', () => {
  const query = propertyListQuery(7, parsePropertySearch({}));
  expect(callUrl('', routePath('GET /reviews/hostaway'), { ...query })).toBe(
    '/reviews/hostaway?listingId=7&approved=true&sortBy=date&sortOrder=desc&limit=50',
  );
});

test('the URL selects the page, the status and the review in the panel', () => {
  const search = parsePropertySearch({ page: 3, status: 'pending', review: '12' });
  expect(search).toEqual({ page: 3, status: 'pending', review: 12 });
  expect(propertyListQuery(7, search)).toEqual({ ...propertyListQuery(7, {}), approved: false, offset: 100 });
  expect(propertyListQuery(7, { status: 'all' })).not.toHaveProperty('approved');
});

test('the URL selects the tab', () => {
  expect(parsePropertySearch({ tab: 'embed' })).toMatchObject({ tab: 'embed' });
});

test.each([
  { page: 0 },
  { tab: 'reviews' },
  { page: 'x' },
  { status: 'approved' },
  { review: -1 },
  { page: 1 },
])('ignores %j', (raw) => {
  expect(Object.values(parsePropertySearch(raw)).filter((value) => value !== undefined)).toEqual([]);
});
