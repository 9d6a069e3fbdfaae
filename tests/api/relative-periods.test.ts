import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BulkResult } from '#contract/decisions/bulk.ts';
import type { ReviewList, ReviewStats } from '#contract/reviews/reviews.ts';
import type { ViewList } from '#contract/reviews/views.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer({ environment: { TIME_ZONE: 'Asia/Tokyo' } });
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());
beforeEach(() => at('2026-11-24T03:00:00Z'));

function at(instant: string): void {
  Object.assign(server.app.context, { now: () => new Date(instant) });
}
const list = async (query: string) =>
  (await manager.get<ReviewList>(`/reviews/hostaway?limit=100&${query}`)).data;
const idsOf = async (query: string) => (await list(query)).reviews.map(({ id }) => id);

describe('a relative period', () => {
  test.each([
    ['last-7-days', 'startDate=2026-11-18&endDate=2026-11-24'],
    ['last-30-days', 'startDate=2026-10-26&endDate=2026-11-24'],
    ['last-90-days', 'startDate=2026-08-27&endDate=2026-11-24'],
    ['this-month', 'startDate=2026-11-01&endDate=2026-11-24'],
    ['last-month', 'startDate=2026-10-01&endDate=2026-10-31'],
  ])('%s is %s for lists and statistics', async (period, days) => {
    const expected = await list(days);
    expect(await list(`period=${period}`)).toEqual(expected);
    const { data } = await manager.get<ReviewStats>(`/reviews/hostaway/stats?period=${period}`);
    expect(data.totalReviews).toBe(expected.total);
  });

  test('begins and ends with the days of the configured time zone', async () => {
    at('2026-11-30T15:00:00Z');
    expect(await list('period=this-month')).toEqual(await list('startDate=2026-12-01&endDate=2026-12-01'));
    at('2026-11-30T14:59:59Z');
    const november = await idsOf('period=this-month');
    expect(november.length).toBeGreaterThan(0);
    expect(november).toEqual(await idsOf('startDate=2026-11-01&endDate=2026-11-30'));
  });

  test('combined with dates matches the days in both', async () => {
    expect(await idsOf('period=last-month&startDate=2026-10-15&endDate=2026-12-31')).toEqual(
      await idsOf('startDate=2026-10-15&endDate=2026-10-31'),
    );
    expect((await list('period=last-month&startDate=2026-11-01')).total).toBe(0);
  });

  test('with an unknown name is rejected, and so is any from an anonymous visitor', async () => {
    const invalid = await manager.get('/reviews/hostaway?period=last-year');
    expect([invalid.status, invalid.failure.error]).toEqual([400, expect.stringMatching(/^period must be/)]);
    const refused = await apiClient(server.origin).get('/reviews/hostaway?period=last-month');
    expect([refused.status, refused.failure.error]).toEqual([401, 'Please sign in to filter by period.']);
  });
});

test('a view keeps its period, and its count follows the days', async () => {
  const { data } = await manager.post<ViewList>('/views', {
    name: 'Lately',
    filter: { period: 'last-30-days', ratings: [4, 5] },
  });
  const saved = data.views.at(-1);
  expect(saved?.filter).toEqual({ period: 'last-30-days', ratings: [4, 5] });
  expect(saved?.count).toBe((await list('period=last-30-days&ratings=4,5')).total);
  expect(saved?.count).toBeGreaterThan(0);
  at('2028-01-01T00:00:00Z');
  expect((await manager.get<ViewList>('/views')).data.views.at(-1)?.count).toBe(0);
});

test('the export has the reviews of the period', async () => {
  const { text } = await manager.get('/reviews/export?format=ndjson&period=last-month');
  const ids = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).id);
  expect(ids).toEqual(await idsOf('period=last-month'));
});

test('a bulk action changes exactly the reviews of the period that were counted', async () => {
  const filter = { period: 'last-7-days' };
  at('2026-11-14T12:00:00Z');
  const shown = await idsOf('period=last-7-days');
  expect(shown.length).toBeGreaterThan(0);
  const dryRun = await manager.post<BulkResult>('/reviews/bulk', {
    action: 'unpublish',
    filter,
    dryRun: true,
  });
  expect(dryRun.data.matching).toBe(shown.length);
  const body = {
    action: 'unpublish',
    filter,
    expected: dryRun.data.matching,
    fingerprint: dryRun.data.fingerprint,
  };
  // Midnight in Tokyo: the first of the seven days is over.
  at('2026-11-18T15:00:00Z');
  expect((await manager.post('/reviews/bulk', body)).status).toBe(409);
  expect((await list('decision=unpublished')).total).toBe(0);
  at('2026-11-14T12:00:00Z');
  expect((await manager.post<BulkResult>('/reviews/bulk', body)).data.changed).toBe(shown.length);
  expect(await idsOf('decision=unpublished')).toEqual(shown);
});
