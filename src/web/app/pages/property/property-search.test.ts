import { expect, test } from 'vitest';
import { propertyList } from '#web/app/api/property-list.ts';
import { parsePropertySearch, propertyListQuery } from './property-search.ts';

test('the plain URL lists the first fifty approved reviews, as the specification says', () => {
  expect(propertyListQuery(7, parsePropertySearch({}))).toEqual(propertyList(7));
});

test('the URL selects the page, the status and the review in the panel', () => {
  const search = parsePropertySearch({ page: 3, status: 'pending', review: '12' });
  expect(search).toEqual({ page: 3, status: 'pending', review: 12 });
  expect(propertyListQuery(7, search)).toEqual({ ...propertyList(7), approved: false, offset: 100 });
  expect(propertyListQuery(7, { status: 'all' })).not.toHaveProperty('approved');
});

test.each([{ page: 0 }, { page: 'x' }, { status: 'approved' }, { review: -1 }, { page: 1 }])(
  'ignores %j',
  (raw) => {
    expect(Object.values(parsePropertySearch(raw)).filter((value) => value !== undefined)).toEqual([]);
  },
);
