import { expect, test } from 'vitest';
import { hostawayFileRow } from './hostaway-row.ts';

const abbreviated = {
  id: 7454,
  type: 'guest-to-host',
  status: 'published',
  rating: null,
  publicReview: 'Wonderful flat!',
  reviewCategory: [{ category: 'cleanliness', rating: 10 }],
  submittedAt: '2020-08-21 22:45:14',
  guestName: 'Shane Finkelstein',
  listingName: '2B N1 A - 29 Shoreditch Heights',
};

test('a row in the abbreviated format has the name of its listing and no channel', () => {
  const row = hostawayFileRow(3, abbreviated);
  expect(row).toMatchObject({
    at: 3,
    source: null,
    listingNames: ['2B N1 A - 29 Shoreditch Heights', '', ''],
    missing: ['privateFeedback', 'channel', 'arrivalDate', 'departureDate', 'response'],
    translated: { kind: 'review', review: { upstreamId: '7454', upstreamListingId: '', channel: 'Unknown' } },
  });
});

test('a review by a host is skipped', () => {
  const row = hostawayFileRow(1, { ...abbreviated, type: 'host-to-guest' });
  expect(row.translated).toMatchObject({ kind: 'skipped', reason: 'host-to-guest' });
});

test.each([
  [undefined, 'is not JSON'],
  [null, 'not an object'],
  [[1], 'not an object'],
  [{ id: 1, reviewText: 'x', isApproved: true }, 'is from an NDJSON export'],
  [{ ...abbreviated, id: 'x' }, 'no id'],
])('%j is skipped: %s', (value, message) => {
  expect(hostawayFileRow(1, value).translated).toMatchObject({
    kind: 'skipped',
    reason: 'not-understood',
    detail: expect.stringContaining(message),
  });
});
