import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Change } from '#domain/change.ts';
import type { ListingId } from '#domain/ids.ts';
import { createPageCache, type RenderedPage } from './page-cache.ts';

const HOME = 7 as ListingId;
const OTHER = 8 as ListingId;

/** A cache whose change events, content and clock the test controls. */
function setUp(
  options: { maxBytes?: number; render?: (id: ListingId, page: number) => Promise<RenderedPage> } = {},
) {
  const listeners = new Set<(change: Change) => void>();
  const changes = {
    isLive: true,
    subscribe(listener: (change: Change) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const state = { content: 'first', rendered: 0, time: 1 };
  const render = async (id: ListingId, page: number): Promise<RenderedPage> => {
    state.rendered += 1;
    const { content } = state;
    await Promise.resolve();
    return page > 2 ? { lastPage: 2 } : { html: `${id}/${page}: ${content}` };
  };
  const cache = createPageCache({
    changes,
    render: options.render ?? render,
    maxBytes: options.maxBytes ?? 1_000_000,
    maxAgeMs: 60_000,
    now: () => state.time,
  });
  return {
    cache,
    state,
    changes,
    notify: (change: Change) => {
      for (const listener of listeners) listener(change);
    },
    async read(id = HOME, page = 1): Promise<string> {
      const found = await cache.get(id, page, 'br');
      return 'body' in found ? brotliDecompressSync(found.body).toString() : `last is ${found.lastPage}`;
    },
    async etag(): Promise<string | null> {
      const found = await cache.get(HOME, 1, 'br');
      return 'etag' in found ? found.etag : null;
    },
  };
}

test('concurrent and later requests for a page render it once', async () => {
  const { state, read } = setUp();
  await Promise.all(Array.from({ length: 50 }, () => read()));
  await read();
  expect(state.rendered).toBe(1);
});

test('each encoding of a page has the same text and an etag of its own', async () => {
  const { cache } = setUp();
  const forms = await Promise.all(
    (['br', 'gzip', 'identity'] as const).map((each) => cache.get(HOME, 1, each)),
  );
  const etags = forms.map((form) => 'etag' in form && form.etag);
  expect(new Set(etags).size).toBe(3);
  const [, , plain] = forms;
  expect(plain && 'body' in plain && plain.body.toString()).toBe('7/1: first');
});

test('the etag changes only when the content does', async () => {
  const { state, notify, etag } = setUp();
  const before = await etag();
  notify({ topic: 'listing', id: HOME });
  expect(await etag()).toBe(before);
  state.content = 'second';
  notify({ topic: 'listing', id: HOME });
  expect(await etag()).not.toBe(before);
});

describe('a change', () => {
  test.each([{ topic: 'listing', id: HOME }, { topic: 'listings' }, { topic: 'everything' }] as Change[])(
    'of the topic $topic renders every page of the listing again',
    async (change) => {
      const { state, notify, read } = setUp();
      await Promise.all([read(HOME, 1), read(HOME, 2)]);
      state.content = 'second';
      expect(await read(HOME, 1)).toBe('7/1: first');
      notify(change);
      expect([await read(HOME, 1), await read(HOME, 2)]).toEqual(['7/1: second', '7/2: second']);
    },
  );

  test.each([
    { topic: 'listing', id: OTHER },
    { topic: 'session', id: null },
  ] as Change[])('of the unrelated topic $topic does not render the page again', async (change) => {
    const { state, notify, read } = setUp();
    await read();
    notify(change);
    await read();
    expect(state.rendered).toBe(1);
  });

  test('during a rendering prevents that its result is cached', async () => {
    const reads: ((page: RenderedPage) => void)[] = [];
    const { cache, notify } = setUp({ render: () => new Promise((resolve) => reads.push(resolve)) });
    const text = async (form: ReturnType<typeof cache.get>) => {
      const found = await form;
      return 'body' in found && found.body.toString();
    };
    const early = cache.get(HOME, 1, 'identity');
    notify({ topic: 'listing', id: HOME });
    const late = cache.get(HOME, 1, 'identity');
    expect(reads).toHaveLength(2);
    // The read that began later ends first, and the other must not overwrite it.
    reads[1]?.({ html: 'new' });
    expect(await text(late)).toBe('new');
    reads[0]?.({ html: 'old' });
    expect(await text(early)).toBe('old');
    expect(await text(cache.get(HOME, 1, 'identity'))).toBe('new');
    expect(reads).toHaveLength(2);
  });
});

describe('while change events do not arrive', () => {
  test('nothing is cached', async () => {
    const { changes, state, read } = setUp();
    await read();
    changes.isLive = false;
    state.content = 'second';
    expect(await read()).toBe('7/1: second');
    state.content = 'third';
    expect(await read()).toBe('7/1: third');
  });

  test('concurrent requests still share one rendering', async () => {
    const { changes, state, read } = setUp();
    changes.isLive = false;
    await Promise.all(Array.from({ length: 50 }, () => read()));
    expect(state.rendered).toBe(1);
  });
});

test('a cached page expires after the maximum age', async () => {
  const { state, read } = setUp();
  await read();
  state.content = 'second';
  state.time = 60_000;
  expect(await read()).toBe('7/1: first');
  state.time = 60_002;
  expect(await read()).toBe('7/1: second');
});

test('a page past the last one and a failure are not cached', async () => {
  const { cache, read } = setUp();
  expect(await read(HOME, 3)).toBe('last is 2');
  let isAway = true;
  const away = setUp({
    render: async () => {
      if (isAway) throw new Error('away');
      return { html: 'back' };
    },
  });
  await expect(away.read()).rejects.toThrow('away');
  isAway = false;
  expect(await away.read()).toBe('back');
  expect(cache.size()).toBe(0);
});

test('the least recently used pages are evicted when the cache is full', async () => {
  const maxBytes = 20_000;
  let rendered = 0;
  const { cache, read } = setUp({
    maxBytes,
    render: async (id) => {
      rendered += 1;
      return { html: `${id} ${'x'.repeat(100)}` };
    },
  });
  for (let id = 1; id <= 500; id++) {
    await read(id as ListingId);
    await read(HOME);
    expect(cache.size()).toBeLessThanOrEqual(maxBytes);
    expect(cache.size()).toBeGreaterThan(0);
  }
  expect(rendered).toBe(500);
});

test('a page larger than the cache is answered and not cached', async () => {
  const { cache, read } = setUp({ maxBytes: 1_000, render: async () => ({ html: 'large' }) });
  expect(await read()).toBe('large');
  expect(cache.size()).toBe(0);
});
