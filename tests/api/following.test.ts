import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Review, ReviewList, ReviewStats } from '#contract/reviews/reviews.ts';
import type { ReviewId } from '#domain/ids.ts';
import { runSync } from '#services/sources/sync.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { type HostawayReview, newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { saying } from '#tests/support/saying.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let anonymous: ApiClient;
let nextId = 9_000_000;

beforeAll(async () => {
  server = await openTestServer();
  manager = apiClient(server.origin);
  anonymous = apiClient(server.origin);
  await manager.signIn();
});
afterAll(() => server.close());

const sync = () => runSync(server.app.context);
const find = async (word: string, who = manager) =>
  (await who.get<ReviewList>(`/reviews/hostaway?search=${word}`)).data.reviews;
const stats = async () => (await manager.get<ReviewStats>('/reviews/hostaway/stats')).data;
const history = (review: Review) => server.app.context.storage.decisions.list(review.id as ReviewId);
const approve = (review: Review, isApproved = true) =>
  manager.put(`/reviews/hostaway/${review.id}/approve`, { isApproved });

/** A review that came from upstream, was approved, and is public. */
async function published(word: string): Promise<{ row: HostawayReview; review: Review }> {
  const listing = server.hostaway.data.listings[0];
  const row = newReview({
    id: nextId++,
    listingMapId: listing?.id ?? 0,
    publicReview: `${word} in every room.`,
    rating: 10,
    submittedAt: '2026-11-10 10:00:00',
  });
  server.hostaway.data.reviews.push(row);
  await sync();
  const [review] = await find(word);
  if (!review) throw new Error(`${word} did not arrive`);
  await approve(review);
  expect(await find(word, anonymous)).toHaveLength(1);
  return { row, review };
}

describe('a review that changed after it was approved', () => {
  test('is removed from the public page, pending with the difference, and public again after approval', async () => {
    const { row, review } = await published('Wombats');
    Object.assign(row, { publicReview: 'Wombats? None at all.', rating: 2 });
    await sync();
    expect(await find('wombats', anonymous)).toEqual([]);
    const [waiting] = await find('wombats');
    expect(waiting).toMatchObject({
      id: review.id,
      isApproved: false,
      reviewText: 'Wombats? None at all.',
      revision: {
        before: { text: 'Wombats in every room.', rating: 5 },
        after: { text: 'Wombats? None at all.', rating: 1 },
      },
    });
    expect(await history(review)).toMatchObject([
      { cause: 'manager', by: 'manager', from: 'none', to: 'approved' },
      { cause: 'sync', by: null, from: 'approved', to: 'none', reason: expect.stringContaining('changed') },
    ]);

    await approve(review);
    const [again] = await find('wombats', anonymous);
    expect(again).toMatchObject({ id: review.id, reviewText: 'Wombats? None at all.' });
    expect(again).not.toHaveProperty('revision');
  });

  test('keeps its approval when only something else changed', async () => {
    const { row, review } = await published('Numbats');
    Object.assign(row, { reviewerName: 'Renamed Guest', revieweeResponse: 'Thank you.' });
    expect(await sync()).toMatchObject({ changed: 1 });
    expect(await find('numbats', anonymous)).toMatchObject([{ id: review.id, guestName: 'Renamed Guest' }]);
  });

  test('stays unchanged by a sync without changes', async () => {
    const { row, review } = await published('Bilbies');
    Object.assign(row, { publicReview: 'Bilbies, edited.' });
    await sync();
    await approve(review);
    await sync();
    expect(await find('bilbies', anonymous)).toHaveLength(1);
    expect(await history(review)).toHaveLength(3);
  });
});

describe('a review that no longer exists on its channel', () => {
  test.each([
    [
      'deleted',
      (row: HostawayReview) =>
        server.hostaway.data.reviews.splice(server.hostaway.data.reviews.indexOf(row), 1),
    ],
    ['hidden', (row: HostawayReview) => Object.assign(row, { isHidden: 1 })],
    ['cancelled', (row: HostawayReview) => Object.assign(row, { isCancelled: 1 })],
    ['unpublished', (row: HostawayReview) => Object.assign(row, { status: 'expired' })],
  ])(
    'because it was %s is removed from all lists and counts, and its history is kept',
    async (how, remove) => {
      const before = await stats();
      const { row, review } = await published(`Quoll${how}`);
      remove(row);
      expect(await sync()).toMatchObject({ removed: 1 });
      expect(await find(`quoll${how}`, anonymous)).toEqual([]);
      expect(await find(`quoll${how}`)).toEqual([]);
      expect(await stats()).toEqual(before);
      expect((await history(review)).at(-1)).toMatchObject({ cause: 'sync', from: 'approved', to: 'none' });
      const refused = await approve(review);
      expect(refused.status).toBe(409);
      expect(refused.failure.error).toContain('no longer published');
      expect(await sync()).toMatchObject({ removed: 0 });
    },
  );

  test('is pending when it returns', async () => {
    const { row, review } = await published('Bandicoots');
    row.isHidden = 1;
    await sync();
    row.isHidden = 0;
    expect(await sync()).toMatchObject({ changed: 1 });
    expect(await find('bandicoots', anonymous)).toEqual([]);
    expect(await find('bandicoots')).toMatchObject([{ id: review.id, isApproved: false }]);
  });

  test('is kept when the account suddenly has no reviews at all', async () => {
    const kept = server.hostaway.data.reviews;
    const before = await stats();
    server.hostaway.data.reviews = [];
    try {
      await expect(sync()).rejects.toThrow(saying('No review was removed'));
    } finally {
      server.hostaway.data.reviews = kept;
    }
    expect(await stats()).toEqual(before);
    await sync();
    expect(await stats()).toEqual(before);
  });
});

describe('a review whose row has another listing', () => {
  const moved = (row: HostawayReview, listingMapId: number | null) => Object.assign(row, { listingMapId });

  test('moves to the other listing if that is known', async () => {
    const { row, review } = await published('Potoroos');
    const other = server.hostaway.data.listings[1];
    moved(row, other?.id ?? 0);
    expect(await sync()).toMatchObject({ changed: 1, removed: 0 });
    expect(await find('potoroos', anonymous)).toMatchObject([{ id: review.id, listingName: other?.name }]);
  });

  test('is withdrawn if the other listing is unknown, and pending once it is known', async () => {
    const { row, review } = await published('Dunnarts');
    moved(row, 88_001);
    expect(await sync()).toMatchObject({ removed: 1 });
    expect(await find('dunnarts', anonymous)).toEqual([]);
    expect((await history(review)).at(-1)).toMatchObject({
      cause: 'sync',
      to: 'none',
      reason: expect.stringContaining('moved to an unknown listing'),
    });
    expect(await sync()).toMatchObject({ removed: 0 });
    server.hostaway.data.listings.push(newListing({ id: 88_001, name: 'Dunnart House' }));
    await sync();
    expect(await find('dunnarts')).toMatchObject([
      { id: review.id, isApproved: false, listingName: 'Dunnart House' },
    ]);
  });

  test('keeps its listing while its row has none, and is still updated', async () => {
    const { row, review } = await published('Mulgaras');
    moved(row, null);
    expect(await sync()).toMatchObject({ changed: 0, removed: 0 });
    expect(await find('mulgaras', anonymous)).toMatchObject([{ id: review.id }]);
    row.publicReview = 'Mulgaras, none.';
    expect(await sync()).toMatchObject({ changed: 1 });
    expect(await find('mulgaras', anonymous)).toEqual([]);
  });
});
