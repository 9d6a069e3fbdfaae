import { request as ask } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { type RunningServer, serve } from '../serve.ts';
import type { Failure, Rule } from './failure.ts';
import { withFailures } from './spoil.ts';
import { openSwitchboard } from './switchboard.ts';

const REAL = { words: 'ten little letters'.repeat(20) };
const REAL_BYTES = JSON.stringify(REAL).length;

const running: RunningServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

async function failing(failure: Failure | 'named', rule: Partial<Rule<'named'>> = {}) {
  let worked = 0;
  const board = openSwitchboard<'named'>();
  board.add({ times: 1, ...rule, failure });
  const manners = {
    named: { named: () => ({ status: 418, body: 'in its own words' }) },
    tooMany: () => ({ status: 429, body: { message: 'too many' } }),
    announce: 'x-ratelimit-retry-after',
  } as const;
  const server = await serve(
    {},
    withFailures(board, manners, () => {
      worked += 1;
      return { status: 200, body: REAL };
    }),
  );
  running.push(server);
  const get = (init?: RequestInit) => fetch(`${server.origin}/a`, init);
  return { server, get, worked: () => worked };
}

/** What a fetch that fails says is the reason. */
async function reason(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => new Error('nothing failed'),
    (thrown: Error) => thrown,
  );
  const cause = error.cause as { code?: string } | undefined;
  return cause?.code ?? error.name;
}

describe('status', () => {
  test('comes with any body and headers, and afterwards all is well', async () => {
    const { server, get, worked } = await failing({ kind: 'status', status: 500, body: { status: 'fail' } });
    const answer = await get();
    expect([answer.status, await answer.json(), worked()]).toEqual([500, { status: 'fail' }, 0]);
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
  ])('may hold %s', async (_, failure, body, type) => {
    const answer = await (await failing(failure)).get();
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
      failure.status,
      body,
      type,
    ]);
  });
});

test('a named failure answers in the words of the upstream', async () => {
  const { server, get } = await failing('named');
  const answer = await get();
  expect([answer.status, await answer.text()]).toEqual([418, 'in its own words']);
  expect(server.requests[0]?.failure).toBe('named');
});

describe('hang', () => {
  test('answers nothing until the caller gives up', async () => {
    const { server, get, worked } = await failing({ kind: 'hang' });
    const caller = new AbortController();
    const answer = reason(get({ signal: caller.signal }));
    await expect.poll(() => server.requests).toMatchObject([{ status: 0, failure: 'hang' }]);
    caller.abort();
    expect([await answer, worked()]).toEqual(['AbortError', 0]);
    expect((await get()).status).toBe(200);
  });

  test('ends by itself when it has a time', async () => {
    const { get } = await failing({ kind: 'hang', ms: 30 });
    expect(await reason(get())).toBe('UND_ERR_SOCKET');
  });

  test.each(['after-headers', 'mid-body'] as const)('may come %s', async (at) => {
    const { get } = await failing({ kind: 'hang', at });
    const caller = new AbortController();
    const answer = await get({ signal: caller.signal });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(REAL_BYTES)]);
    setTimeout(() => caller.abort(), 50);
    expect(await reason(answer.text())).toBe('AbortError');
  });
});

describe('reset', () => {
  test('breaks the connection before an answer', async () => {
    const { server, get } = await failing({ kind: 'reset' });
    expect(await reason(get())).toBe('ECONNRESET');
    expect(server.requests[0]).toMatchObject({ status: 0, failure: 'reset' });
  });

  test.each(['after-headers', 'mid-body'] as const)('or %s', async (at) => {
    const { get } = await failing({ kind: 'reset', at });
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(await reason(answer.text())).toBe('UND_ERR_SOCKET');
  });
});

test('drip sends the real answer to its end, in pieces', async () => {
  const { get } = await failing({ kind: 'drip', bytes: 100, everyMs: 20 });
  const answer = await get();
  const pieces: number[] = [];
  for await (const piece of answer.body ?? []) pieces.push(piece.byteLength);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.reduce((sum, size) => sum + size)).toBe(REAL_BYTES);
});

describe('truncate', () => {
  test.each(['right', 'absent'] as const)(
    'with a content-length that is %s breaks the JSON alone',
    async (length) => {
      const { get } = await failing({ kind: 'truncate', share: 0.25, contentLength: length });
      const answer = await get();
      const part = Math.floor(REAL_BYTES / 4);
      expect(answer.headers.get('content-length')).toBe(length === 'right' ? String(part) : null);
      expect(answer.headers.get('transfer-encoding')).toBeNull();
      expect(await answer.text()).toBe(JSON.stringify(REAL).slice(0, part));
    },
  );

  test('with the content-length of the whole breaks the connection', async () => {
    const { get } = await failing({ kind: 'truncate', contentLength: 'whole' });
    const answer = await get();
    expect(answer.headers.get('content-length')).toBe(String(REAL_BYTES));
    expect(await reason(answer.text())).toBe('UND_ERR_SOCKET');
  });
});

test('html is a web page with status 200', async () => {
  const answer = await (await failing({ kind: 'html' })).get();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await answer.text()).toMatch(/^<!DOCTYPE html>/);
});

test.each([
  [undefined, []],
  [7, 7],
  ['words', 'words'],
  [null, null],
  [{}, {}],
])('wrong-json %j is %j', async (body, expected) => {
  const answer = await (await failing({ kind: 'wrong-json', body })).get();
  expect([answer.status, await answer.json()]).toEqual([200, expected]);
});

describe('storm', () => {
  test.each([
    [undefined, 'x-ratelimit-retry-after', 60],
    ['x-ratelimit-retry-after', 'x-ratelimit-retry-after', 60],
    ['retry-after', 'retry-after', 60],
  ] as const)('announced by %s says %s', async (announce, header, seconds) => {
    const failure = { kind: 'storm', seconds, ...(announce ? { announce } : {}) } as const;
    const answer = await (await failing(failure)).get();
    expect([answer.status, await answer.json()]).toEqual([429, { message: 'too many' }]);
    const said = Number(answer.headers.get(header));
    const left = header === 'retry-after' ? said : said - Date.now() / 1000;
    expect(Math.abs(left - seconds)).toBeLessThan(2);
  });

  test('may say nothing of its end, and ends', async () => {
    const { get } = await failing({ kind: 'storm', seconds: 0.1, announce: 'none' }, { times: 1000 });
    const answer = await get();
    expect([...answer.headers.keys()].filter((name) => name.includes('retry'))).toEqual([]);
    await expect.poll(async () => (await get()).status).toBe(200);
  });
});

test('slow is the real answer, later', async () => {
  const started = performance.now();
  const { get } = await failing({ kind: 'slow', ms: 60 });
  expect(await (await get()).json()).toEqual(REAL);
  expect(performance.now() - started).toBeGreaterThan(55);
});

describe('oversize', () => {
  test('streams for as long as the caller reads, and survives that it stops', async () => {
    const { server, get } = await failing({ kind: 'oversize' });
    const read = await new Promise<number>((resolve) => {
      let size = 0;
      ask(`${server.origin}/a`, (incoming) =>
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

  test('is JSON when it ends', async () => {
    const { get } = await failing({ kind: 'oversize', bytes: 100_000 });
    const { padding } = (await (await get()).json()) as { padding: string };
    expect(padding).toHaveLength(100_000);
  });
});

test.each<Failure>([{ kind: 'hang', ms: 10 }, { kind: 'reset' }, { kind: 'status', status: 500 }])(
  'a request may take effect although its answer is lost: %j',
  async (failure) => {
    const { get, worked } = await failing(failure, { takesEffect: true });
    await get().catch(() => {});
    expect(worked()).toBe(1);
  },
);
