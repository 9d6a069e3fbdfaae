import { expect, test } from 'vitest';
import { PROPERTY_PARAMETERS, VIEW_PARAMETERS } from '#domain/listings/property-view.ts';
import { viewOf } from './page-request.ts';

const read = (url: string) => viewOf({ url }, VIEW_PARAMETERS, PROPERTY_PARAMETERS);

test('an address without parameters is the one of the default view', () => {
  for (const url of ['/property/1', '/property/1?', '/property/1?utm_source=a'])
    expect([url, read(url)]).toEqual([url, { view: {}, isAddress: true }]);
});

test('a question mark in a value ends neither the value nor the parameters', () => {
  expect(read('/property/1?utm_source=a?b&page=2')).toEqual({ view: { page: 2 }, isAddress: true });
  expect(read('/property/1?search=really?').view).toEqual({ search: 'really?' });
});
