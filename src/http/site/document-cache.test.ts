import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Change } from '#domain/notifications/change.ts';
import type { EncodedDocument, Encoding } from './document.ts';
import { createDocumentCache, type Rendered } from './document-cache.ts';

const HOME = 7 as ListingId;
const OTHER = 8 as ListingId;
const headers = { 'content-type': 'text/html' };
/** Shorter texts are not compressed. */
const FILLER = ' '.repeat(2_000);

/** A cache whose change events and content the test controls. */
function setUp(
  options: {
    maxBytes?: number;
    admit?: () => Promise<() => void>;
    render?: (id: ListingId, page: number) => Promise<Rendered>;
  } = {},
) {
  const listeners = new Set<(change: Change) => void>();
  const changes = {
    isLive: true,
    subscribe(listener: (change: Change) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const state = { content: 'first', rendered: 0 };
  const render = async (id: ListingId, page: number): Promise<Rendered> => {
    state.rendered += 1;
    const { content } = state;
    await Promise.resolve();
    return { text: `${id}/${page}: ${content}${FILLER}`, headers };
  };
  const cache = createDocumentCache({
    changes,
    admit: options.admit ?? (async () => () => {}),
    maxBytes: options.maxBytes ?? 1_000_000,
    maxAgeMs: 60_000,
  });
  const get = (id = HOME, page = 1, encoding: Encoding = 'br') =>
    cache.get(
      {
        url: `/property/${id}?page=${page}`,
        listing: id,
        render: () => (options.render ?? render)(id, page),
      },
      encoding,
    );
  return {
    cache,
    get,
    state,
    changes,
    notify: (change: Change) => {
      for (const listener of listeners) listener(change);
    },
    read: async (id = HOME, page = 1): Promise<string> => textOf(await get(id, page)),
    etag: async (): Promise<string> => (await get()).etag,
  };
}

function textOf({ body, encoding }: EncodedDocument): string {
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString().trim();
}

test('a document about several listings is rendered again when any of them changes', async () => {
  const { cache, notify } = setUp();
  let rendered = 0;
  const render = async () => ({ text: `${++rendered}`, headers });
  const read = async () => textOf(await cache.get({ url: '/embed/company', listing: 'any', render }, 'br'));
  expect([await read(), await read()]).toEqual(['1', '1']);
  notify({ topic: 'listing', id: OTHER });
  expect([await read(), await read()]).toEqual(['2', '2']);
});

test('concurrent and later requests for a page render it once', async () => {
  const { state, read } = setUp();
  await Promise.all(Array.from({ length: 50 }, () => read()));
  await read();
  expect(state.rendered).toBe(1);
});

test('each encoding of a page has the same text and an etag of its own', async () => {
  const { get } = setUp();
  const forms = await Promise.all((['br', 'gzip', 'identity'] as const).map((each) => get(HOME, 1, each)));
  const etags = forms.map((form) => 'etag' in form && form.etag);
  expect(new Set(etags).size).toBe(3);
  const [, , plain] = forms;
  expect(plain && textOf(plain)).toBe('7/1: first');
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

  test.each([{ topic: 'listing', id: OTHER }, { topic: 'session' }] as Change[])(
    'of the unrelated topic $topic does not render the page again',
    async (change) => {
      const { state, notify, read } = setUp();
      await read();
      notify(change);
      await read();
      expect(state.rendered).toBe(1);
    },
  );

  test('during a rendering prevents that its result is cached', async () => {
    const reads: ((page: Rendered) => void)[] = [];
    const { read, notify } = setUp({ render: () => new Promise((resolve) => reads.push(resolve)) });
    const early = read();
    await expect.poll(() => reads.length).toBe(1);
    notify({ topic: 'listing', id: HOME });
    const late = read();
    await expect.poll(() => reads.length).toBe(2);
    // The read that began later ends first, and the other must not overwrite it.
    reads[1]?.({ text: 'new', headers });
    expect(await late).toBe('new');
    reads[0]?.({ text: 'old', headers });
    expect(await early).toBe('old');
    expect(await read()).toBe('new');
    expect(reads).toHaveLength(2);
  });
});

describe('admission', () => {
  test('is needed for rendering, once for all requests, and not for what is cached', async () => {
    const state = { admitted: 0, released: 0 };
    const { read } = setUp({
      async admit() {
        state.admitted += 1;
        return () => {
          state.released += 1;
        };
      },
    });
    await Promise.all([read(), read(), read()]);
    await read();
    expect(state).toEqual({ admitted: 1, released: 1 });
  });

  test('that is refused fails all requests for the document, and the next one tries again', async () => {
    let isFull = true;
    const { read, state } = setUp({
      async admit() {
        if (isFull) throw new AppError('too-many-requests');
        return () => {};
      },
    });
    const outcomes = await Promise.allSettled([read(), read()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(state.rendered).toBe(0);
    isFull = false;
    expect(await read()).toBe('7/1: first');
  });

  test('ends when the rendering fails', async () => {
    let running = 0;
    const { read } = setUp({
      async admit() {
        running += 1;
        return () => {
          running -= 1;
        };
      },
      render: async () => Promise.reject(new Error('away')),
    });
    await expect(read()).rejects.toThrow('away');
    expect(running).toBe(0);
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
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1);
  const { state, read } = setUp();
  await read();
  state.content = 'second';
  clock.mockReturnValue(60_000);
  expect(await read()).toBe('7/1: first');
  clock.mockReturnValue(60_002);
  expect(await read()).toBe('7/1: second');
});

test('an expired page is still sent while there are too many requests, unless its listing changes meanwhile', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1);
  let slot: Promise<() => void> = Promise.resolve(() => {});
  const { read, state, notify } = setUp({ admit: () => slot });
  await read();
  clock.mockReturnValue(60_002);
  slot = Promise.reject(new AppError('too-many-requests'));
  expect(await read()).toBe('7/1: first');
  const waiting = Promise.withResolvers<() => void>();
  slot = waiting.promise;
  const late = read();
  notify({ topic: 'listing', id: HOME });
  waiting.reject(new AppError('too-many-requests'));
  await expect(late).rejects.toThrow(AppError);
  slot = Promise.resolve(() => {});
  expect(await read()).toBe('7/1: first');
  expect(state.rendered).toBe(2);
});

test('a failure is not cached', async () => {
  let isAway = true;
  const { cache, read } = setUp({
    render: async () => {
      if (isAway) throw new Error('away');
      return { text: 'back', headers };
    },
  });
  await expect(read()).rejects.toThrow('away');
  expect(cache.size()).toBe(0);
  isAway = false;
  expect(await read()).toBe('back');
});

test('a changed page replaces what was cached of it', async () => {
  const { cache, state, notify, read } = setUp();
  await read();
  const size = cache.size();
  for (let change = 0; change < 100; change++) {
    state.content = `change ${String(change).padStart(2, '0')}`;
    notify({ topic: 'listing', id: HOME });
    expect(await read()).toContain(state.content);
  }
  expect(cache.size()).toBeLessThan(2 * size);
});

test('the least recently used pages are evicted when the cache is full', async () => {
  const maxBytes = 20_000;
  let rendered = 0;
  const { cache, read } = setUp({
    maxBytes,
    render: async (id) => {
      rendered += 1;
      return { text: `${id} ${'x'.repeat(100)}`, headers };
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
  const { cache, read } = setUp({ maxBytes: 1_000, render: async () => ({ text: 'large', headers }) });
  expect(await read()).toBe('large');
  expect(cache.size()).toBe(0);
});
