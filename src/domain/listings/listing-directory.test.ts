import { expect, test } from 'vitest';
import type { ListingId } from '../ids.ts';
import { listingDirectory } from './listing-directory.ts';

const find = listingDirectory([
  { id: 1 as ListingId, source: 'hostaway', upstreamId: '40201', names: ['2B N1 A', 'Shoreditch Heights'] },
  { id: 2 as ListingId, source: 'hostaway', upstreamId: '40202', names: ['Harbour Loft'] },
  { id: 3 as ListingId, source: 'hostaway', upstreamId: '40203', names: ['harbour  loft', 'Loft'] },
  { id: 4 as ListingId, source: 'demo', upstreamId: '40201', names: ['Canal House'] },
]);

test('a listing is found by its id at the same source, regardless of names', () => {
  expect(find('hostaway', { upstreamId: '40201', names: ['Canal House'] }).id).toBe(1);
  expect(find('demo', { upstreamId: '40201', names: [] }).id).toBe(4);
});

test('a row of another source finds a listing by an id that only one listing has', () => {
  expect(find('import', { upstreamId: '40202', names: [] }).id).toBe(2);
  expect(find('import', { upstreamId: '40201', names: [] })).toEqual({
    id: null,
    problem: 'several properties have the id "40201"',
  });
});

test('a row with an unknown id is not matched by name', () => {
  expect(find('hostaway', { upstreamId: '5', names: ['Canal House'] })).toEqual({
    id: null,
    problem: 'no property has the id "5"',
  });
  expect(find('hostaway', { upstreamId: 'canal house', names: [] })).toEqual({
    id: null,
    problem: 'no property has the id "canal house", which is a name; use the column listing_name for names',
  });
});

test.each(['2B N1 A', '  2b  n1 a', 'SHOREDITCH HEIGHTS'])('the name "%s" matches the listing', (name) => {
  expect(find('hostaway', { upstreamId: null, names: [name, ''] }).id).toBe(1);
});

test('a name that several listings or no listing has finds none and gives the reason', () => {
  expect(find('hostaway', { upstreamId: null, names: ['Harbour Loft'] }).problem).toBe(
    'several properties have the name "Harbour Loft"',
  );
  expect(find('hostaway', { upstreamId: null, names: ['Nowhere'] }).problem).toBe(
    'no property has the name "Nowhere"',
  );
  expect(find('hostaway', { upstreamId: null, names: ['', ' '] }).problem).toBe('the row names no property');
});
