import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Activity, ActivityGroups } from '#contract/decisions/activity.ts';
import type { UndoneBatch } from '#contract/decisions/batches.ts';
import type { BulkResult } from '#contract/decisions/bulk.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { clearDecisions, withoutTriggers } from '#tests/support/append-only.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let anonymous: ApiClient;
let manager: ApiClient;
let ana: ApiClient;
let reviews: Review[];

beforeAll(async () => {
  server = await openTestServer();
  await addUser(server.app.context, { username: 'ana', name: 'Ana', password: 'kite orbit mugs' });
  anonymous = apiClient(server.origin);
  manager = apiClient(server.origin);
  ana = apiClient(server.origin);
  await Promise.all([manager.signIn(), ana.signIn('ana', 'kite orbit mugs')]);
  reviews = (await manager.get<ReviewList>('/reviews/hostaway?limit=50')).data.reviews;
});
afterAll(() => server.close());
beforeEach(async () => {
  await clearDecisions(server.app.database.pool);
  await sql(
    `update reviews set decision = 'none', assignee = null where decision <> 'none' or assignee is not null`,
  );
});

const sql = (text: string, ...values: unknown[]) => server.app.database.pool.query(text, values);
const review = (index: number): Review => {
  const found = reviews[index];
  if (!found) throw new Error(`there is no review ${index}`);
  return found;
};
const decide = (who: ApiClient, index: number, isApproved: boolean, more: object = {}) =>
  who.put<Review>(`/reviews/hostaway/${review(index).id}/approve`, { isApproved, ...more });
const activity = async (query = '') => (await manager.get<Activity>(`/activity${query}`)).data;
const groups = async (query = '') => (await manager.get<ActivityGroups>(`/activity/groups${query}`)).data;
const bulk = async (who: ApiClient, body: object) => (await who.post<BulkResult>('/reviews/bulk', body)).data;
const idsOf = (count: number) => reviews.slice(0, count).map(({ id }) => id);

/** Seven decisions of two managers and a sync, two of them in a batch. */
async function decideSome(): Promise<string> {
  const batch = randomUUID();
  await decide(manager, 0, true);
  await decide(ana, 0, false, { reason: 'Suspected fake' });
  await decide(manager, 1, true, { batch });
  await decide(manager, 2, false, { batch });
  await decide(ana, 3, true);
  await ana.post(`/reviews/${review(3).id}/undo`);
  await sql(
    `insert into decisions (review_id, cause, from_decision, to_decision, reason) values ($1, 'sync', 'approved', 'none', 'Changed')`,
    review(1).id,
  );
  return batch;
}

describe('the activity', () => {
  test('has every decision with its review, newest first', async () => {
    const batch = await decideSome();
    const { decisions, nextCursor } = await activity();
    expect(nextCursor).toBeNull();
    expect(decisions.map(({ action, by, from, to, isLast }) => [action, by, from, to, isLast])).toEqual([
      ['change', null, 'approved', 'none', true],
      ['undo', 'ana', 'approved', 'none', true],
      ['approve', 'ana', 'none', 'approved', false],
      ['unpublish', 'manager', 'none', 'unpublished', true],
      ['approve', 'manager', 'none', 'approved', false],
      ['unpublish', 'ana', 'approved', 'unpublished', true],
      ['approve', 'manager', 'none', 'approved', false],
    ]);
    const { id, guestName, listingId, listingName, rating, reviewText } = review(0);
    expect(decisions[5]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      action: 'unpublish',
      by: 'ana',
      from: 'approved',
      to: 'unpublished',
      reason: 'Suspected fake',
      batch: null,
      review: { id, guestName, listingId, listingName, rating, excerpt: reviewText.slice(0, 100) },
      isLast: true,
    });
    expect(decisions[3]?.batch).toEqual({ id: batch, kind: 'triage' });
  });

  test('is filtered by person, action, property, day and batch', async () => {
    const batch = await decideSome();
    const statement = `update decisions set at = '2024-02-29T23:30:00Z' where review_id = ${review(0).id}`;
    await withoutTriggers(server.app.database.pool, statement);
    const count = async (query: string) => (await activity(query)).decisions.length;
    expect(await count('?by=ana')).toBe(3);
    expect(await count('?by=ana&action=unpublish')).toBe(1);
    expect(await count('?action=undo')).toBe(1);
    expect(await count('?action=change')).toBe(1);
    expect(await count(`?batch=${batch}`)).toBe(2);
    expect(await count('?startDate=2024-02-29&endDate=2024-02-29')).toBe(2);
    expect(await count('?endDate=2024-02-28')).toBe(0);
    const ofListing = (await activity()).decisions.filter(
      (each) => each.review.listingId === review(0).listingId,
    );
    expect(await count(`?listingId=${review(0).listingId}`)).toBe(ofListing.length);
    const inGroups = async (query: string) => (await groups(query)).groups.length;
    expect(await inGroups('?by=ana')).toBe(3);
    expect(await inGroups('?by=manager')).toBe(2);
    expect(await inGroups('?action=unpublish')).toBe(2);
    expect(await inGroups(`?batch=${batch}`)).toBe(1);
    expect(await inGroups('?startDate=2024-02-29&endDate=2024-02-29')).toBe(2);
  });

  test('is read in parts that have every decision once, also those of the same moment', async () => {
    await bulk(manager, { action: 'approve', ids: idsOf(25) });
    await decideSome();
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const part: Activity = await activity(`?limit=4${cursor && `&cursor=${cursor}`}`);
      seen.push(...part.decisions.map(({ id }) => id));
      cursor = part.nextCursor;
    }
    const { rows } = await sql('select id from decisions order by at desc, id desc');
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  test('has each batch as one group, with what it did and whether it was undone', async () => {
    const { batch } = await bulk(ana, { action: 'approve', ids: idsOf(20) });
    await decide(manager, 5, false);
    const assigned = await bulk(manager, { action: 'assign', ids: idsOf(3), assignee: 'ana' });
    const before = (await groups()).groups;
    expect(before.map((group) => [group.by, group.batch?.kind, group.batch?.counts])).toEqual([
      ['manager', 'bulk', [{ action: 'assign', count: 3 }]],
      ['manager', undefined, undefined],
      ['ana', 'bulk', [{ action: 'approve', count: 20 }]],
    ]);
    expect(before[1]?.entry).toMatchObject({ action: 'unpublish', review: { id: review(5).id } });
    expect(before.map((group) => group.batch?.isUndone)).toEqual([false, undefined, false]);
    await manager.post<UndoneBatch>(`/batches/${batch}/undo`);
    await manager.post<UndoneBatch>(`/batches/${assigned.batch}/undo`);
    const after = (await groups()).groups;
    expect(after.map((group) => [group.batch?.kind, group.batch?.isUndone])).toEqual([
      ['undo', false],
      ['undo', false],
      ['bulk', true],
      [undefined, undefined],
      ['bulk', true],
    ]);
    expect(after[1]?.batch?.counts).toEqual([{ action: 'undo', count: 19 }]);
    expect((await groups('?action=approve')).groups).toHaveLength(1);
  });

  test('in groups is read in parts that have every group once', async () => {
    await decideSome();
    await bulk(manager, { action: 'unpublish', ids: idsOf(10) });
    await bulk(ana, { action: 'approve', ids: idsOf(10) });
    await withoutTriggers(
      server.app.database.pool,
      `update decisions set at = '2026-01-01'; update batches set created_at = '2026-01-01'`,
    );
    const key = (group: ActivityGroups['groups'][number]) => group.batch?.id ?? group.entry?.id;
    const all = (await groups()).groups.map(key);
    const seen: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const part: ActivityGroups = await groups(`?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...part.groups.map(key));
      cursor = part.nextCursor;
    }
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(8);
  });

  test('is exported as CSV, exactly as it is filtered and without formulas', async () => {
    await decideSome();
    await sql(`update reviews set guest_name = '=1+1' where id = $1`, review(0).id);
    const answer = await manager.get('/activity/export?by=ana&action=unpublish');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="history-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head, line, ...rest] = answer.text.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('at,by,action,from,to,reason,batch,review_id,guest,listing_id,listing_name');
    expect(line).toMatch(
      /^[\d-]+T[\d:.]+Z,ana,unpublish,approved,unpublished,Suspected fake,,\d+,'=1\+1,\d+,/,
    );
    expect(rest).toEqual(['']);
    expect((await manager.get('/activity/export')).text.trim().split('\r\n')).toHaveLength(8);
    await sql('update reviews set guest_name = $2 where id = $1', review(0).id, review(0).guestName);
  });

  test('is for managers only, and rejects what it does not know', async () => {
    for (const path of ['/activity', '/activity/groups', '/activity/export']) {
      expect((await anonymous.get(path)).status).toBe(401);
      for (const query of ['x=1', 'by=', 'action=none', 'listingId=0', 'startDate=2024-02-30', 'batch=1']) {
        expect([query, (await manager.get(`${path}?${query}`)).status]).toEqual([query, 400]);
      }
    }
    for (const query of ['limit=0', 'limit=101', 'cursor=x', 'cursor=1', 'cursor=1_', 'cursor=-1_1']) {
      expect([query, (await manager.get(`/activity?${query}`)).status]).toEqual([query, 400]);
      expect([query, (await manager.get(`/activity/groups?${query}`)).status]).toEqual([query, 400]);
    }
  });
});
