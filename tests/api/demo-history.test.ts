import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews.ts';
import { countDifferences } from '#services/counts.ts';
import { addDemoHistory } from '#services/demo-history.ts';
import { apiClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const decisions = async () =>
  (await server.app.database.pool.query('select * from decisions order by id')).rows;

test('a start without demo data keeps a batch whose first decision is still being made', async () => {
  const { pool } = server.app.database;
  await pool.query(`insert into batches (id, kind, made_by) values (gen_random_uuid(), 'triage', 'ann')`);
  expect(await server.app.context.storage.transact((tx) => tx.demoData.delete())).toBe(0);
  const { rowCount } = await pool.query('delete from batches');
  expect(rowCount).toBe(1);
});

describe('the history of the demo', () => {
  test('is not added to data of a real account', async () => {
    await addDemoHistory(server.app.context);
    expect(await decisions()).toEqual([]);
  });

  test('is added once by processes that start at the same time, keeps earlier decisions and has exact counts', async () => {
    await server.app.database.pool.query(`update reviews set source = 'demo'`);
    const manager = apiClient(server.origin);
    await manager.signIn();
    const { data } = await manager.get<ReviewList>('/reviews/hostaway?sortOrder=asc&limit=1');
    const early = data.reviews[0]?.id ?? 0;
    await manager.put(`/reviews/hostaway/${early}/approve`, { isApproved: true });
    const context = { ...server.app.context, source: 'demo' as const };
    await Promise.all([addDemoHistory(context), addDemoHistory(context)]);
    const added = await decisions();
    expect(added.length).toBeGreaterThan(1000);
    expect(added.filter((decision) => Number(decision.review_id) === early)).toHaveLength(1);
    await addDemoHistory(context);
    expect(await decisions()).toEqual(added);
    expect(await countDifferences(context, 10)).toEqual([]);
  });

  test('leaves recent reviews pending, with changed ones among them, and fills the public pages', async () => {
    const manager = apiClient(server.origin);
    await manager.signIn();
    const list = async (query: string) => (await manager.get<ReviewList>(`/reviews/hostaway?${query}`)).data;
    const all = await list('limit=1');
    const pending = await list('approved=false&limit=100');
    expect(pending.total).toBeGreaterThanOrEqual(60);
    expect(pending.total).toBeLessThanOrEqual(120);
    expect(pending.total / all.total).toBeLessThan(0.12);
    expect(new Set(pending.reviews.map(({ listingId }) => listingId)).size).toBeGreaterThan(10);
    expect(new Set(pending.reviews.map(({ channel }) => channel)).size).toBe(4);
    expect(pending.reviews.some(({ revision }) => revision)).toBe(true);
    for (const { id } of all.listings) {
      expect((await list(`approved=true&listingId=${id}&limit=1`)).total).toBeGreaterThan(15);
    }
  });
});
