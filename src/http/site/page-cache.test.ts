import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Change } from '#domain/change.ts';
import type { ListingId } from '#domain/ids.ts';
import { createPageCache, type Made } from './page-cache.ts';

const HOME = 7 as ListingId;
const OTHER = 8 as ListingId;

/** A cache over a database that tests change at will. */
function setUp(but: { maxBytes?: number; make?: (id: ListingId, page: number) => Promise<Made> } = {}) {
  const listeners = new Set<(change: Change) => void>();
  const changes = {
    isLive: true,
    subscribe(listener: (change: Change) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const world = { words: 'first', made: 0, time: 0 };
  const make = async (id: ListingId, page: number): Promise<Made> => {
    world.made += 1;
    const { words } = world;
    await Promise.resolve();
    return page > 2 ? { lastPage: 2 } : { html: `${id}/${page}: ${words}` };
  };
  const cache = createPageCache({
    changes,
    make: but.make ?? make,
    maxBytes: but.maxBytes ?? 1_000_000,
    maxAgeMs: 60_000,
    now: () => world.time,
  });
  return {
    cache,
    world,
    changes,
    make,
    tell: (change: Change) => {
      for (const listener of listeners) listener(change);
    },
    async read(id = HOME, page = 1): Promise<string> {
      const found = await cache.get(id, page, 'br');
      return 'body' in found ? brotliDecompressSync(found.body).toString() : `last is ${found.lastPage}`;
    },
  };
}

test('a page is made once, whoever asks and in whatever form', async () => {
  const { cache, world, read } = setUp();
  await Promise.all(Array.from({ length: 50 }, () => read()));
  await cache.get(HOME, 1, 'gzip');
  const plain = await cache.get(HOME, 1, 'identity');
  expect('body' in plain && plain.body.toString()).toBe('7/1: first');
  expect(world.made).toBe(1);
  const etags = (['br', 'gzip', 'identity'] as const).map((each) => cache.kept(HOME, 1, each)?.etag);
  expect(new Set(etags).size).toBe(3);
  for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
});

test('the name of a form changes with its words alone', async () => {
  const { cache, world, tell, read } = setUp();
  await read();
  const before = cache.kept(HOME, 1, 'br')?.etag;
  tell({ topic: 'listing', id: HOME });
  await read();
  expect(cache.kept(HOME, 1, 'br')?.etag).toBe(before);
  world.words = 'second';
  tell({ topic: 'listing', id: HOME });
  await read();
  expect(cache.kept(HOME, 1, 'br')?.etag).not.toBe(before);
});

describe('after news', () => {
  test.each([{ topic: 'listing', id: HOME }, { topic: 'listings' }, { topic: 'everything' }] as Change[])(
    'of $topic every page of the listing is made anew',
    async (change) => {
      const { cache, world, tell, read } = setUp();
      await Promise.all([read(HOME, 1), read(HOME, 2)]);
      world.words = 'second';
      expect(await read(HOME, 1)).toBe('7/1: first');
      tell(change);
      expect(cache.bytes()).toBe(0);
      expect([await read(HOME, 1), await read(HOME, 2)]).toEqual(['7/1: second', '7/2: second']);
    },
  );

  test.each([
    { topic: 'listing', id: OTHER },
    { topic: 'session', id: null },
  ] as Change[])('of something else ($topic) nothing is', async (change) => {
    const { world, tell, read } = setUp();
    await read();
    tell(change);
    await read();
    expect(world.made).toBe(1);
  });

  test('that comes while a page is made, what was read before is not kept', async () => {
    const reads: ((made: Made) => void)[] = [];
    const { cache, tell } = setUp({ make: () => new Promise((resolve) => reads.push(resolve)) });
    const text = async (form: ReturnType<typeof cache.get>) => {
      const found = await form;
      return 'body' in found && found.body.toString();
    };
    const early = cache.get(HOME, 1, 'identity');
    tell({ topic: 'listing', id: HOME });
    const late = cache.get(HOME, 1, 'identity');
    expect(reads).toHaveLength(2);
    // The one that read the new words is done first, and the old one must not overwrite it.
    reads[1]?.({ html: 'new' });
    expect(await text(late)).toBe('new');
    reads[0]?.({ html: 'old' });
    expect(await text(early)).toBe('old');
    expect(cache.kept(HOME, 1, 'identity')?.body.toString()).toBe('new');
    expect(await text(cache.get(HOME, 1, 'identity'))).toBe('new');
    expect(reads).toHaveLength(2);
    expect(cache.bytes()).toBeLessThan(2_048);
  });
});

describe('while news does not arrive', () => {
  test('nothing that was read before is shown, and nothing is kept', async () => {
    const { cache, changes, world, read } = setUp();
    await read();
    changes.isLive = false;
    world.words = 'second';
    expect(cache.kept(HOME, 1, 'br')).toBeUndefined();
    expect(await read()).toBe('7/1: second');
    world.words = 'third';
    expect(await read()).toBe('7/1: third');
  });

  test('a stampede still makes two pages at most', async () => {
    const { changes, world, read } = setUp();
    changes.isLive = false;
    await Promise.all(Array.from({ length: 50 }, () => read()));
    expect(world.made).toBe(2);
  });
});

test('after a while a page is made anew, whatever was heard', async () => {
  const { world, read } = setUp();
  await read();
  world.words = 'second';
  world.time = 59_999;
  expect(await read()).toBe('7/1: first');
  world.time = 60_000;
  expect(await read()).toBe('7/1: second');
});

test('a page that is past the end or failed is nothing to keep', async () => {
  const { cache, read } = setUp();
  expect(await read(HOME, 3)).toBe('last is 2');
  let isAway = true;
  const away = setUp({
    make: async () => {
      if (isAway) throw new Error('away');
      return { html: 'back' };
    },
  });
  await expect(away.read()).rejects.toThrow('away');
  isAway = false;
  expect(await away.read()).toBe('back');
  expect(cache.bytes()).toBe(0);
});

test('memory is bounded, and what nobody asks for goes first', async () => {
  const maxBytes = 20_000;
  let made = 0;
  const { cache, read } = setUp({
    maxBytes,
    make: async (id) => {
      made += 1;
      return { html: `${id} ${'x'.repeat(100)}` };
    },
  });
  for (let id = 1; id <= 500; id++) {
    await read(id as ListingId);
    await cache.get(id as ListingId, 1, 'identity');
    await read(HOME);
    expect(cache.bytes()).toBeLessThanOrEqual(maxBytes);
    expect(cache.bytes()).toBeGreaterThan(0);
  }
  expect(made).toBe(500);
  for (let page = 1; page <= 500; page++) await read(HOME, page);
  expect(cache.bytes()).toBeLessThanOrEqual(maxBytes);
});

test('a page larger than all of it is shown and not kept', async () => {
  const { cache, read } = setUp({ maxBytes: 1_000, make: async () => ({ html: 'large' }) });
  expect(await read()).toBe('large');
  expect(cache.bytes()).toBe(0);
});
