import { expect, test } from 'vitest';
import { isCanonical, parseParameters } from './page-parameters.ts';
import { isFiltered, PROPERTY_PARAMETERS, VIEW_PARAMETERS, viewQuery } from './property-view.ts';

const parse = (query: string) => parseParameters(PROPERTY_PARAMETERS, new URLSearchParams(query));

test('one order of parameters is the address of a view; parameters of others do not matter', () => {
  const isAddress = (query: string) =>
    isCanonical(VIEW_PARAMETERS, new URLSearchParams(query), parse(query) ?? {});
  expect(isAddress('stars=4&sort=lowest&utm_source=mail')).toBe(true);
  expect([isAddress('sort=lowest&stars=4'), isAddress('stars=4&search=')]).toEqual([false, false]);
});

test('parameters are read in any order and written in one', () => {
  const view = parse(
    'page=2&search=sea%20view&sort=lowest&channel=Booking.com&language=de&topic=noise&stars=4',
  );
  expect(view && viewQuery(view)).toBe(
    '?stars=4&topic=noise&language=de&channel=Booking.com&sort=lowest&search=sea+view&page=2',
  );
});

test('the first page, empty parameters and those of others are left out', () => {
  const view = parse('page=1&search=+&stars=&utm_source=mail');
  expect(view).toEqual({});
  expect(viewQuery({ page: 1 })).toBe('');
});

test.each([
  'stars=0',
  'stars=6',
  'stars=4.5',
  'topic=weather',
  'language=german',
  'channel=%00',
  'sort=best',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=1000000',
  `search=${'a'.repeat(101)}`,
])('%s is no view', (query) => {
  expect(parse(query)).toBeNull();
});

test('reviews without a rating are a choice of stars', () => {
  expect(parse('stars=none')).toEqual({ stars: 'none' });
});

test('pages of all reviews are not filtered, and an order is', () => {
  expect([isFiltered({ page: 3 }), isFiltered({ sort: 'newest' }), isFiltered({ stars: 1 })]).toEqual([
    false,
    true,
    true,
  ]);
});
