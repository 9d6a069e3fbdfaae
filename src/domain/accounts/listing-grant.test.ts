import { expect, test } from 'vitest';
import type { ListingId } from '../ids.ts';
import { isSameGrant } from './listing-grant.ts';

const grant = (listingIds: number[], groupIds: number[]) => ({
  listingIds: listingIds as ListingId[],
  groupIds,
});

test('grants of the same properties and groups are the same in any order', () => {
  expect(isSameGrant(grant([2, 1, 1], [4, 3]), grant([1, 2], [3, 4]))).toBe(true);
  expect(isSameGrant('all', 'all')).toBe(true);
});

test.each([
  ['all', grant([], [])],
  [grant([1], []), grant([], [1])],
  [grant([1], [2]), grant([1], [2, 3])],
] as const)('%j and %j are different', (one, other) => {
  expect(isSameGrant(one, other)).toBe(false);
  expect(isSameGrant(other, one)).toBe(false);
});
