import { expect, test } from 'vitest';
import type { HostawayData } from './data.ts';
import { openEdits } from './edits.ts';
import { newListing } from './listing-record.ts';
import { newReview } from './records.ts';
import { openTokenDesk } from './tokens.ts';

function opened() {
  const data: HostawayData = {
    listings: [newListing({ id: 7 })],
    reviews: [newReview({ id: 1 }), newReview({ id: 2 }), newReview({ id: 3 })],
  };
  const rules = { accountId: '1', apiKey: 'k', delayMs: 0, lifetimeSeconds: 60, now: Date.now };
  return { data, edits: openEdits(data, openTokenDesk(rules)) };
}

test('a review can be added, changed, unpublished, hidden and deleted', () => {
  const { data, edits } = opened();
  expect(edits.addReview({ publicReview: 'New' })).toMatchObject({ id: 4, status: 'published' });
  edits.changeReview(1, { rating: 2 });
  edits.unpublishReview(2);
  edits.hideReview(3);
  expect(data.reviews).toMatchObject([
    { id: 1, rating: 2 },
    { id: 2, status: 'submitted' },
    { id: 3, isHidden: 1 },
    { id: 4, publicReview: 'New' },
  ]);
  edits.deleteReview(1);
  expect(data.reviews.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('a change has a time, keeps the id and leaves the old row as it was', () => {
  const { data, edits } = opened();
  const [before] = data.reviews;
  const after = edits.changeReview(1, { id: 99, publicReview: 'Changed' });
  expect(after.updatedOn > (before?.updatedOn ?? '')).toBe(true);
  expect([after.id, data.reviews[0], before?.publicReview]).toEqual([1, after, 'A lovely stay.']);
});

test('a listing can be added, changed and deleted, its reviews stay', () => {
  const { data, edits } = opened();
  expect(edits.addListing({ name: 'New Flat' })).toMatchObject({ id: 8, externalListingName: 'New Flat' });
  edits.changeListing(8, { city: 'Porto' });
  edits.deleteListing(7);
  expect(data.listings).toMatchObject([{ id: 8, city: 'Porto' }]);
  expect(data.reviews).toHaveLength(3);
});

test('every edit can be taken back, whatever was done to a row in between', () => {
  const { data, edits } = opened();
  const before = structuredClone(data);
  edits.deleteReview(2);
  edits.changeReview(3, { rating: 1 });
  edits.changeReview(3, { rating: 2 });
  edits.deleteReview(3);
  edits.deleteReview(edits.addReview().id);
  edits.addReview();
  edits.deleteListing(7);
  edits.addListing();
  edits.undo();
  edits.undo();
  expect(data).toEqual(before);
});

test('an unknown row is named', () => {
  const { edits } = opened();
  expect(() => edits.changeReview(9, {})).toThrow('There is no review 9.');
  expect(() => edits.deleteListing(9)).toThrow('There is no listing 9.');
});
