import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { createMetrics } from '#http/metrics.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer({ environment: { METRICS_PORT: '0' } });
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());

const address = () => `http://127.0.0.1:${server.metricsPort}/metrics`;
const HOME = pages.property(1);
const PENDING = '/reviews/hostaway?approved=false&limit=1';

/** The samples of one scrape by their names with labels. */
async function scrape(): Promise<Map<string, number>> {
  const answer = await fetch(address());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

const answered = (samples: Map<string, number>, method: string, route: string, status: number) =>
  samples.get(
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
  ) ?? 0;

test('the metrics cover the process and the content of the database', async () => {
  const before = await scrape();
  expect(before.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(before.get('reviews_database_up')).toBe(1);
  const { total, reviews } = (await manager.get<{ total: number; reviews: { id: number }[] }>(PENDING)).data;
  expect(before.get('reviews_pending')).toBe(total);
  const { status } = await manager.put(
    routePath('PUT /reviews/hostaway/:id/approve', { id: reviews[0]?.id ?? 0 }),
    { isApproved: true },
  );
  expect(status).toBe(200);
  const after = await scrape();
  expect(after.get('reviews_pending')).toBe(total - 1);
  expect(after.get('reviews_approved')).toBe((before.get('reviews_approved') ?? 0) + 1);
});

test('the metrics contain the time of the last successful sync and whether the last sync failed', async () => {
  const { pool } = server.app.database;
  await pool.query(`insert into sync_runs (source, kind, state, started_at, finished_at, counts)
    values ('hostaway', 'full', 'succeeded', now(), '2026-01-02T03:04:06Z', '{}'),
      ('hostaway', 'full', 'failed', now(), now(), '{}'), ('hostaway', 'full', 'running', now(), null, '{}')`);
  const samples = await scrape();
  expect(samples.get('reviews_last_sync_timestamp_seconds{source="hostaway"}')).toBe(
    Date.UTC(2026, 0, 2, 3, 4, 6) / 1000,
  );
  expect(samples.get('reviews_last_sync_failed{source="hostaway"}')).toBe(1);
});

test('requests are counted by route and status', async () => {
  const before = await scrape();
  for (const path of [HOME, HOME, HOME, '/api/reviews/hostaway?limit=0', '/api/nowhere']) {
    await (await fetch(server.origin + path)).text();
  }
  const after = await scrape();
  const more = (method: string, route: string, status: number) =>
    answered(after, method, route, status) - answered(before, method, route, status);
  expect(more('GET', pages.property(':listingId'), 200)).toBe(3);
  expect(more('GET', `/api${routePath('GET /reviews/hostaway')}`, 400)).toBe(1);
  expect(more('GET', 'unknown', 404)).toBe(1);
});

test('metrics are served at one path of their own port only', async () => {
  expect((await fetch(address().replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(address(), { method: 'POST' })).status).toBe(404);
  const elsewhere = await fetch(`${server.origin}/metrics`, { redirect: 'manual' });
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, '/']);
});

test('metrics of the database are left out when it does not answer in time', async () => {
  const { storage } = server.app.context;
  let isAway = false;
  const count: typeof storage.quarantinedRows.count = (source) =>
    isAway ? Promise.withResolvers<number>().promise : storage.quarantinedRows.count(source);
  const ping = async () => {
    if (isAway) throw new Error('away');
  };
  const away = { ...storage, ping, quarantinedRows: { ...storage.quarantinedRows, count } };
  const metrics = createMetrics({ ...server.app.context, storage: away });
  expect(await metrics.text()).toMatch(/^reviews_database_up 1$/m);
  isAway = true;
  const text = await metrics.text();
  expect(text).toMatch(/^reviews_database_up 0$/m);
  expect(text).not.toMatch(/^reviews_pending /m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
});

test('the duration of a request is measured in seconds', async () => {
  const metrics = createMetrics(server.app.context);
  metrics.observeRequest({ method: 'GET', route: '/', status: 200, seconds: 0.25 });
  expect(await metrics.text()).toContain(
    'http_request_duration_seconds_sum{method="GET",route="/",status="200"} 0.25',
  );
});
