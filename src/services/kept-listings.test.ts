import { expect, test, vi } from 'vitest';
import type { Change } from '#domain/change.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Listing } from '#domain/listing.ts';
import { keepListings } from './kept-listings.ts';

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

function world(count: number) {
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
      list: vi.fn(async (limit: number) => there.slice(0, limit)),
      byIds: vi.fn(async (ids: readonly number[]) => there.filter(({ id }) => ids.includes(id))),
    },
  };
  const kept = keepListings(storage as never, changes);
  const say = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  return { changes, storage, kept, say, there };
}

test('a few are all told of, read once and the same array until news comes', async () => {
  const { storage, kept, say, there } = world(3);
  const first = await kept.for([2]);
  expect(first).toEqual(there);
  expect(await kept.for([])).toBe(first);
  expect(storage.listings.list).toHaveBeenCalledTimes(1);
  there[0] = listing(1, 7);
  say({ topic: 'listing', id: 1 });
  expect((await kept.for([]))[0]).toMatchObject({ totalReviews: 7 });
});

test('of many only those that are asked for, each read once until news of it comes', async () => {
  const { storage, kept, say, there } = world(300);
  expect((await kept.for([7, 9])).map(({ id }) => id)).toEqual([7, 9]);
  expect((await kept.for([9, 7])).map(({ id }) => id)).toEqual([9, 7]);
  expect(storage.listings.byIds).toHaveBeenCalledTimes(1);
  there[6] = listing(7, 5);
  say({ topic: 'listing', id: 7 });
  expect((await kept.for([7]))[0]).toMatchObject({ totalReviews: 5 });
  expect(storage.listings.list).toHaveBeenCalledTimes(1);
});

test.each<Change>([{ topic: 'listings' }, { topic: 'everything' }])(
  'news of %j forgets all',
  async (change) => {
    const { storage, kept, say } = world(300);
    await kept.for([7]);
    say(change);
    await kept.for([7]);
    expect(storage.listings.byIds).toHaveBeenCalledTimes(2);
  },
);

test('what was read while news came is not kept, and nothing is while no news arrives', async () => {
  const { changes, storage, kept, say, there } = world(2);
  storage.listings.list.mockImplementationOnce(async () => {
    say({ topic: 'listing', id: 1 });
    return [listing(1, 1)];
  });
  await kept.for([]);
  expect(await kept.for([])).toEqual(there);
  changes.isLive = false;
  await kept.for([]);
  await kept.for([]);
  expect(storage.listings.list).toHaveBeenCalledTimes(4);
});

test('one that is not there is left out', async () => {
  const { kept } = world(300);
  expect((await kept.for([7, 999])).map(({ id }) => id)).toEqual([7]);
});
