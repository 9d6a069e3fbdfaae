import { expect, test, vi } from 'vitest';
import type { ListingId } from '#domain/ids.ts';
import type { Listing } from '#domain/listings/listing.ts';
import type { Change } from '#domain/notifications/change.ts';
import { createListingCache } from './listing-cache.ts';

const listing = (id: number, totalReviews = 0): Listing => ({
  id: id as ListingId,
  name: `Listing ${id}`,
  location: '',
  bedrooms: null,
  bathrooms: null,
  maxGuests: null,
  averageRating: 0,
  totalReviews,
});

function setUp(count: number) {
  const listeners: ((change: Change) => void)[] = [];
  const changes = {
    isLive: true,
    subscribe: (listener: (change: Change) => void) => {
      listeners.push(listener);
      return () => {};
    },
  };
  const there = Array.from({ length: count }, (_, index) => listing(index + 1));
  const storage = {
    listings: {
      list: vi.fn(async (_access: 'all', limit: number) => there.slice(0, limit)),
      byIds: vi.fn(async (ids: readonly number[]) => there.filter(({ id }) => ids.includes(id))),
    },
    reviews: {
      publicFacets: vi.fn(async () => ({ languages: [], channels: [], topics: [] })),
      categoryScores: vi.fn(async () => []),
      waitingTimes: vi.fn(async () => ({})),
    },
  };
  const cache = createListingCache(storage as never, changes);
  const notify = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  return { changes, storage, cache, notify, there };
}

test('a small number of listings is returned completely and read once until a notification arrives', async () => {
  const { storage, cache, notify, there } = setUp(3);
  const first = await cache.forPage([2], 'all');
  expect(first).toEqual(there);
  expect(await cache.forPage([], 'all')).toBe(first);
  expect(storage.listings.list).toHaveBeenCalledTimes(1);
  there[0] = listing(1, 7);
  notify({ topic: 'listing', id: 1 });
  expect((await cache.forPage([], 'all'))[0]).toMatchObject({ totalReviews: 7 });
});

test('with many listings only the requested ones are returned, read once until they change', async () => {
  const { storage, cache, notify, there } = setUp(300);
  expect((await cache.forPage([7, 9], 'all')).map(({ id }) => id)).toEqual([7, 9]);
  expect((await cache.forPage([9, 7], 'all')).map(({ id }) => id)).toEqual([9, 7]);
  expect(storage.listings.byIds).toHaveBeenCalledTimes(1);
  there[6] = listing(7, 5);
  notify({ topic: 'listing', id: 7 });
  expect((await cache.forPage([7], 'all'))[0]).toMatchObject({ totalReviews: 5 });
  expect(storage.listings.list).toHaveBeenCalledTimes(1);
});

test('the first listings are there at once', async () => {
  const { cache, notify, there } = setUp(0);
  expect(await cache.forPage([], 'all')).toEqual([]);
  there.push(listing(1));
  expect(await cache.forPage([], 'all')).toEqual([listing(1)]);
  there.push(listing(2));
  notify({ topic: 'listing', id: 2 });
  expect(await cache.forPage([2], 'all')).toEqual([listing(1), listing(2)]);
});

test.each<Change>([{ topic: 'listings' }, { topic: 'everything' }])(
  'a notification of %j clears the cache',
  async (change) => {
    const { storage, cache, notify } = setUp(300);
    await cache.forPage([7], 'all');
    notify(change);
    await cache.forPage([7], 'all');
    expect(storage.listings.byIds).toHaveBeenCalledTimes(2);
  },
);

test('data that was read while a notification arrived, or without notifications, is not cached', async () => {
  const { changes, storage, cache, notify, there } = setUp(2);
  storage.listings.list.mockImplementationOnce(async () => {
    notify({ topic: 'listing', id: 1 });
    return [listing(1, 1)];
  });
  await cache.forPage([], 'all');
  expect(await cache.forPage([], 'all')).toEqual(there);
  changes.isLive = false;
  await cache.forPage([], 'all');
  await cache.forPage([], 'all');
  expect(storage.listings.list).toHaveBeenCalledTimes(4);
});

test('an unknown id is left out', async () => {
  const { cache } = setUp(300);
  expect((await cache.forPage([7, 999], 'all')).map(({ id }) => id)).toEqual([7]);
});

test('the summary of a listing is read once until the listing changes, also by requests at the same time', async () => {
  const { storage, cache, notify } = setUp(1);
  const id = 1 as ListingId;
  const both = await Promise.all([cache.summary(id), cache.summary(id)]);
  expect(both[0]).toBe(both[1]);
  notify({ topic: 'listing', id: 2 });
  expect(await cache.summary(id)).toBe(both[0]);
  notify({ topic: 'listing', id });
  expect(await cache.summary(id)).not.toBe(both[0]);
  expect(storage.reviews.publicFacets).toHaveBeenCalledTimes(2);
});

test('a summary that could not be read is read again', async () => {
  const { storage, cache } = setUp(1);
  storage.reviews.categoryScores.mockRejectedValueOnce(new Error('away'));
  await expect(cache.summary(1 as ListingId)).rejects.toThrow('away');
  expect(await cache.summary(1 as ListingId)).toMatchObject({ categories: [] });
});

test('waiting times are kept when reviews change', async () => {
  const { storage, cache, notify } = setUp(1);
  await cache.waitingTimes();
  notify({ topic: 'everything' });
  await cache.waitingTimes();
  expect(storage.reviews.waitingTimes).toHaveBeenCalledTimes(1);
});
