import { expect, test } from 'vitest';
import type { ListingId } from '../ids.ts';
import { listingDirectory } from './listing-directory.ts';

const entry = (
  id: number,
  source: string,
  upstreamId: string,
  names: string[],
  mergedInto: number | null,
) => ({
  id: id as ListingId,
  source,
  upstreamId,
  names,
  mergedInto: mergedInto as ListingId | null,
});

const find = listingDirectory([
  entry(1, 'hostaway', '40201', ['2B N1 A', 'Shoreditch Heights'], null),
  entry(2, 'hostaway', '40202', ['Harbour Loft'], null),
  entry(3, 'hostaway', '40203', ['harbour  loft', 'Loft'], null),
  entry(4, 'demo', '40201', ['Canal House'], null),
  entry(5, 'guesty', 'a', ['River Flat', 'Café Loft'], 6),
  entry(6, 'hostaway', '40206', ['River Flat'], null),
  entry(7, 'hospitable', 'b', ['River Flat'], 6),
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

test('a name that only merged listings have is that of their property', () => {
  expect(find('import', { upstreamId: null, names: ['River Flat'] })).toEqual({ id: 6, problem: '' });
});

test('letters with accents are the same however they are composed', () => {
  expect(find('import', { upstreamId: null, names: ['Cafe\u0301 Loft'] }).id).toBe(5);
});
