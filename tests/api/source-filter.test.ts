import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BulkResult } from '#contract/decisions/bulk.ts';
import type { Review, ReviewList, ReviewStats } from '#contract/reviews/reviews.ts';
import type { ViewList } from '#contract/reviews/views.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let anonymous: ApiClient;
/** The number of reviews of each source. */
const COUNTS: Record<string, number> = {};

beforeAll(async () => {
  server = await openTestServer();
  manager = apiClient(server.origin);
  anonymous = apiClient(server.origin);
  await manager.signIn();
  const { pool } = server.app.database;
  await pool.query(`insert into source_accounts (id, kind, name, account, created_by)
    values ('hostaway-2', 'hostaway', 'Second account', '4711', 'manager'),
      ('hospitable', 'hospitable', 'Without reviews', '4712', 'manager')`);
  await pool.query(`update reviews set source = case when id % 7 = 0 then 'letters-2019' else 'hostaway-2' end
    where id % 3 = 0`);
  await pool.query(`update reviews set withdrawn_at = now(), source = 'hospitable' where id % 50 = 1`);
  const { rows } = await pool.query(
    'select source, count(*)::int from reviews where withdrawn_at is null group by 1',
  );
  for (const { source, count } of rows) COUNTS[source] = count;
});
afterAll(() => server.close());

const list = async (query: string, client = manager) =>
  (await client.get<ReviewList>(`/reviews/hostaway?limit=100&${query}`)).data;

describe('the filter by source', () => {
  test('matches the reviews of one source, which each of them names', async () => {
    expect(Object.keys(COUNTS)).toHaveLength(3);
    for (const [source, count] of Object.entries(COUNTS)) {
      const { reviews, total } = await list(`source=${source}`);
      expect([source, total]).toEqual([source, count]);
      for (const review of reviews) expect([review.source, review.origin?.source]).toEqual([source, source]);
    }
    expect((await list('')).total).toBe(Object.values(COUNTS).reduce((sum, count) => sum + count));
  });

  test('of a source without reviews matches none', async () => {
    expect((await list('source=hospitable')).total).toBe(0);
    expect((await list('source=no-such-source')).total).toBe(0);
  });

  test.each(['', 'Hostaway', 'a b', '-x', 'x'.repeat(41), 'x,y', "x'"])(
    'rejects %j in every call',
    async (text) => {
      const source = encodeURIComponent(text);
      for (const path of [
        '/reviews/hostaway',
        '/reviews/hostaway/stats',
        '/reviews/export',
        '/insights/overview',
      ]) {
        const { status, failure } = await manager.get(`${path}?source=${source}`);
        expect([path, status, failure.error]).toEqual([path, 400, expect.stringMatching(/^source must/)]);
      }
      const filter = { source: text };
      const bodies = {
        '/reviews/bulk': { action: 'approve', filter, dryRun: true },
        '/views': { name: 'x', filter, sortBy: 'date', sortOrder: 'desc' },
        '/rules': { name: 'x', filter, tag: 'x' },
      };
      for (const [path, body] of Object.entries(bodies)) {
        expect([path, (await manager.post(path, body)).status]).toEqual([path, 400]);
      }
    },
  );

  test('means the same in statistics, exports, bulk actions, insights and saved views', async () => {
    for (const [source, count] of Object.entries(COUNTS)) {
      const query = `source=${source}`;
      const stats = await manager.get<ReviewStats>(`/reviews/hostaway/stats?${query}`);
      expect(stats.data.totalReviews).toBe(count);
      const csv = (await manager.get(`/reviews/export?${query}`)).text.trimEnd().split('\r\n');
      expect(csv.filter((line) => line.split(',')[1] === source).length).toBeGreaterThan(0);
      const ndjson = (await manager.get(`/reviews/export?format=ndjson&${query}`)).text.trimEnd().split('\n');
      expect(ndjson).toHaveLength(count);
      expect(new Set(ndjson.map((line) => (JSON.parse(line) as Review).source))).toEqual(new Set([source]));
      const bulk = { action: 'approve', filter: { source }, dryRun: true };
      expect((await manager.post<BulkResult>('/reviews/bulk', bulk)).data).toMatchObject({ matching: count });
      const { data } = await manager.get<{ reviews: { n: number; query: string } }>(
        `/insights/overview?from=2018-01-01&to=2027-12-31&${query}`,
      );
      expect(data.reviews.query).toContain(query);
      expect((await list(data.reviews.query)).total).toBe(data.reviews.n);
      const view = { name: `Of ${source}`, filter: { source }, sortBy: 'date', sortOrder: 'desc' };
      const { views } = (await manager.post<ViewList>('/views', view)).data;
      expect(views.at(-1)).toMatchObject({ filter: { source }, count, isCountExact: count <= 1000 });
    }
  });

  test('is one of the conditions of a rule, but not the only one: a company may have one source', async () => {
    const rule = {
      name: 'German letters',
      filter: { source: 'letters-2019', language: 'de' },
      tag: 'letter',
    };
    const added = await manager.post('/rules', rule);
    expect([added.status, added.data]).toEqual([200, expect.objectContaining({ filter: rule.filter })]);
    const { failure } = await manager.post('/rules', {
      ...rule,
      filter: { source: 'letters-2019', rating: 5 },
    });
    expect(failure.reason).toBe('rule-by-stars');
  });

  test('and the source of a review are for signed-in people', async () => {
    const refused = await anonymous.get('/reviews/hostaway?source=hostaway');
    expect([refused.status, refused.failure.error]).toEqual([401, 'Please sign in to filter by source.']);
    expect((await list('', anonymous)).reviews.every((review) => !('source' in review))).toBe(true);
    const { data } = await anonymous.get<ReviewList>('/reviews/hostaway?fields=source,channel');
    expect(data.reviews.every((review) => !('source' in review))).toBe(true);
    expect((await anonymous.get('/sources/names')).status).toBe(401);
  });
});

test('the names of sources are those of accounts, also of removed ones, and of imports', async () => {
  const names = async () => (await manager.get<{ sources: object[] }>('/sources/names')).data.sources;
  expect(await names()).toEqual([
    { source: 'hostaway', name: 'Hostaway' },
    { source: 'letters-2019', name: 'letters-2019' },
    { source: 'hostaway-2', name: 'Second account' },
  ]);
  await server.app.database.pool.query(`update source_accounts set removed_at = now()`);
  expect(await names()).toContainEqual({ source: 'hostaway-2', name: 'Second account' });
  await server.app.database.pool.query(`delete from source_accounts`);
  expect(await names()).toContainEqual({ source: 'hostaway-2', name: 'Hostaway 2' });
});
