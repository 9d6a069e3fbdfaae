import { expect, test } from 'vitest';
import { newListing } from './listing-record.ts';
import { retrieveListing, retrieveListings } from './listings.ts';

const ORIGIN = 'http://127.0.0.1:4000';
const LISTINGS = [
  newListing({ id: 1, name: 'Pine', city: 'Porto' }),
  newListing({ id: 2, name: 'Ash', city: 'Split', specialStatus: 'archived' }),
  newListing({ id: 3, name: 'Oak Loft', city: 'Porto', country: 'Portugal' }),
];

function retrieve(query: string) {
  return retrieveListings(LISTINGS, new URLSearchParams(query), ORIGIN).body as { result: { id: number }[] };
}
const ids = (query: string) => retrieve(query).result.map(({ id }) => id);

test('without a limit the page has every listing', () => {
  expect(retrieve('')).toMatchObject({ limit: null, offset: null, count: 3, page: 1, totalPages: 1 });
});

test('a page has its number and the number of pages', () => {
  expect(retrieve('limit=2&offset=2')).toMatchObject({
    limit: 2,
    offset: 2,
    count: 3,
    page: 2,
    totalPages: 2,
  });
});

test.each([
  ['city=porto', [1, 3]],
  ['match=loft', [3]],
  ['country=Portugal', [3]],
  ['specialStatus[]=active', [1, 3]],
  ['sortOrder=name', [2, 3, 1]],
  ['sortOrder=orderReversed', [3, 2, 1]],
])('%s', (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

test('supplementary resources are sent on request, secrets always', () => {
  const plain = retrieveListing(LISTINGS, 1, new URLSearchParams(), ORIGIN);
  expect(plain.body).toMatchObject({ result: { wifiPassword: 'secret-wifi-password' } });
  expect(plain.body).not.toHaveProperty('result.listingImages');
  const query = new URLSearchParams('includeResources=1&attachObjects[]=bookingEngineUrls');
  const full = retrieveListing(LISTINGS, 1, query, ORIGIN).body;
  expect(full).toHaveProperty('result.listingImages');
  expect(full).toHaveProperty('result.bookingEngineUrls');
});

test('an unknown listing returns 404', () => {
  expect(retrieveListing(LISTINGS, 9, new URLSearchParams(), ORIGIN).status).toBe(404);
});
