import { expect, test } from 'vitest';
import type { ListingId } from '../ids.ts';
import { isSameAccess } from './access.ts';

const access = (listingIds: number[], groupIds: number[]) => ({
  listingIds: listingIds as ListingId[],
  groupIds,
});

test('settings of the same properties and groups are the same in any order', () => {
  expect(isSameAccess(access([2, 1, 1], [4, 3]), access([1, 2], [3, 4]))).toBe(true);
  expect(isSameAccess('all', 'all')).toBe(true);
});

test.each([
  ['all', access([], [])],
  [access([1], []), access([], [1])],
  [access([1], [2]), access([1], [2, 3])],
] as const)('%j and %j are different', (one, other) => {
  expect(isSameAccess(one, other)).toBe(false);
  expect(isSameAccess(other, one)).toBe(false);
});
