import { expect, test } from 'vitest';
import type { HostawayData } from './data.ts';
import { createEdits } from './edits.ts';
import { newListing } from './listing-record.ts';
import { newReview } from './records.ts';
import { createTokens } from './tokens.ts';

function openAccount() {
  const data: HostawayData = {
    listings: [newListing({ id: 7 })],
    reviews: [newReview({ id: 1 }), newReview({ id: 2 }), newReview({ id: 3 })],
  };
  const options = { accountId: '1', apiKey: 'k', delayMs: 0, lifetimeSeconds: 60, now: Date.now };
  return { data, edits: createEdits(data, createTokens(options)) };
}

test('a review can be added, changed, unpublished, hidden and deleted', () => {
  const { data, edits } = openAccount();
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

test('a change sets the update time, keeps the id and does not modify the old row', () => {
  const { data, edits } = openAccount();
  const [before] = data.reviews;
  const after = edits.changeReview(1, { id: 99, publicReview: 'Changed' });
  expect(after.updatedOn > (before?.updatedOn ?? '')).toBe(true);
  expect([after.id, data.reviews[0], before?.publicReview]).toEqual([1, after, 'A lovely stay.']);
});

test('a listing can be added, changed and deleted, and its reviews stay', () => {
  const { data, edits } = openAccount();
  expect(edits.addListing({ name: 'New Flat' })).toMatchObject({ id: 8, externalListingName: 'New Flat' });
  edits.changeListing(8, { city: 'Porto' });
  edits.deleteListing(7);
  expect(data.listings).toMatchObject([{ id: 8, city: 'Porto' }]);
  expect(data.reviews).toHaveLength(3);
});

test('undo reverts every edit, also several edits of one row', () => {
  const { data, edits } = openAccount();
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

test('an unknown id throws an error that names it', () => {
  const { edits } = openAccount();
  expect(() => edits.changeReview(9, {})).toThrow('There is no review 9.');
  expect(() => edits.deleteListing(9)).toThrow('There is no listing 9.');
});
