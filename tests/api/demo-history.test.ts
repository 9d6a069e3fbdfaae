import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { updateDemoUser } from '#services/accounts/users.ts';
import { addDemoHistory } from '#services/decisions/demo-history.ts';
import { countDifferences } from '#services/maintenance/rollups.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
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
  expect(await server.app.context.storage.deleteDemoData()).toBe(0);
  const { rowCount } = await pool.query('delete from batches');
  expect(rowCount).toBe(1);
});

describe('the history of the demo', () => {
  test('is not added to data of a real account', async () => {
    await addDemoHistory(server.app.context);
    expect(await decisions()).toEqual([]);
  });

  test('is added once by processes that start at the same time, keeps earlier decisions and has exact counts', async () => {
    await server.app.database.pool.query(
      `update reviews set source = 'demo'; update listings set source = 'demo'`,
    );
    const manager = await signedInClient(server.origin);
    const { data } = await manager.get<ReviewList>('/reviews/hostaway?sortOrder=asc&limit=1');
    const early = data.reviews[0]?.id ?? 0;
    await manager.put(`/reviews/hostaway/${early}/approve`, { isApproved: true });
    const context = { ...server.app.context, defaultSource: 'demo' as const };
    await Promise.all([addDemoHistory(context), addDemoHistory(context)]);
    const added = await decisions();
    expect(added.length).toBeGreaterThan(1000);
    expect(added.filter((decision) => Number(decision.review_id) === early)).toHaveLength(1);
    await addDemoHistory(context);
    expect(await decisions()).toEqual(added);
    expect(await countDifferences(context, 10)).toEqual([]);
  });

  test('comes with a person of each role, one of them limited to a group', async () => {
    const { context, database } = server.app;
    const signedIn = async (username: string) => {
      const person = apiClient(server.origin);
      expect((await person.signIn(username, 'flex-demo')).status).toBe(200);
      return person;
    };
    const total = async (person: ApiClient) =>
      (await person.get<ReviewList>('/reviews/hostaway?limit=1')).data.total;
    const [moderator, viewer] = [await signedIn('moderator'), await signedIn('viewer')];
    await signedIn('responder');
    const all = await total(viewer);
    expect(await total(moderator)).toBeGreaterThan(0);
    expect(await total(moderator)).toBeLessThan(all / 2);
    expect((await moderator.post('/sync')).failure.error).toBe('Your account is limited to some properties.');
    // Another password of the demo is that of all, and its end ends all.
    await database.pool.query(`update credentials set password = 'x' where user_id in (
      select id from users where username <> 'manager')`);
    await addDemoHistory({ ...context, defaultSource: 'demo' });
    expect((await viewer.get('/reviews/hostaway/stats')).status).toBe(401);
    await signedIn('viewer');
    await updateDemoUser(context, null);
    expect((await context.accounts.list()).filter(({ disabled }) => !disabled)).toEqual([]);
    await updateDemoUser(context, 'flex-demo');
    await addDemoHistory({ ...context, defaultSource: 'demo' });
    await signedIn('moderator');
  });

  test('leaves recent reviews pending, with changed ones among them, and fills the public pages', async () => {
    const manager = await signedInClient(server.origin);
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

  test('ends with its decisions, reasons and batches, although they are append-only', async () => {
    const { context, database } = server.app;
    const manager = await signedInClient(server.origin);
    const ids = (await manager.get<ReviewList>('/reviews/hostaway?limit=5')).data.reviews.map(({ id }) => id);
    for (const change of [{ action: 'unpublish' }, { action: 'assign', assignee: 'manager' }])
      expect((await manager.post('/reviews/bulk', { ids, ...change })).status).toBe(200);
    await database.pool.query(`insert into decision_reasons (decision_id, reason, given_by)
      select max(id), 'Why', 'manager' from decisions`);
    expect(await context.storage.deleteDemoData()).toBeGreaterThan(1000);
    for (const table of ['decisions', 'decision_reasons', 'assignee_changes', 'batches'])
      expect([table, (await database.pool.query(`select from ${table}`)).rowCount]).toEqual([table, 0]);
  });
});
