import { expect, test } from 'vitest';
import type { ListingId } from './ids.ts';
import { listingDirectory } from './listing-directory.ts';

const find = listingDirectory([
  { id: 1 as ListingId, source: 'hostaway', upstreamId: '40201', names: ['2B N1 A', 'Shoreditch Heights'] },
  { id: 2 as ListingId, source: 'hostaway', upstreamId: '40202', names: ['Harbour Loft'] },
  { id: 3 as ListingId, source: 'hostaway', upstreamId: '40203', names: ['harbour  loft', 'Loft'] },
  { id: 4 as ListingId, source: 'demo', upstreamId: '40201', names: ['Canal House'] },
]);

test('the id at the own source finds a listing, whatever names say', () => {
  expect(find('hostaway', { upstreamId: '40201', names: ['Canal House'] }).id).toBe(1);
  expect(find('demo', { upstreamId: '40201', names: [] }).id).toBe(4);
});

test('another source finds a listing by an id that only one has', () => {
  expect(find('import', { upstreamId: '40202', names: [] }).id).toBe(2);
  expect(find('import', { upstreamId: '40201', names: [] })).toEqual({
    id: null,
    why: 'more than one is listing 40201',
  });
});

test('an id that nobody has is not replaced by a name', () => {
  expect(find('hostaway', { upstreamId: '5', names: ['Canal House'] })).toEqual({
    id: null,
    why: 'there is no listing 5',
  });
});

test.each(['2B N1 A', '  2b  n1 a', 'SHOREDITCH HEIGHTS'])('the name "%s" finds its listing', (name) => {
  expect(find('hostaway', { upstreamId: null, names: [name, ''] }).id).toBe(1);
});

test('a name that two have, or none, finds nothing and says why', () => {
  expect(find('hostaway', { upstreamId: null, names: ['Harbour Loft'] }).why).toBe(
    'more than one is listing "Harbour Loft"',
  );
  expect(find('hostaway', { upstreamId: null, names: ['Nowhere'] }).why).toBe(
    'there is no listing "Nowhere"',
  );
  expect(find('hostaway', { upstreamId: null, names: ['', ' '] }).why).toBe('it names no listing');
});
