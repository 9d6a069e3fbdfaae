import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { analyseAll } from '#tests/support/analyse-all.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

let server: TestServer;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());

const list = async (query: string) =>
  (await manager.get<ReviewList>(`/reviews/hostaway?limit=100&${query}`)).data;
const review = async (id: number) => (await manager.get<Review>(`/reviews/hostaway/${id}`)).data;

test('a sync stores the language of each text, and the list is filtered by it', async () => {
  const { rows } = await server.app.database.pool.query<{ language: string; count: number }>(
    'select language, count(*)::int as count from reviews where withdrawn_at is null group by 1 order by 2 desc',
  );
  expect(rows.map(({ language }) => language)).not.toContain(null);
  expect(rows[0]?.language).toBe('en');
  const other = rows.find(({ language }) => language !== 'en' && language !== 'und');
  const { total, reviews } = await list(`language=${other?.language}`);
  expect(total).toBe(other?.count);
  expect(new Set(reviews.map(({ language }) => language))).toEqual(new Set([other?.language]));
  const silent = (await list('hasText=false')).reviews;
  expect(silent.length).toBeGreaterThan(0);
  for (const each of silent) expect(each.language).toBeNull();
});

test('reviews without a stored language get it in the background', async () => {
  const { reviews } = await list('language=en');
  const ids = reviews.slice(0, 3).map(({ id }) => id);
  const { pool } = server.app.database;
  await pool.query('update reviews set language = null where id = any($1)', [ids]);
  await pool.query('insert into analysis_queue select unnest($1::bigint[])', [ids]);
  await analyseAll(server.app);
  await vi.waitFor(async () => {
    expect(await Promise.all(ids.map(async (id) => (await review(id)).language))).toEqual(['en', 'en', 'en']);
  }, WAIT_OPTIONS);
});

test('only signed-in people filter by language and see it', async () => {
  const anonymous = apiClient(server.origin);
  expect((await anonymous.get('/reviews/hostaway?language=en')).failure.error).toBe(
    'Please sign in to filter by language.',
  );
  const { reviews } = await list('language=en');
  await manager.put(`/reviews/hostaway/${reviews[0]?.id}/approve`, { isApproved: true });
  const shown = (await anonymous.get<ReviewList>('/reviews/hostaway')).data.reviews;
  expect(shown.length).toBeGreaterThan(0);
  for (const each of shown) expect(each).not.toHaveProperty('language');
  expect((await manager.get('/reviews/hostaway?language=German')).failure.error).toBe(
    'language must look like de.',
  );
});
