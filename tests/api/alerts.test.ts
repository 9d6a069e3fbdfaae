import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AlertList } from '#contract/notifications/alerts.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { raiseAlerts } from '#services/notifications/alerts.ts';
import { analyseAll } from '#tests/support/analyse-all.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { withoutTriggers } from '#tests/support/append-only.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const DAY_MS = 86_400_000;
const LISTING = 1;

let server: TestServer;
let manager: ApiClient;
let nextId = 1;
beforeAll(async () => {
  server = await openTestServer({ environment: { TIME_ZONE: 'Asia/Tokyo' } });
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());
beforeEach(() => withoutTriggers(server.app.database.pool, 'truncate reviews, alerts cascade'));

/** Stores reviews that were submitted some days ago. */
async function store(count: number, daysAgo: number, tenths: number | null, text: string): Promise<void> {
  const first = nextId;
  nextId += count;
  await server.app.database.pool.query(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived, raw_rating,
       rating_scale, categories, channel, submitted_at, sentiment)
     select 'demo', 'alert-' || n, $1, 'Guest ' || n, $2, $3::int, false, $3::int / 5.0, 10, '[]', 'Airbnb', $4, 'neutral'
     from generate_series($5::int, $6::int) as n`,
    [LISTING, text, tenths, new Date(Date.now() - daysAgo * DAY_MS), first, nextId - 1],
  );
  await analyseAll(server.app);
}
const raise = () => raiseAlerts(server.app.context);
const alerts = async () => (await manager.get<AlertList>('/alerts')).data.alerts;

test('a fallen average raises one alert, whose query lists the reviews that it counts', async () => {
  await store(60, 200, 50, 'Lovely.');
  await store(9, 10, 20, 'It was so so.');
  await store(4, 400, 10, 'Before the year.');
  await store(4, 0, 10, 'Today, which is not over.');
  await raise();
  await raise();
  const [alert, ...others] = await alerts();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    listingId: LISTING,
    topic: null,
    recent: { value: 2, n: 9 },
    before: { value: 5, n: 60 },
  });
  const { data } = await manager.get<ReviewList>(`/reviews/hostaway?${alert?.query}`);
  expect(data.total).toBe(9);
});

test('more complaints about a topic raise an alert, whose query lists them', async () => {
  await store(60, 200, 40, 'A lovely flat in the middle of the town.');
  await store(3, 100, 40, 'The street is very noisy at night.');
  await store(8, 12, 40, 'The street is very noisy at night.');
  await store(8, 12, 40, 'A lovely flat in the middle of the town.');
  await raise();
  const [alert, ...others] = await alerts();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    topic: 'noise',
    recent: { value: 0.5, n: 8 },
    before: { value: 3 / 63, n: 3 },
  });
  const { data } = await manager.get<ReviewList>(`/reviews/hostaway?${alert?.query}`);
  expect(data.total).toBe(8);
});

test('nothing is raised when nothing has changed', async () => {
  await store(60, 200, 40, 'The street is very noisy at night.');
  await store(10, 10, 40, 'The street is very noisy at night.');
  await store(10, 10, null, '');
  await raise();
  expect(await alerts()).toEqual([]);
});

test('a dismissed alert is gone for everyone and is not raised again in these days', async () => {
  await store(60, 200, 50, 'Lovely.');
  await store(9, 10, 20, 'It was so so.');
  await raise();
  const [alert] = await alerts();
  const dismiss = () => manager.put(`/alerts/${alert?.id}/dismissed`, undefined);
  expect((await dismiss()).status).toBe(200);
  expect((await dismiss()).status).toBe(200);
  await raise();
  expect(await alerts()).toEqual([]);
});

test('alerts are for managers, and unknown ones are not found', async () => {
  const visitor = apiClient(server.origin);
  expect((await visitor.get('/alerts')).status).toBe(401);
  expect((await visitor.put('/alerts/1/dismissed', undefined)).status).toBe(401);
  expect((await manager.put('/alerts/999999/dismissed', undefined)).status).toBe(404);
  expect((await manager.put('/alerts/x/dismissed', undefined)).status).toBe(400);
});
