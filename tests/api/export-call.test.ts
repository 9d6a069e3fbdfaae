import { once } from 'node:events';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { SortedFilter } from '#domain/reviews/filter.ts';
import { exportReviews } from '#services/reviews/export-reviews.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS as WAIT } from '#tests/support/timeouts.ts';

const CALL = '/reviews/export';

let server: TestServer;
let manager: ApiClient;
beforeAll(async () => {
  server = await openTestServer({ environment: { TIME_ZONE: 'Pacific/Auckland' } });
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

type Batches = ReturnType<TestServer['app']['context']['storage']['reviews']['export']>;

type Batch = Awaited<ReturnType<Batches['next']>>['value'];

/** Replaces the reviews of the database by batches that are made from its first one. */
function serve(batches: (first: Batch) => AsyncGenerator<Batch>): void {
  const { reviews } = server.app.context.storage;
  const read = reviews.export.bind(reviews);
  vi.spyOn(reviews, 'export').mockImplementation(async function* (...args) {
    const first: Batch[] = [];
    for await (const batch of read(...args)) {
      first.push(batch);
      break;
    }
    yield* batches(first[0]);
  });
}

/** Sends the call without reading the body. */
async function open(path = CALL): Promise<IncomingMessage> {
  const headers = { cookie: manager.cookie };
  const [response] = await once(httpGet(`${server.origin}/api${path}`, { headers }), 'response');
  return response;
}

const commandLine = async (format: 'csv' | 'ndjson', filter: Partial<SortedFilter>) => {
  const sorted = { sortBy: 'date', sortOrder: 'desc', ...filter } as const;
  const options = { format, withPrivateFeedback: false };
  return (await Array.fromAsync(exportReviews(server.app.context, systemActor, sorted, options))).join('');
};

describe('an exported file', () => {
  test.each<['csv' | 'ndjson', string, Partial<SortedFilter>]>([
    ['csv', '', {}],
    ['csv', '&rating=4&channel=Airbnb', { rating: 4, channel: 'Airbnb' }],
    [
      'ndjson',
      '&search=KITCHEN&sortBy=guestName&sortOrder=asc',
      { search: 'KITCHEN', sortBy: 'guestName', sortOrder: 'asc' },
    ],
    ['ndjson', '&ratings=1,2&hasText=true', { ratings: [1, 2], hasText: true }],
    ['ndjson', '&search=nothinghasthis', { search: 'nothinghasthis' }],
  ])('as %s with "%s" is that of the command line', async (format, query, filter) => {
    const answer = await manager.get(`${CALL}?format=${format}${query}`);
    expect(answer.status).toBe(200);
    // A byte order mark is not part of the decoded text.
    expect(answer.text).toBe((await commandLine(format, filter)).replace('\uFEFF', ''));
  });

  test('has the reviews of the list call with the same filters, and as many as its total', async () => {
    const query = 'sentiment=negative&decision=none&sortBy=rating&sortOrder=asc';
    const { total, reviews } = (await manager.get<ReviewList>(`/reviews/hostaway?limit=100&${query}`)).data;
    const lines = (await manager.get(`${CALL}?format=ndjson&${query}`)).text.trimEnd().split('\n');
    expect(lines).toHaveLength(total);
    expect(lines.slice(0, 100).map((line) => JSON.parse(line).id)).toEqual(reviews.map(({ id }) => id));
  });

  test('is CSV by default, named after the day in the time zone, and not cached', async () => {
    vi.spyOn(server.app.context, 'now').mockReturnValue(new Date('2026-11-22T20:00:00Z'));
    const { headers } = await manager.get(`${CALL}?listingId=1`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="reviews-2026-11-23.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    const other = await manager.get(`${CALL}?listingId=1&format=ndjson`);
    expect(other.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(other.headers.get('content-disposition')).toContain('reviews-2026-11-23.ndjson');
  });

  test('escapes formulas and contains no private feedback', async () => {
    const { rows } = await server.app.database.pool.query(
      `update reviews set guest_name = '=1+1', private_feedback = 'The lock is broken.'
         where id = (select min(id) from reviews) returning id`,
    );
    const { text } = await manager.get(`${CALL}?ids=${rows[0].id}`);
    expect(text).toContain(`,'=1+1,`);
    expect(text).not.toContain('The lock is broken.');
    expect((await manager.get(`${CALL}?format=ndjson&ids=${rows[0].id}`)).text).not.toContain('lock');
  });
});

describe('a long export', () => {
  test('is read from the database as slowly as the client reads it', async () => {
    let batches = 0;
    serve(async function* (value) {
      for (;;) {
        batches += 1;
        yield value;
      }
    });
    const response = await open();
    await expect.poll(() => batches, WAIT).toBeGreaterThan(1);
    let before = 0;
    // Full buffers of the connection end the reading.
    while (before < batches) {
      before = batches;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(batches).toBeLessThan(50);
    response.destroy();
  });

  test('leaves no listener on a connection that is used again', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let index = 0; index < 12; index += 1) {
        const options = { agent, headers: { cookie: manager.cookie } };
        const [response] = await once(httpGet(`${server.origin}/api${CALL}?rating=1`, options), 'response');
        for await (const part of response) expect(part.length).toBeGreaterThan(0);
      }
    } finally {
      process.off('warning', note);
      agent.destroy();
    }
    expect(warnings).toEqual([]);
  });

  test('ends its query when the client disconnects', async () => {
    let isOpen = false;
    serve(async function* (value) {
      isOpen = true;
      try {
        for (;;) yield value;
      } finally {
        isOpen = false;
      }
    });
    const response = await open();
    expect(isOpen).toBe(true);
    response.destroy();
    await expect.poll(() => isOpen, WAIT).toBe(false);
    const transactions = async () =>
      (
        await server.app.database.pool.query(
          `select from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
        )
      ).rowCount;
    await expect.poll(transactions, WAIT).toBe(0);
  });

  test('breaks the connection when it fails after the first rows', async () => {
    serve(async function* (value) {
      yield value;
      throw new Error('the disk is gone');
    });
    const response = await open();
    expect(response.statusCode).toBe(200);
    const text: string[] = [];
    await expect(
      (async () => {
        for await (const chunk of response) text.push(String(chunk));
      })(),
    ).rejects.toThrow('aborted');
    expect(text.join('')).not.toContain('disk');
  });

  test('has the status of an error before the first rows', async () => {
    vi.spyOn(server.app.context.storage.reviews, 'export').mockImplementation(() => {
      throw new AppError('database-away');
    });
    const answer = await manager.get(CALL);
    expect([answer.status, answer.failure.code]).toEqual([503, 'unavailable']);
    expect(answer.headers.get('content-disposition')).toBeNull();
  });

  test('is rejected while two others run', async () => {
    serve(async function* (value) {
      for (;;) yield value;
    });
    const others = [await open(), await open()];
    const answer = await manager.get(CALL);
    expect([answer.status, answer.failure.error]).toEqual([
      503,
      'Other exports are running. Try again when they have ended.',
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const other of others) other.destroy();
    vi.restoreAllMocks();
    await expect.poll(async () => (await manager.get(`${CALL}?listingId=1`)).status, WAIT).toBe(200);
  });
});

describe('an export is rejected', () => {
  test('without a session', async () => {
    const answer = await apiClient(server.origin).get(`${CALL}?format=pdf`);
    expect([answer.status, answer.failure.code]).toEqual([401, 'unauthenticated']);
  });

  test.each([
    ['format=xlsx', 'format must be one of csv, ndjson.'],
    ['rating=6', 'rating must be a whole number from 1 to 5.'],
    ['limit=10', '"limit" is not a known field.'],
    ['startDate=2026-02-30', 'startDate must be an existing day as YYYY-MM-DD.'],
  ])('with %s', async (query, message) => {
    const answer = await manager.get(`${CALL}?${query}`);
    expect([answer.status, answer.failure.error]).toEqual([400, message]);
  });
});
