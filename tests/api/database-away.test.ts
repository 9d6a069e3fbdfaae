import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { createStorage } from '#storage/storage.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { cuttableLine } from '#tests/support/cuttable-line.ts';
import { runSql } from '#tests/support/test-config.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const DATABASE = 'cut_off';
let line: Awaited<ReturnType<typeof cuttableLine>>;
let testServer: TestServer;
let manager: ApiClient;

beforeAll(async () => {
  const { user, password } = inject('postgres');
  await runSql(inject('postgres'), `create database ${DATABASE} template synced`);
  line = await cuttableLine();
  const address = `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${line.port}/${DATABASE}`;
  testServer = await openTestServer({ environment: { DATABASE_URL: address } });
  manager = await signedInClient(testServer.origin);
});
afterAll(async () => {
  await testServer.close();
  await line.cut();
  await runSql(inject('postgres'), `drop database ${DATABASE} with (force)`);
});

const CALLS: [string, string, unknown?][] = [
  ['GET', '/health'],
  ['GET', '/session'],
  ['POST', '/session', { username: 'manager', password: 'flex-demo' }],
  ['GET', '/reviews/hostaway'],
  ['GET', '/reviews/hostaway/stats'],
  ['PUT', '/reviews/hostaway/1/approve', { isApproved: true }],
  ['GET', '/sync'],
  ['POST', '/sync'],
  ['GET', '/google-reviews/integration-status'],
  ['DELETE', '/session'],
];

describe('while the database is unavailable', () => {
  test('every call returns 503 in the envelope, without internal details', async () => {
    // Fills the page cache.
    expect((await fetch(`${testServer.origin}/property/1`)).status).toBe(200);
    await line.cut();
    for (const [method, path, body] of CALLS) {
      const answer = await manager.call(method, path, { body });
      expect([method, path, answer.status, answer.failure.code]).toEqual([method, path, 503, 'unavailable']);
      expect(answer.failure.error).toMatch(/^The database cannot be reached\./);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.text).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i);
    }
    const anonymous = await apiClient(testServer.origin).get('/reviews/hostaway');
    expect([anonymous.status, anonymous.failure.code]).toEqual([503, 'unavailable']);
  });

  test('the public page shows a message, and the pages of the manager app still open', async () => {
    const page = await fetch(`${testServer.origin}/property/1`);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(await page.text()).toContain('Failed to fetch reviews');
    for (const path of ['/homes', '/how-we-show-reviews', '/de/how-we-show-reviews']) {
      const { status, headers } = await fetch(testServer.origin + path);
      expect([path, status, headers.get('content-type'), headers.get('retry-after')]).toEqual([
        path,
        503,
        'text/html; charset=utf-8',
        '5',
      ]);
    }
    const headers = { cookie: manager.cookie ?? '' };
    expect((await fetch(`${testServer.origin}/dashboard`, { headers, redirect: 'manual' })).status).toBe(200);
    expect((await fetch(`${testServer.origin}/login`)).status).toBe(200);
  });
});

test('all calls work again without a restart when the database is available again', async () => {
  await line.mend();
  for (const [method, path, body] of CALLS) {
    // A sign-in would replace the session that the next calls use.
    const caller = method === 'POST' && path === '/session' ? apiClient(testServer.origin) : manager;
    const answer = await caller.call(method, path, { body });
    expect([method, path, answer.status < 300]).toEqual([method, path, true]);
  }
  expect((await fetch(`${testServer.origin}/property/1`)).status).toBe(200);
  await expect.poll(() => testServer.app.context.changes.isLive, { timeout: TIMEOUT_MS }).toBe(true);
  expect((await fetch(`${testServer.origin}/property/1`)).status).toBe(200);
});

test('an import during an outage says how much it has imported, and can be repeated', async () => {
  const { app, origin } = testServer;
  await manager.signIn();
  // Syncs and imports exclude each other.
  await expect.poll(async () => (await manager.get<SyncStatus>('/sync')).data.running).toBeFalsy();
  const listing = (await app.context.storage.listings.listNames())[0]?.id;
  const ids = Array.from({ length: 4_000 }, (_, index) => 97_000_000 + index);
  const lines = ids.map((id) => `${JSON.stringify(newReview({ id }))}\n`);
  const isCut = Promise.withResolvers<void>();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from(lines.slice(0, 2_000).join('')));
      await isCut.promise;
      controller.enqueue(Buffer.from(lines.slice(2_000).join('')));
      controller.close();
    },
  });
  const path = `/reviews/import?name=outage.ndjson&listingId=${listing}&source=outage`;
  const headers = { cookie: manager.cookie ?? '', origin };
  const upload = fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  const imported = async () => {
    const { rows } = await app.database.pool.query("select 1 from reviews where source = 'outage'");
    return rows.length;
  };
  await expect.poll(imported).toBeGreaterThan(0);
  await line.cut();
  isCut.resolve();
  const answer = await upload;
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({
      error: expect.stringMatching(
        /^The database cannot be reached\. Please try again shortly\. Only the first [12]000 rows were imported\. Import the file again to finish\.$/,
      ),
    }),
  ]);
  await line.mend();
  await expect.poll(async () => (await fetch(`${origin}/api/health`)).status).toBe(200);
  const again = await manager.post(path, undefined, { rawBody: lines.join('') });
  expect([again.status, await imported()]).toEqual([200, ids.length]);
});

test('health says that the disk of the database is full', async () => {
  const { database, context } = testServer.app;
  const { ping } = createStorage(database, context.changes, null, async () => true);
  vi.spyOn(context.storage, 'ping').mockImplementation(ping);
  const { status, failure } = await apiClient(testServer.origin).get('/health');
  expect([status, failure.error]).toEqual([
    503,
    'The disk of the database is full. Nothing more can be saved: please tell your administrator.',
  ]);
});

test('a dropped database counts as unavailable', async () => {
  const dropped = await openTestServer();
  const name = new URL(dropped.databaseUrl).pathname.slice(1);
  await runSql(inject('postgres'), `drop database ${name} with (force)`);
  for (const path of ['/health', '/reviews/hostaway']) {
    const answer = await apiClient(dropped.origin).get(path);
    expect([path, answer.status, answer.failure.code]).toEqual([path, 503, 'unavailable']);
  }
  await runSql(inject('postgres'), `create database ${name}`);
  await dropped.close();
});
