import { describe, expect, test } from 'vitest';
import type { ListingId } from '../ids.ts';
import { assignedListing, subjectOf, unknownListingDetail } from './listing-assignment.ts';

const placed = { upstreamId: '7', upstreamListingId: '40' };
const placeless = { upstreamId: '7', upstreamListingId: '' };
const sea = 1 as ListingId;
const hill = 2 as ListingId;

describe('an assignment', () => {
  test('covers every review of the upstream listing if the review has one', () => {
    expect(subjectOf(placed)).toBe('listing:40');
    expect(unknownListingDetail(placed)).toBe('listing 40');
  });

  test('covers the review alone if it has no upstream listing', () => {
    expect(subjectOf(placeless)).toBe('review:7');
    expect(unknownListingDetail(placeless)).toBe('no listing id');
  });

  test('of a review takes precedence over that of its listing', () => {
    const assignments = new Map([
      ['listing:40', sea],
      ['review:7', hill],
    ]);
    expect(assignedListing(assignments, placed)).toBe(hill);
    expect(assignedListing(assignments, { ...placed, upstreamId: '8' })).toBe(sea);
    expect(assignedListing(assignments, { upstreamId: '8', upstreamListingId: '41' })).toBeUndefined();
    expect(assignedListing(assignments, { ...placeless, upstreamId: '8' })).toBeUndefined();
  });
});
