import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { ImportResult } from '#contract/sources/review-files.ts';
import { MAX_IMPORT_BYTES } from '#domain/sources/review-files.ts';
import { countDifferences } from '#services/maintenance/rollups.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

let server: TestServer;
let manager: ApiClient;
let nextId = 95_000_000;
beforeAll(async () => {
  server = await openTestServer({ environment: { SYNC_INTERVAL_MINUTES: '10080' } });
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());

/** Rows of Hostaway are refused, because the account is synced. */
const SOURCE = '&source=old-system';
const call = (name: string, query = '') => `/reviews/import?name=${encodeURIComponent(name)}${query}`;
const upload = (name: string, rawBody: string, query = '', headers = {}) =>
  manager.call<ImportResult>('POST', call(name, query), {
    rawBody,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
const total = async () => (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data.total;
const listing = () => {
  const [first] = server.hostaway.data.listings;
  if (!first) throw new Error('no listing');
  return first;
};
const rows = (count: number) =>
  Array.from({ length: count }, () =>
    JSON.stringify(newReview({ id: nextId++, listingMapId: listing().id })),
  );
const stored = async (from: number) => {
  const { rows } = await server.app.database.pool.query<{ count: number }>(
    `select count(*)::int from reviews where source = 'old-system' and upstream_id ~ '^9' and upstream_id::bigint >= $1`,
    [from],
  );
  return rows[0]?.count ?? 0;
};

/** Starts an upload whose body the test sends in parts. */
function slowUpload(name: string, query = '') {
  const request = httpRequest(`${server.origin}/api${call(name, query)}`, {
    method: 'POST',
    headers: { cookie: manager.cookie, origin: server.origin, 'content-type': 'text/csv' },
  });
  request.on('error', () => {});
  return request;
}

const CSV = [
  'id,listing_name,guest,rating,date,text',
  `1,${'LISTING'},Ana,5,2026-05-01,Lovely`,
  '2,Nowhere,Ben,4,2026-05-02,Fine',
  '3,LISTING,Cleo,9,2026-05-03,Too many stars',
  '4,LISTING,Dan,3,yesterday,No date',
];
const csv = () => CSV.join('\r\n').replaceAll('LISTING', listing().name);

describe('an uploaded file', () => {
  test('is only checked by a dry run, which lists each row with a problem', async () => {
    const before = await total();
    const { status, data } = await upload('old.csv', csv(), '&dryRun=true&source=old-system');
    expect(status).toBe(200);
    expect(data).toEqual({
      counts: {
        read: 4,
        added: 1,
        changed: 0,
        unchanged: 0,
        repeated: 0,
        quarantined: 0,
        failed: 3,
        skipped: {},
      },
      problems: [
        {
          unit: 'line',
          at: 3,
          kind: 'failed',
          reason: expect.stringContaining('no property has the name "Nowhere"'),
        },
        { unit: 'line', at: 4, kind: 'failed', reason: expect.stringContaining('rating is "9"') },
        { unit: 'line', at: 5, kind: 'failed', reason: expect.stringContaining('date is "yesterday"') },
      ],
      incomplete: null,
    });
    expect(await total()).toBe(before);
  });

  test('adds its reviews as pending, and the second time changes nothing', async () => {
    const before = await total();
    const { data } = await upload('old.csv', csv(), '&source=old-system&listingId=1');
    expect(data.counts).toMatchObject({ read: 4, added: 2, failed: 2 });
    expect(await total()).toBe(before + 2);
    const [review] = (
      await manager.get<ReviewList>('/reviews/hostaway?search=Ana&sortBy=date&limit=100')
    ).data.reviews.filter(({ reviewText }) => reviewText === 'Lovely');
    expect(review).toMatchObject({ guestName: 'Ana', isApproved: false, decision: 'none' });
    const again = await upload('old.csv', csv(), '&source=old-system&listingId=1');
    expect(again.data.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2, failed: 2 });
  });

  test('may be JSON or NDJSON of any declared content type', async () => {
    const [one = '', two = ''] = rows(2);
    const json = await upload('some.json', `{"status":"success","result":[${one}]}`, SOURCE, {
      'content-type': 'application/json',
    });
    expect(json.data.counts).toMatchObject({ read: 1, added: 1 });
    const lines = await upload('some.ndjson', two, SOURCE, { 'content-type': 'text/plain' });
    expect(lines.data.counts).toMatchObject({ read: 1, added: 1 });
  });

  test('that is cut off is imported up to there, with the reason', async () => {
    const [one = '', two = ''] = rows(1_001);
    const { data } = await upload('cut.json', `[${rows(1_000).join(',')},${one},${two.slice(0, 50)}`, SOURCE);
    expect(data.counts).toMatchObject({ read: 1_000, added: 1_000 });
    expect(data.incomplete).toBe('cut.json is cut off in row 1002. Only the first 1000 rows were imported.');
  });

  test('of several megabytes is stored while it arrives', async () => {
    const from = nextId;
    const lines = rows(3_000).map((line) => `${line}\n`);
    const request = slowUpload('slow.ndjson', SOURCE);
    request.write(lines.slice(0, 2_500).join(''));
    await expect.poll(() => stored(from), WAIT_OPTIONS).toBeGreaterThanOrEqual(1_000);
    request.end(lines.slice(2_500).join(''));
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
    expect(await stored(from)).toBe(3_000);
  });
});

describe('a client that disconnects', () => {
  test('leaves complete batches, and a repeated import adds the rest', async () => {
    const from = nextId;
    const lines = rows(4_000).map((line) => `${line}\n`);
    const request = slowUpload('gone.ndjson', SOURCE);
    request.write(lines.slice(0, 2_500).join(''));
    await expect.poll(() => stored(from), WAIT_OPTIONS).toBeGreaterThanOrEqual(1_000);
    request.destroy();
    const isRunning = () => server.app.context.storage.isHeld('sync');
    await expect.poll(isRunning, WAIT_OPTIONS).toBe(false);
    const before = await stored(from);
    expect(before % 1_000).toBe(0);
    const again = await upload('gone.ndjson', lines.join(''), SOURCE);
    expect(again.data.counts).toMatchObject({ read: 4_000, added: 4_000 - before, unchanged: before });
    expect(await countDifferences(server.app.context, 1)).toEqual([]);
  });
});

describe('an upload is rejected without a change', () => {
  test('while a sync or another import runs, and a dry run is not', async () => {
    const body = rows(1).join('');
    await server.app.context.storage.exclusively('sync', async () => {
      const answer = await upload('a.ndjson', body);
      expect([answer.status, answer.failure.error]).toEqual([
        409,
        'A sync or another import is running. Try again when it has ended.',
      ]);
      expect((await upload('a.ndjson', body, `${SOURCE}&dryRun=true`)).data.counts.added).toBe(1);
    });
  });

  test('above the size limit', async () => {
    const declared = slowUpload('big.csv');
    declared.setHeader('content-length', MAX_IMPORT_BYTES + 1);
    declared.flushHeaders();
    const [response] = await once(declared, 'response');
    expect(response.statusCode).toBe(413);
    expect(
      JSON.parse(String(await response.toArray().then((parts: Buffer[]) => Buffer.concat(parts)))),
    ).toMatchObject({
      code: 'too-large',
      error: 'big.csv is larger than 200 MB. Split it, or import it with "reviews import".',
    });
    declared.destroy();
  });

  test('while two others are being read', async () => {
    const others = [slowUpload('1.csv', '&dryRun=true'), slowUpload('2.csv', '&dryRun=true')];
    for (const other of others) other.write('id,date\n');
    await setTimeout(300);
    const answer = await upload('3.csv', csv(), '&dryRun=true');
    expect([answer.status, answer.failure.error]).toEqual([
      503,
      'Other files are being read. Try again when they have ended.',
    ]);
    for (const other of others) other.destroy();
    const check = async () => (await upload('3.csv', csv(), '&dryRun=true')).status;
    await expect.poll(check, WAIT_OPTIONS).toBe(200);
  });

  test.each([
    ['a file that is empty', 'a.csv', '', '', 400, 'a.csv is empty.'],
    [
      'a CSV file without required columns',
      'a.csv',
      'guest\nAna\n',
      '',
      400,
      'a.csv has no column named id or date.',
    ],
    ['a file that is not text', 'a.json', '\0\0', '', 400, 'a.json is not text.'],
    ['an object without a list', 'a.json', '{"status":"fail"}', '', 400, 'a.json has no list of reviews'],
    ['an unknown listing', 'a.csv', 'id,date\n', '&listingId=987654', 404, 'There is no listing 987654.'],
    ['an invalid source', 'a.csv', 'id,date\n', '&source=Old%20System', 400, 'The source is "Old System"'],
    ['the source of the demo', 'a.csv', 'id,date\n', '&source=demo', 400, 'The source is "demo"'],
    ['an unknown parameter', 'a.csv', 'id,date\n', '&dry=true', 400, '"dry" is not a known field.'],
    ['no name', '', 'id,date\n', '', 400, 'name must be a text of 1 to 255 characters.'],
  ])('for %s', async (_what, name, body, query, status, expected) => {
    const before = await total();
    const answer = await upload(name, body, query);
    expect([answer.status, answer.failure.error]).toEqual([status, expect.stringContaining(expected)]);
    expect(await total()).toBe(before);
  });

  test('without a session or without proof of the same origin', async () => {
    const anonymous = await apiClient(server.origin).call('POST', call('a.csv'), { rawBody: csv() });
    expect([anonymous.status, anonymous.failure.code]).toEqual([401, 'unauthenticated']);
    const foreign = await upload('a.csv', csv(), '', { origin: 'https://evil.example' });
    expect([foreign.status, foreign.failure.code]).toEqual([403, 'forbidden']);
  });
});

test('an upload that pauses does not keep a server that stops', async () => {
  const other = await openTestServer({ environment: { SYNC_INTERVAL_MINUTES: '10080' } });
  const user = await signedInClient(other.origin);
  const paused = httpRequest(`${other.origin}/api${call('paused.csv')}`, {
    method: 'POST',
    headers: { cookie: user.cookie, origin: other.origin, 'content-type': 'text/csv' },
  });
  const ended = new Promise((resolve) => paused.on('error', resolve));
  paused.write('id,listing_name,guest,rating,date,text\n');
  const isRead = async () => {
    const { rows } = await other.app.database.pool.query(
      `select 1 from pg_locks where locktype = 'advisory'`,
    );
    return rows.length > 0;
  };
  await expect.poll(isRead, WAIT_OPTIONS).toBe(true);
  await other.close();
  await ended;
});

test('the body of any other call must arrive within half a minute', { timeout: 60_000 }, async () => {
  const request = httpRequest(`${server.origin}/api/session`, {
    method: 'POST',
    headers: { origin: server.origin, 'content-type': 'application/json', 'content-length': '40' },
  });
  request.on('error', () => {});
  request.write('{"username":');
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(408);
  request.destroy();
});
