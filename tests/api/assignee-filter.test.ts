import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewList, ReviewStats } from '#contract/reviews/reviews.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let ids: number[];

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  ids = (await list('limit=3')).reviews.map(({ id }) => id);
  const assign = `update reviews set assignee = $2, note_count = 4 where id = $1`;
  await server.app.database.pool.query(assign, [ids[0], 'manager']);
  await server.app.database.pool.query(assign, [ids[1], 'ann']);
});
afterAll(() => server.close());

const list = async (query: string) => (await manager.get<ReviewList>(`/reviews/hostaway?${query}`)).data;

test('the filter by assignee selects the reviews of the actor, of another user, or without an assignee', async () => {
  expect((await list('assignee=me')).reviews.map(({ id }) => id)).toEqual([ids[0]]);
  expect((await list('assignee=Ann')).reviews.map(({ id }) => id)).toEqual([ids[1]]);
  expect((await list('assignee=bob')).reviews).toEqual([]);
  expect((await list('assignee=none')).total).toBe((await list('')).total - 2);
});

test('statistics use the same filter', async () => {
  const { data } = await manager.get<ReviewStats>('/reviews/hostaway/stats?assignee=me');
  expect(data.totalReviews).toBe(1);
});

test('managers see the assignee and how many notes a review has', async () => {
  const { reviews } = await list('limit=3');
  expect(reviews[0]).toMatchObject({ assignee: 'manager', notes: 4 });
  expect(reviews[2]).toMatchObject({ notes: 0 });
  expect(reviews[2]).not.toHaveProperty('assignee');
});

test('anonymous readers can neither filter by it nor see it', async () => {
  const refused = await apiClient(server.origin).get('/reviews/hostaway?assignee=manager');
  expect([refused.status, refused.failure.error]).toEqual([401, 'Please sign in to filter by assignee.']);
});

test('a value that cannot be a username is rejected', async () => {
  const { status, failure } = await manager.get('/reviews/hostaway?assignee=a%20b');
  expect([status, failure.error]).toEqual([400, 'assignee is not valid.']);
});
