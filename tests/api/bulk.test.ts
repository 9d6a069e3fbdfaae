import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UndoneBatch } from '#contract/decisions/batches.ts';
import type { BulkResult } from '#contract/decisions/bulk.ts';
import type { DecisionList } from '#contract/decisions/decisions.ts';
import type { Review, ReviewList, ReviewStats } from '#contract/reviews/reviews.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { clearDecisions } from '#tests/support/append-only.ts';
import { fingerprint, untilSettled } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let anonymous: ApiClient;
let manager: ApiClient;
let ana: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  await addUser(server.app.context, { username: 'ana', name: 'Ana', password: 'kite orbit mugs' });
  anonymous = apiClient(server.origin);
  manager = apiClient(server.origin);
  ana = apiClient(server.origin);
  await Promise.all([manager.signIn(), ana.signIn('ana', 'kite orbit mugs')]);
});
afterAll(() => server.close());
beforeEach(async () => {
  await clearDecisions(server.app.database.pool);
  await sql('truncate channel_rights');
  await sql(`update reviews set decision = 'none', assignee = null, withdrawn_at = null
    where decision <> 'none' or assignee is not null or withdrawn_at is not null`);
});

const sql = (text: string, ...values: unknown[]) => server.app.database.pool.query(text, values);
const bulk = (body: unknown, who = manager) => who.post<BulkResult>('/reviews/bulk', body);
const decide = (who: ApiClient, id: number | undefined, isApproved: boolean) =>
  who.put<Review>(`/reviews/hostaway/${id}/approve`, { isApproved });
const page = async (query: string) => (await manager.get<ReviewList>(`/reviews/hostaway?${query}`)).data;
const ids = async (query = 'limit=10') => (await page(query)).reviews.map(({ id }) => id);
const decisionsOf = async (all: readonly number[]) =>
  (await sql('select decision from reviews where id = any($1) order by id', all)).rows.map(
    ({ decision }) => decision,
  );
const historyOf = async (id: number | undefined) =>
  (await manager.get<DecisionList>(`/reviews/hostaway/${id}/decisions`)).data.decisions;

/** Runs what must change nothing. */
async function unchanged<Result>(work: () => Promise<Result>): Promise<Result> {
  await untilSettled(server.app.database.pool);
  const before = await fingerprint(server.app.database.pool);
  const result = await work();
  expect(await fingerprint(server.app.database.pool)).toEqual(before);
  return result;
}

describe('a bulk action', () => {
  test('approves the reviews with these ids in one batch, and repeats nothing', async () => {
    const some = await ids();
    const { data } = await bulk({ action: 'approve', ids: some });
    expect(data).toMatchObject({
      batch: expect.any(String),
      matching: 10,
      changed: 10,
      becomePublic: 10,
      stopBeingPublic: 0,
      refused: [],
      refusedCount: 0,
    });
    expect(data.preview).toBeUndefined();
    expect(await decisionsOf(some)).toEqual(Array(10).fill('approved'));
    expect(await historyOf(some[0])).toMatchObject([
      { decision: 'approved', by: 'manager', cause: 'manager' },
    ]);
    const stats = (await manager.get<ReviewStats>('/reviews/hostaway/stats')).data;
    expect(stats.approvedCount).toBe(10);
    const publicPage = await anonymous.get<ReviewList>('/reviews/hostaway');
    expect(publicPage.data.total).toBe(10);

    const again = (await unchanged(() => bulk({ action: 'approve', ids: some }))).data;
    expect([again.batch, again.matching, again.changed]).toEqual([null, 0, 0]);
  });

  test('keeps the matches of a filter unpublished, each with the reason', async () => {
    const { total } = await page('rating=1');
    await decide(manager, (await ids('rating=1&limit=1'))[0], true);
    const { data } = await bulk({
      action: 'unpublish',
      filter: { rating: 1 },
      reason: ' Offensive  language ',
    });
    expect(data).toMatchObject({ matching: total, changed: total, becomePublic: 0, stopBeingPublic: 1 });
    const { reviews } = await page('decision=unpublished&limit=50');
    expect(reviews).toHaveLength(total);
    expect(new Set(reviews.map(({ reason }) => reason))).toEqual(new Set(['Offensive language']));
  });

  test('takes every filter of the list', async () => {
    const [first] = (await page('limit=1')).reviews;
    const filter = {
      listingIds: [first?.listingId],
      channels: [first?.channel],
      ratings: [1, 2, 3, 4, 5],
      approved: false,
      decision: 'none',
      startDate: '2000-01-01',
      hasText: true,
      search: first?.listingName,
      assignee: 'none',
    };
    const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
    const { total } = await page(String(query));
    expect(total).toBeGreaterThan(0);
    expect((await bulk({ action: 'approve', filter })).data.changed).toBe(total);
  });

  test('changes nothing in a dry run, and says what would change', async () => {
    const [approved, withdrawn, ...rest] = await ids();
    await decide(ana, approved, true);
    await sql('update reviews set withdrawn_at = now() where id = $1', withdrawn);
    const body = { action: 'approve', ids: [approved, withdrawn, ...rest, 99_999_999] };
    const { data } = await unchanged(() => bulk({ ...body, dryRun: true }));
    expect(data).toMatchObject({
      batch: null,
      matching: 10,
      changed: 8,
      becomePublic: 8,
      refusedCount: 2,
      refused: [
        { id: withdrawn, reason: 'No longer published on its channel, or a duplicate.' },
        { id: 99_999_999, reason: 'There is no such review.' },
      ],
    });
    const { preview } = data;
    expect(preview?.sample).toHaveLength(5);
    const shown = preview?.sample.map(({ rating }) => rating ?? 6) ?? [];
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    const warned = await sql(
      `select channel, count(*)::int from reviews where id = any($1) and channel = 'Booking.com' group by channel`,
      rest,
    );
    expect(preview?.warned).toEqual(warned.rows);
    expect(rest).toContain(preview?.sample[0]?.id);
    expect(preview?.byStars.reduce((sum, { count }) => sum + count, 0)).toBe(8);
    const { rows } = await sql('select count(distinct listing_id) from reviews where id = any($1)', rest);
    expect(preview?.properties).toBe(rows[0]?.count);
    const { expected, fingerprint: same } = { expected: data.changed, fingerprint: data.fingerprint };
    expect((await bulk({ ...body, expected, fingerprint: same })).data.changed).toBe(8);
  });

  test('refuses reviews of a hidden channel, withdrawn ones and those with other content than was shown', async () => {
    const [first] = (await page('limit=1')).reviews;
    await sql(`insert into channel_rights (channel, rights) values ($1, 'hidden')`, first?.channel);
    const { reviews } = await page(
      `limit=3&channels=${['Airbnb', 'VRBO', 'Booking.com'].filter((one) => one !== first?.channel).join()}`,
    );
    const [same, changed, other] = reviews;
    const tag = (review: Review | undefined) => ({ id: review?.id, tag: review ? contentHash(review) : '' });
    await sql(`update reviews set review_text = review_text || '!' where id = $1`, changed?.id);
    const { data } = await bulk({
      action: 'approve',
      ids: [first, same, changed, other].map((review) => review?.id),
      seen: [tag(same), tag(changed), tag(first)],
    });
    expect(data.changed).toBe(2);
    expect(data.refused.toSorted((a, b) => a.id - b.id)).toEqual(
      [
        { id: first?.id, reason: `Reviews from ${first?.channel} must not be shown.` },
        { id: changed?.id, reason: 'Changed since it was shown to you.' },
      ].toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0)),
    );
    // Unpublishing needs no condition.
    const hidden = await bulk({ action: 'unpublish', ids: [first?.id, changed?.id], seen: [tag(changed)] });
    expect([hidden.data.changed, hidden.data.stopBeingPublic]).toEqual([2, 0]);
  });

  test('changes nothing when the reviews are no longer those that were counted', async () => {
    const filter = { decision: 'none', rating: 5 };
    const dry = (await bulk({ action: 'approve', filter, dryRun: true })).data;
    const [one, two] = await ids('rating=5&limit=2');
    await decide(ana, one, false);
    const { matching: expected } = dry;
    const answer = await unchanged(() => bulk({ action: 'approve', filter, expected }));
    expect([answer.status, answer.failure.code]).toEqual([409, 'conflict']);
    expect(answer.failure.error).toContain(`${expected - 1} match now`);
    for (const wrong of [0, expected + 1]) {
      expect((await unchanged(() => bulk({ action: 'approve', filter, expected: wrong }))).status).toBe(409);
    }
    expect((await bulk({ action: 'approve', filter, expected: expected - 1 })).data.changed).toBe(
      expected - 1,
    );

    // The same number of reviews, of which one has another decision or other content.
    const all = { rating: 5 };
    const counted = (await bulk({ action: 'approve', filter: all, dryRun: true })).data;
    await decide(ana, one, true);
    await decide(ana, two, false);
    const known = { expected: counted.matching, fingerprint: counted.fingerprint };
    expect((await unchanged(() => bulk({ action: 'approve', filter: all, ...known }))).status).toBe(409);
    const recounted = (await bulk({ action: 'approve', filter: all, dryRun: true })).data;
    await sql(`update reviews set review_text = 'Other' where id = $1`, two);
    const stale = await unchanged(() =>
      bulk({ action: 'approve', filter: all, fingerprint: recounted.fingerprint }),
    );
    expect(stale.status).toBe(409);
  });

  test('is undone as a batch, without the decisions of others since', async () => {
    const some = await ids();
    await decide(ana, some[0], false);
    const { batch } = (await bulk({ action: 'approve', ids: some })).data;
    await decide(ana, some[1], false);
    const undone = (await manager.post<UndoneBatch>(`/batches/${batch}/undo`)).data;
    expect([undone.changed, undone.skipped.map(({ id }) => id)]).toEqual([9, [some[1]]]);
    expect((await historyOf(some[0])).map(({ decision }) => decision)).toEqual([
      'unpublished',
      'approved',
      'unpublished',
    ]);
    expect((await page('decision=none')).total).toBe((await page('')).total - 2);
  });

  test('assigns reviews, and an undo restores their assignees except where they were assigned again', async () => {
    const some = await ids();
    await manager.put(`/reviews/${some[0]}/assignee`, { assignee: 'manager' });
    const body = { action: 'assign', ids: some, assignee: 'Ana' };
    expect((await unchanged(() => bulk({ ...body, dryRun: true }))).data.changed).toBe(10);
    const { data } = await bulk(body);
    expect([data.changed, data.becomePublic]).toEqual([10, 0]);
    expect((await page('assignee=ana')).total).toBe(10);
    await manager.put(`/reviews/${some[1]}/assignee`, { assignee: null });
    const undone = (await manager.post<UndoneBatch>(`/batches/${data.batch}/undo`)).data;
    expect([undone.changed, undone.skipped]).toEqual([
      9,
      [{ id: some[1], guestName: expect.any(String), reason: 'Assigned again since.' }],
    ]);
    expect((await page('assignee=manager')).total).toBe(1);
    expect((await page('assignee=ana')).total).toBe(0);
    await manager.post(`/batches/${undone.batch}/undo`);
    expect((await page('assignee=ana')).total).toBe(9);
    expect((await bulk({ action: 'assign', filter: { assignee: 'ana' }, assignee: null })).data.changed).toBe(
      9,
    );
    expect(await historyOf(some[0])).toEqual([]);
  });
});

describe('two managers at once', () => {
  test('decide every review once in each direction, and lose nothing', async () => {
    const some = await ids('limit=50');
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((turn) =>
        bulk(
          { action: turn % 2 ? 'approve' : 'unpublish', ids: turn % 3 ? some : some.toReversed() },
          turn < 3 ? manager : ana,
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { rows } = await sql(`select from (
      select from_decision, to_decision, lag(to_decision, 1, 'none') over (partition by review_id order by id) as before
      from decisions) as history where from_decision <> before or from_decision = to_decision`);
    expect(rows).toEqual([]);
    expect(new Set(await decisionsOf(some)).size).toBe(1);
    const changes = answers.reduce((sum, { data }) => sum + data.changed, 0);
    expect((await sql('select count(*) from decisions')).rows[0]?.count).toBe(changes);
  });

  test('a decision that is made while a bulk action waits is neither lost nor overwritten', async () => {
    const some = await ids();
    const body = { action: 'approve', filter: { ids: some, decision: 'none' }, expected: 10 };
    const client = await server.app.database.pool.connect();
    await client.query('begin');
    await client.query(`update reviews set decision = 'unpublished' where id = $1`, [some[4]]);
    await client.query(
      `insert into decisions (review_id, cause, decided_by, from_decision, to_decision)
       values ($1, 'manager', 'ana', 'none', 'unpublished')`,
      [some[4]],
    );
    const waiting = bulk(body);
    await expect
      .poll(
        async () =>
          (
            await sql(`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`)
          ).rowCount,
      )
      .toBeGreaterThan(0);
    await client.query('commit');
    client.release();
    expect((await waiting).status).toBe(409);
    expect((await decisionsOf(some)).filter((decision) => decision === 'none')).toHaveLength(9);
    expect((await bulk({ ...body, expected: 9 })).data.changed).toBe(9);
    expect((await historyOf(some[4])).map(({ by }) => by)).toEqual(['ana']);
  });
});

describe('a bulk action is refused', () => {
  test.each([
    [{}, 'action is missing.'],
    [{ action: 'delete', ids: [1] }, 'action must be one of approve, unpublish, assign.'],
    [{ action: 'approve' }, 'ids or filter is missing.'],
    [{ action: 'approve', ids: [1], filter: {} }, 'Give either ids or filter, not both.'],
    [{ action: 'approve', ids: [] }, 'ids must be 1 to 100000 whole numbers'],
    [{ action: 'approve', ids: ['1'] }, 'ids must be 1 to 100000 whole numbers'],
    [{ action: 'approve', ids: [0] }, 'ids must be 1 to 100000 whole numbers'],
    [{ action: 'approve', ids: 1 }, 'ids must be 1 to 100000 whole numbers'],
    [{ action: 'approve', filter: [] }, 'filter must be an object.'],
    [{ action: 'approve', filter: { rating: 9 } }, 'filter: rating must be a whole number from 1 to 5.'],
    [{ action: 'approve', filter: { rating: '5' } }, 'filter: rating must be a whole number from 1 to 5.'],
    [{ action: 'approve', filter: { stars: 5 } }, 'filter: "stars" is not a known field.'],
    [{ action: 'approve', filter: { limit: 5 } }, 'filter: "limit" is not a known field.'],
    [
      { action: 'approve', filter: { search: 'a\0' } },
      'filter: search may not contain the character U+0000.',
    ],
    [{ action: 'approve', filter: { startDate: '2024-02-30' } }, 'filter: startDate must be an existing day'],
    [{ action: 'approve', ids: [1], expected: -1 }, 'expected must be a whole number'],
    [{ action: 'approve', ids: [1], expected: '1' }, 'expected must be a whole number'],
    [{ action: 'approve', ids: [1], dryRun: 'true' }, 'dryRun must be true or false.'],
    [{ action: 'approve', ids: [1], seen: [{ id: 1 }] }, 'seen is not valid.'],
    [{ action: 'approve', ids: [1], reason: 'x' }, 'reason may be given only with the action unpublish.'],
    [{ action: 'approve', ids: [1], assignee: 'ana' }, 'assignee may be given only with the action assign.'],
    [{ action: 'unpublish', ids: [1], reason: ' ' }, 'reason must have 1 to 200 visible characters.'],
    [{ action: 'assign', ids: [1] }, 'assignee is missing.'],
    [{ action: 'assign', ids: [1], assignee: 'bob' }, 'not the username of an active person'],
    [{ action: 'approve', ids: [1], batch: 'x' }, '"batch" is not a known field.'],
  ])('%j', async (body, words) => {
    const answer = await unchanged(() => bulk(body));
    expect([answer.status, answer.failure.error]).toEqual([400, expect.stringContaining(words)]);
  });

  test('with more than 100,000 ids, and not with 100,000', async () => {
    const many = Array.from({ length: 100_001 }, (_, index) => 9_000_000_000_000_000 - index);
    const answer = await unchanged(() => bulk({ action: 'approve', ids: many }));
    expect([answer.status, answer.failure.error]).toEqual([
      400,
      expect.stringContaining('ids must be 1 to 100000'),
    ]);
    const most = (await bulk({ action: 'approve', ids: [...(await ids()), ...many.slice(0, 99_990)] })).data;
    expect([most.changed, most.refused.length, most.refusedCount]).toEqual([10, 1_000, 99_990]);
  });

  test('of an anonymous visitor or from another site', async () => {
    const body = { action: 'approve', ids: [1] };
    expect((await bulk(body, anonymous)).status).toBe(401);
    const foreign = { headers: { origin: 'https://evil.example' } };
    expect((await manager.post('/reviews/bulk', body, foreign)).status).toBe(403);
  });
});
