import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Review, ReviewList, ReviewStats } from '#contract/reviews/reviews.ts';
import type { TagList } from '#contract/reviews/teamwork.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let ids: number[];
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  ids = (await manager.get<ReviewList>('/reviews/hostaway?limit=3')).data.reviews.map(
    ({ id }) => id as number,
  );
});
afterAll(() => server.close());

const tag = (id: number | undefined, text: string) =>
  manager.put<Review>(`/reviews/${id}/tags/${encodeURIComponent(text)}`, {});

test('a tag is normalized, shown, filtered by everywhere, and removed', async () => {
  expect((await tag(ids[0], '  Needs  PLUMBER ')).data.tags).toEqual(['needs plumber']);
  await tag(ids[1], 'needs plumber');
  await tag(ids[1], 'urgent');
  expect((await manager.get<TagList>('/tags')).data.tags).toEqual([
    { tag: 'needs plumber', count: 2 },
    { tag: 'urgent', count: 1 },
  ]);
  const list = async (filter: string) =>
    (await manager.get<ReviewList>(`/reviews/hostaway?tag=${filter}`)).data;
  expect(new Set((await list('Needs plumber')).reviews.map(({ id }) => id))).toEqual(
    new Set(ids.slice(0, 2)),
  );
  const both = await list('urgent,needs plumber');
  expect([both.total, both.reviews[0]?.tags]).toEqual([1, ['needs plumber', 'urgent']]);
  expect((await manager.get<ReviewStats>('/reviews/hostaway/stats?tag=urgent')).data.totalReviews).toBe(1);
  const file = await manager.get('/reviews/export?format=ndjson&tag=needs plumber');
  expect(file.text.trim().split('\n')).toHaveLength(2);
  await manager.post('/views', { name: 'Plumber', filter: { tag: 'needs plumber' } });
  const { views } = (await manager.get<{ views: { name: string; count: number }[] }>('/views')).data;
  expect(views.find(({ name }) => name === 'Plumber')?.count).toBe(2);
  const { data } = await manager.delete<Review>(`/reviews/${ids[1]}/tags/urgent`);
  expect(data.tags).toEqual(['needs plumber']);
  const { rows } = await server.app.database.pool.query(
    `select kind, actor, target from events where kind like 'review.%tagged' order by id`,
  );
  expect(rows.map(({ kind, target }) => [kind, target])).toEqual([
    ['review.tagged', 'needs plumber'],
    ['review.tagged', 'needs plumber'],
    ['review.tagged', 'urgent'],
    ['review.untagged', 'urgent'],
  ]);
});

test('many tags are listed, so that filters offer them', async () => {
  const { pool } = server.app.database;
  await pool.query(
    `insert into review_tags (review_id, tag, added_by)
    select $1, 'many ' || number, 'manager' from generate_series(1, 300) as number`,
    [ids[2]],
  );
  const { tags } = (await manager.get<TagList>('/tags')).data;
  expect(tags.filter(({ tag }) => tag.startsWith('many '))).toHaveLength(300);
  await pool.query(`delete from review_tags where tag like 'many %'`);
});

test('the public sees no tags, and cannot filter by them', async () => {
  const visitor = apiClient(server.origin);
  expect((await visitor.get('/reviews/hostaway?tag=urgent')).status).toBe(401);
  await manager.put(`/reviews/hostaway/${ids[0]}/approve`, { isApproved: true });
  expect((await visitor.get('/reviews/hostaway')).text).not.toContain('plumber');
});

test('tags have limits', async () => {
  expect((await tag(ids[2], 'x'.repeat(31))).status).toBe(400);
  expect((await tag(ids[2], 'a,b')).status).toBe(400);
  expect((await tag(ids[2], '   ')).status).toBe(400);
  expect((await tag(ids[2], 'İ'.repeat(20))).status).toBe(200);
  await manager.delete(`/reviews/${ids[2]}/tags/${encodeURIComponent('İ'.repeat(20))}`);
  for (let count = 0; count < 20; count += 1) expect((await tag(ids[2], `tag ${count}`)).status).toBe(200);
  expect((await tag(ids[2], 'tag 3')).status).toBe(200);
  expect((await tag(ids[2], 'one more')).status).toBe(409);
  expect((await tag(2_000_000_000, 'x')).status).toBe(404);
});
