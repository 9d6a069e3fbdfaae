import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { type RunningServer, serve } from '../serve.ts';
import type { Failure, Rule } from './failure.ts';
import { withFailures } from './inject.ts';
import { createFailureRules } from './rules.ts';

const REAL = { words: 'ten little letters'.repeat(20) };
const REAL_BYTES = JSON.stringify(REAL).length;

const running: RunningServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

async function failing(failure: Failure | 'named', rule: Partial<Rule<'named'>> = {}) {
  let processed = 0;
  const rules = createFailureRules<'named'>();
  rules.add({ times: 1, ...rule, failure });
  const responses = {
    named: { named: () => ({ status: 418, body: 'named response' }) },
    tooManyRequests: () => ({ status: 429, body: { message: 'too many' } }),
    announce: 'x-ratelimit-retry-after',
  } as const;
  const server = await serve(
    {},
    withFailures(rules, responses, () => {
      processed += 1;
      return { status: 200, body: REAL };
    }),
  );
  running.push(server);
  const get = (init?: RequestInit) => fetch(`${server.origin}/a`, init);
  return { server, get, processed: () => processed };
}

/** The reason why a fetch fails. */
async function reason(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => new Error('nothing failed'),
    (thrown: Error) => thrown,
  );
  const cause = error.cause as { code?: string } | undefined;
  return cause?.code ?? error.name;
}

describe('status', () => {
  test('has any body and headers, and later requests succeed', async () => {
    const { server, get, processed } = await failing({
      kind: 'status',
      status: 500,
      body: { status: 'fail' },
    });
    const response = await get();
    expect([response.status, await response.json(), processed()]).toEqual([500, { status: 'fail' }, 0]);
    expect(await (await get()).json()).toEqual(REAL);
    expect(server.requests).toEqual([
      { method: 'GET', path: '/a', query: '', status: 500, failure: 'status' },
      { method: 'GET', path: '/a', query: '', status: 200 },
    ]);
  });

  test.each<[string, Failure & { kind: 'status' }, string, string]>([
    ['nothing', { kind: 'status', status: 403 }, '', 'application/json'],
    ['null', { kind: 'status', status: 403, body: null }, 'null', 'application/json'],
    [
      'a page',
      { kind: 'status', status: 502, body: '<h1>Bad</h1>' },
      '<h1>Bad</h1>',
      'text/html; charset=utf-8',
    ],
    [
      'text',
      { kind: 'status', status: 503, body: 'away', headers: { 'Content-Type': 'text/plain' } },
      'away',
      'text/plain',
    ],
  ])('can have %s as its body', async (_, failure, body, type) => {
    const response = await (await failing(failure)).get();
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
      failure.status,
      body,
      type,
    ]);
  });
});

test('a named failure returns the response of the upstream', async () => {
  const { server, get } = await failing('named');
  const response = await get();
  expect([response.status, await response.text()]).toEqual([418, 'named response']);
  expect(server.requests[0]?.failure).toBe('named');
});

describe('hang', () => {
  test('sends nothing until the client disconnects', async () => {
    const { server, get, processed } = await failing({ kind: 'hang' });
    const client = new AbortController();
    const response = reason(get({ signal: client.signal }));
    await expect.poll(() => server.requests).toMatchObject([{ status: 0, failure: 'hang' }]);
    client.abort();
    expect([await response, processed()]).toEqual(['AbortError', 0]);
    expect((await get()).status).toBe(200);
  });

  test('ends after its time', async () => {
    const { get } = await failing({ kind: 'hang', ms: 30 });
    expect(await reason(get())).toBe('UND_ERR_SOCKET');
  });

  test.each(['after-headers', 'mid-body'] as const)('can happen %s', async (at) => {
    const { get } = await failing({ kind: 'hang', at });
    const client = new AbortController();
    const response = await get({ signal: client.signal });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(REAL_BYTES)]);
    setTimeout(() => client.abort(), 50);
    expect(await reason(response.text())).toBe('AbortError');
  });
});

describe('reset', () => {
  test('breaks the connection before the response', async () => {
    const { server, get } = await failing({ kind: 'reset' });
    expect(await reason(get())).toBe('ECONNRESET');
    expect(server.requests[0]).toMatchObject({ status: 0, failure: 'reset' });
  });

  test.each(['after-headers', 'mid-body'] as const)('can happen %s', async (at) => {
    const { get } = await failing({ kind: 'reset', at });
    const response = await get();
    expect(response.status).toBe(200);
    expect(await reason(response.text())).toBe('UND_ERR_SOCKET');
  });
});

test('drip sends the whole real response in pieces', async () => {
  const { get } = await failing({ kind: 'drip', bytes: 100, everyMs: 20 });
  const response = await get();
  const pieces: number[] = [];
  for await (const piece of response.body ?? []) pieces.push(piece.byteLength);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.reduce((sum, size) => sum + size)).toBe(REAL_BYTES);
});

describe('truncate', () => {
  test.each(['right', 'absent'] as const)(
    'with a content-length that is %s makes the JSON invalid',
    async (length) => {
      const { get } = await failing({ kind: 'truncate', share: 0.25, contentLength: length });
      const response = await get();
      const part = Math.floor(REAL_BYTES / 4);
      expect(response.headers.get('content-length')).toBe(length === 'right' ? String(part) : null);
      expect(response.headers.get('transfer-encoding')).toBeNull();
      expect(await response.text()).toBe(JSON.stringify(REAL).slice(0, part));
    },
  );

  test('with the content-length of the whole body breaks the connection', async () => {
    const { get } = await failing({ kind: 'truncate', contentLength: 'whole' });
    const response = await get();
    expect(response.headers.get('content-length')).toBe(String(REAL_BYTES));
    expect(await reason(response.text())).toBe('UND_ERR_SOCKET');
  });
});

test('html is an HTML page with status 200', async () => {
  const response = await (await failing({ kind: 'html' })).get();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await response.text()).toMatch(/^<!DOCTYPE html>/);
});

test.each([
  [undefined, []],
  [7, 7],
  ['words', 'words'],
  [null, null],
  [{}, {}],
])('wrong-json %j is %j', async (body, expected) => {
  const response = await (await failing({ kind: 'wrong-json', body })).get();
  expect([response.status, await response.json()]).toEqual([200, expected]);
});

describe('storm', () => {
  test.each([
    [undefined, 'x-ratelimit-retry-after', 60],
    ['x-ratelimit-retry-after', 'x-ratelimit-retry-after', 60],
    ['retry-after', 'retry-after', 60],
  ] as const)('announced by %s sends %s', async (announce, header, seconds) => {
    const failure = { kind: 'storm', seconds, ...(announce ? { announce } : {}) } as const;
    const response = await (await failing(failure)).get();
    expect([response.status, await response.json()]).toEqual([429, { message: 'too many' }]);
    const announced = Number(response.headers.get(header));
    const left = header === 'retry-after' ? announced : announced - Date.now() / 1000;
    expect(Math.abs(left - seconds)).toBeLessThan(2);
  });

  test('can end without an announcement', async () => {
    const { get } = await failing({ kind: 'storm', seconds: 0.1, announce: 'none' }, { times: 1000 });
    const response = await get();
    expect([...response.headers.keys()].filter((name) => name.includes('retry'))).toEqual([]);
    await expect.poll(async () => (await get()).status).toBe(200);
  });
});

test('slow sends the real response later', async () => {
  const started = performance.now();
  const { get } = await failing({ kind: 'slow', ms: 60 });
  expect(await (await get()).json()).toEqual(REAL);
  expect(performance.now() - started).toBeGreaterThan(55);
});

describe('oversize', () => {
  test('streams while the client reads, and the server keeps running when it stops', async () => {
    const { server, get } = await failing({ kind: 'oversize' });
    const read = await new Promise<number>((resolve) => {
      let size = 0;
      httpRequest(`${server.origin}/a`, (incoming) =>
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size < 5_000_000) return;
          incoming.destroy();
          resolve(size);
        }),
      ).end();
    });
    expect(read).toBeGreaterThanOrEqual(5_000_000);
    expect((await get()).status).toBe(200);
  });

  test('is valid JSON at its end', async () => {
    const { get } = await failing({ kind: 'oversize', bytes: 100_000 });
    const { padding } = (await (await get()).json()) as { padding: string };
    expect(padding).toHaveLength(100_000);
  });
});

test.each<Failure>([{ kind: 'hang', ms: 10 }, { kind: 'reset' }, { kind: 'status', status: 500 }])(
  'a request with takesEffect is processed although its response is lost: %j',
  async (failure) => {
    const { get, processed } = await failing(failure, { takesEffect: true });
    await get().catch(() => {});
    expect(processed()).toBe(1);
  },
);
