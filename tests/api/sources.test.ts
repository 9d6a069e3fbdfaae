import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RespondOutcome } from '#connectors/source.ts';
import type { Answers } from '#contract/responses/answers.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import type { SourceList } from '#contract/sources/accounts.ts';
import type { QuarantinedRowList } from '#contract/sources/quarantined-rows.ts';
import type { ImportResult } from '#contract/sources/review-files.ts';
import type { SyncStatus } from '#contract/sources/sync.ts';
import type { Task } from '#contract/tasks/tasks.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { createMetrics } from '#http/metrics.ts';
import { addSource, cancelUnsendable, deleteUnusedTokens } from '#services/sources/connect-sources.ts';
import { requireSource } from '#services/sources/source-accounts.ts';
import { runSync, syncStatus } from '#services/sources/sync.ts';
import { withdrawReviews } from '#services/sources/withdraw-reviews.ts';
import { type HostawaySimulator, startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { tablesWith } from '#tests/support/database-content.ts';
import { withSources } from '#tests/support/fixed-sources.ts';
import { accountOf } from '#tests/support/sync-fixture.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { failedSyncs } from '#web/app/sync-state.ts';

const WAIT = { timeout: TIMEOUT_MS, interval: 100 };
const SETTINGS = { accountId: '22', apiKey: 'the-second-key' };
/** Of each account, whose rows have the same ids. */
const REVIEWS = 9;

let server: TestServer;
let second: HostawaySimulator;
let admin: ApiClient;

beforeEach(async () => {
  const data = accountOf(10);
  for (const review of data.reviews) review.publicReview = 'Wombats live next door.';
  second = await startHostawaySimulator({ ...SETTINGS, data, tokenDelayMs: 0, rateLimit: false });
  server = await openTestServer({
    template: 'empty',
    account: (first) => Object.assign(first, accountOf(10)),
    environment: { HOSTAWAY_API_URL: second.url },
  });
  admin = await signedInClient(server.origin);
});
afterEach(async () => {
  await server.close();
  await second.close();
});

const list = async () => (await admin.get<SourceList>('/sources')).data.sources;
const find = async (id: string) => (await list()).find((each) => each.id === id);
const count = async (query = '') =>
  (await admin.get<ReviewList>(`/reviews/hostaway?limit=1${query}`)).data.total;
const add = (settings: object = SETTINGS) =>
  admin.post<SourceList>('/sources', { kind: 'hostaway', name: ' Second  account', settings });
const change = (id: string, body: object) => admin.patch(routePath('PATCH /sources/:id', { id }), body);
const remove = (id: string, reviews: string) =>
  admin.delete(`${routePath('DELETE /sources/:id', { id })}?reviews=${reviews}`);
const check = async (id: string) =>
  (await admin.post<{ problem: string | null }>(routePath('POST /sources/:id/check', { id }))).data.problem;
const synced = (id: string) =>
  vi.waitFor(async () => expect((await find(id))?.lastRun).toMatchObject({ state: 'succeeded' }), WAIT);

test('the account of the environment cannot be changed in the app', async () => {
  expect(await list()).toMatchObject([
    { id: 'hostaway', kind: 'hostaway', name: 'Hostaway', isFixed: true, isPaused: false, reviews: REVIEWS },
  ]);
  for (const answer of [await change('hostaway', { isPaused: true }), await remove('hostaway', 'keep')]) {
    expect(answer.status).toBe(409);
    expect(answer.failure.error).toContain('environment');
  }
  expect((await change('hostaway-7', { isPaused: true })).status).toBe(404);
});

test('the access tokens of old keys of the environment are deleted', async () => {
  const { pool } = server.app.database;
  await pool.query(`insert into upstream_tokens
    select replace(account, 'with', 'with an old key'), sealed, usable_from, expires_at from upstream_tokens`);
  const tokens = async () => (await pool.query('select account from upstream_tokens')).rows;
  expect(await tokens()).toHaveLength(2);
  await deleteUnusedTokens(server.app.context);
  expect(await tokens()).toEqual([{ account: expect.not.stringContaining('old') }]);
});

describe('the account of the environment', () => {
  const stored = (values: string) =>
    server.app.database.pool.query(`insert into source_accounts
      (id, kind, name, account, created_by, paused, removed_at, withdrawing) values ${values}`);

  test.each([
    ['paused', 'true, null, false'],
    ['removed with its reviews', 'false, now(), true'],
  ])('is synced also if it was once %s in the app', async (_what, state) => {
    await stored(`('hostaway', 'hostaway', 'Old', '${server.hostaway.accountId}', 'manager', ${state})`);
    await withdrawReviews(server.app.context, 'hostaway');
    expect(await runSync(server.app.context)).toMatchObject({ removed: 0 });
    expect(await server.app.context.storage.sourceAccounts.listWithdrawing()).toEqual([]);
    expect(await count()).toBe(REVIEWS);
  });

  test('leaves its id to no other account after it has left the environment', async () => {
    const context = withSources(server.app.context, []);
    const account = { kind: 'hostaway', name: 'Second', settings: SETTINGS } as const;
    expect(await addSource(context, systemActor, account)).toBe('hostaway-2');
    // As if it had been synced by an earlier version, which did not record accounts.
    await server.app.database.pool.query('update sync_runs set account = null; delete from source_accounts');
    expect(await addSource(context, systemActor, account)).toBe('hostaway-2');
  });

  test.each([
    ['another', 'hostaway-2', `'11'`],
    ['the same', 'hostaway', 'account'],
    ['an unknown', 'hostaway', 'null'],
  ])('gets an id that %s account had: %s', async (_which, id, account) => {
    await server.app.database.pool.query(`update sync_runs set account = ${account}`);
    const later = await openTestServer({
      account: (data) => Object.assign(data, accountOf(10)),
      environment: { DATABASE_URL: server.databaseUrl },
    });
    expect(later.app.context.sources.fixed).toMatchObject([{ id }]);
    await later.close();
  });
});

test.each([
  ['a wrong key', { ...SETTINGS, apiKey: 'wrong' }, 'It was not saved. Hostaway rejected the account id'],
  ['a missing one', { accountId: '22' }, 'settings needs apiKey'],
  ['an unknown one', { ...SETTINGS, token: 'x' }, 'settings has "token", which Hostaway does not need'],
])('settings with %s are refused before anything is stored', async (_what, settings, message) => {
  const answer = await add(settings);
  expect(answer.status).toBe(400);
  expect(answer.failure.error).toContain(message);
  expect(await list()).toHaveLength(1);
});

describe('a second account', () => {
  beforeEach(async () => {
    expect((await add()).status).toBe(200);
    await synced('hostaway-2');
  });

  test('is read beside the first, with reviews of its own, and its secrets are never shown', async () => {
    expect(await find('hostaway-2')).toMatchObject({
      name: 'Second account',
      isFixed: false,
      createdBy: 'manager',
      reviews: REVIEWS,
    });
    expect(await count()).toBe(2 * REVIEWS);
    expect(await count('&search=wombats')).toBe(REVIEWS);
    expect((await admin.get('/sources')).text).not.toContain(SETTINGS.apiKey);
    expect(await tablesWith(server.app.database.pool, SETTINGS.apiKey)).toEqual([]);
    const { rows } = await server.app.database.pool.query(
      'select distinct account from upstream_requests where account like $1',
      [`%${second.url}`],
    );
    expect(rows, 'its limit is that of the address').toEqual([{ account: `hostaway at ${second.url}` }]);
    for (const accountId of ['22', ' 22', '022']) {
      const again = await add({ ...SETTINGS, accountId });
      expect(again.status).toBe(409);
      expect(again.failure.error).toContain('already connected as Second account');
    }
  });

  test('that fails does not stop the other', async () => {
    second.failures.add({ path: '/v1/reviews', failure: 'server-error' });
    server.hostaway.edits.addReview({ publicReview: 'Quokkas in the yard.' });
    await admin.post('/sync');
    await vi.waitFor(async () => expect(await count('&search=quokkas')).toBe(1), WAIT);
    await vi.waitFor(async () => {
      // The job of the first sync may not have ended yet, and then no other is queued.
      await admin.post('/sync');
      expect((await find('hostaway-2'))?.lastRun).toMatchObject({
        state: 'failed',
        error: expect.stringContaining('HTTP 500'),
      });
    }, WAIT);
    const { rows } = await server.app.database.pool.query(
      `select distinct target from events where kind = 'sync.failed'`,
    );
    expect(rows).toEqual([{ target: 'Second account' }]);
    expect(await count()).toBe(2 * REVIEWS + 1);
    await vi.waitFor(async () => {
      expect(failedSyncs((await admin.get<SyncStatus>('/sync')).data)).toEqual(['Second account']);
    }, WAIT);
    const metrics = await createMetrics(server.app.context).text();
    expect(metrics).toContain('reviews_last_sync_failed{source="hostaway"} 0');
    expect(metrics).toContain('reviews_last_sync_failed{source="hostaway-2"} 1');
    second.failures.add({ path: '/v1/messageTemplates', failure: 'server-error' });
    const imported = await admin.post<{ added: number; failed: string[] }>('/templates/import');
    expect(imported.status).toBe(200);
    expect(imported.data.failed).toEqual(['Second account']);
  });

  /** A review of it that can be responded to. */
  async function wombats() {
    const { reviews } = (await admin.get<ReviewList>('/reviews/hostaway?search=wombats&limit=50')).data;
    return reviews.filter(({ canRespond }) => canRespond);
  }
  const read = async (id: number) => (await admin.get<Review>(`/reviews/hostaway/${id}`)).data;
  const respond = (id: number, sendAt: Date) =>
    admin.put(routePath('PUT /reviews/hostaway/:id/response', { id }), { text: 'Thanks!', sendAt });
  const tasks = async () => (await admin.get<{ tasks: Task[] }>('/tasks')).data.tasks;
  const desk = async (state: string) => (await admin.get<Answers>(`/answers?state=${state}`)).data;

  test('keeps what has to be sent while it is paused, and cancels it when it is removed', async () => {
    const [review] = await wombats();
    const id = review?.id ?? 0;
    expect((await respond(id, new Date(Date.now() + 3_600_000))).status).toBe(202);
    expect((await read(id)).writtenResponse?.isHeld).toBeUndefined();
    await change('hostaway-2', { isPaused: true });
    expect(await read(id)).toMatchObject({
      writtenResponse: { state: 'waiting', isHeld: true },
      responseBlockedReason: expect.stringContaining('paused'),
    });
    expect(await desk('waiting')).toMatchObject({
      reviews: [{ id, writtenResponse: { isHeld: true } }],
      counts: { waiting: 1 },
    });
    const task = { reviewId: id, title: 'Fence', description: '', category: 'maintenance' };
    expect((await admin.post<Task>('/tasks', task)).data).toMatchObject({ state: 'waiting' });
    expect(await find('hostaway-2')).toMatchObject({ waiting: { responses: 1, tasks: 1 } });

    // Now it is due, but nothing is sent.
    const { pool } = server.app.database;
    await pool.query(`update responses set send_at = now() where review_id = $1`, [id]);
    await pool.query(`update pgboss.job set start_after = now() where name like 'deliver-response%'`);
    const queued = `select count(*)::int as count from pgboss.job where name like 'deliver-response%' and state < 'completed'`;
    await vi.waitFor(async () => expect((await pool.query(queued)).rows[0].count).toBe(0), WAIT);
    expect((await admin.delete(routePath('DELETE /reviews/hostaway/:id/response', { id }))).status).toBe(200);
    await change('hostaway-2', { isPaused: false });
    expect((await respond(id, new Date(Date.now() + 3_600_000))).status).toBe(202);
    await change('hostaway-2', { isPaused: true });

    await remove('hostaway-2', 'keep');
    const reason = 'Its source was removed before this was sent.';
    expect((await read(id)).writtenResponse).toMatchObject({ state: 'cancelled', reason });
    expect(await desk('refused')).toMatchObject({ reviews: [{ id }], counts: { waiting: 0, refused: 1 } });
    expect(await tasks()).toMatchObject([{ state: 'refused', reason, status: 'open' }]);
    const { rows } = await pool.query(
      `select kind from events where kind in ('response.cancelled', 'task.refused') order by kind`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['response.cancelled', 'task.refused']);

    // As if they had been written while it was being removed.
    await pool.query(`update responses set state = 'waiting'; update tasks set state = 'waiting'`);
    await cancelUnsendable(server.app.context);
    expect((await read(id)).writtenResponse).toMatchObject({ state: 'cancelled', reason });
    expect(await tasks()).toMatchObject([{ state: 'refused', reason }]);
  });

  test('that does not answer delays no response to another', async () => {
    const [one, other] = await wombats();
    const first = (await admin.get<ReviewList>('/reviews/hostaway?limit=50')).data.reviews.find(
      ({ canRespond, reviewText }) => canRespond && !reviewText.includes('Wombats'),
    );
    const { connector } = requireSource(server.app.context, 'hostaway-2');
    const answered = Promise.withResolvers<RespondOutcome>();
    let attempts = 0;
    connector.respond = () => {
      attempts++;
      return answered.promise;
    };
    for (const review of [one, other]) await respond(review?.id ?? 0, new Date());
    await vi.waitFor(() => expect(attempts).toBe(1), WAIT);
    await respond(first?.id ?? 0, new Date());
    await vi.waitFor(async () => {
      expect((await read(first?.id ?? 0)).writtenResponse?.state).toBe('sent');
    }, WAIT);
    expect(attempts).toBe(1);
    answered.resolve({ kind: 'sent' });
    await vi.waitFor(async () => {
      expect((await read(other?.id ?? 0)).writtenResponse?.state).toBe('sent');
    }, WAIT);
  });

  test('takes files of an admin after it is removed, and its sync agrees with them when it is connected again', async () => {
    const [known] = second.data.reviews;
    const own = { ...known, id: 77_000, publicReview: 'Wombats from a file.' };
    const file = [{ ...known, publicReview: 'Changed in a file.' }, own]
      .map((row) => JSON.stringify(row))
      .join('\n');
    // A sync may just be ending.
    const upload = () =>
      vi.waitFor(async () => {
        const answer = await admin.call<ImportResult>(
          'POST',
          '/reviews/import?name=old.ndjson&source=hostaway-2',
          { rawBody: file, headers: { 'content-type': 'application/octet-stream' } },
        );
        expect(answer.status).toBe(200);
        return answer;
      }, WAIT);
    expect((await upload()).data.counts).toMatchObject({ added: 0 });
    expect(await count()).toBe(2 * REVIEWS);
    await remove('hostaway-2', 'keep');
    expect((await upload()).data.counts).toMatchObject({ added: 1, changed: 1 });
    await add();
    await synced('hostaway-2');
    await vi.waitFor(async () => expect(await count('&search=wombats')).toBe(REVIEWS + 1), WAIT);
    expect(await count('&search=changed')).toBe(0);
    expect(await count()).toBe(2 * REVIEWS + 1);
  });

  test('is neither read nor written to while it is paused', async () => {
    await change('hostaway-2', { isPaused: true });
    expect(await find('hostaway-2')).toMatchObject({ isPaused: true });
    const { context } = server.app;
    const { sources } = await syncStatus({ ...context, sources: { ...context.sources, list: () => [] } });
    expect(sources, 'it is the only one, and connected').toMatchObject([
      { source: 'hostaway-2', name: 'Second account', lastRun: { state: 'succeeded' } },
    ]);
    const requests = second.requests.length;
    await expect(runSync(server.app.context, undefined, 'hostaway-2')).rejects.toMatchObject({
      problem: { reason: 'source-not-connected' },
    });
    const { reviews } = (await admin.get<ReviewList>('/reviews/hostaway?search=wombats&limit=1')).data;
    expect(reviews[0]).toMatchObject({ canRespond: false });
    expect(second.requests).toHaveLength(requests);
    second.failures.add({ path: '/v1/listings', failure: 'bad-gateway' });
    expect(await check('hostaway-2')).toBe('Hostaway failed with an internal error (HTTP 502).');
    second.failures.clear();
    second.edits.addReview({ publicReview: 'Wombats again.' });
    await change('hostaway-2', { isPaused: false });
    const { rows } = await server.app.database.pool.query(
      `select kind, actor, target from events where kind like 'source.%' order by id`,
    );
    expect(rows).toEqual(
      ['added', 'paused', 'resumed'].map((kind) => ({
        kind: `source.${kind}`,
        actor: 'manager',
        target: 'Second account',
      })),
    );
    await vi.waitFor(async () => expect(await count('&search=wombats')).toBe(REVIEWS + 1), WAIT);
  });

  test('is checked on demand, and gets other settings only of the same account', async () => {
    expect(await check('hostaway-2')).toBeNull();
    second.failures.add({ path: '/v1/listings', failure: 'bad-gateway' });
    expect(await check('hostaway-2')).toContain('HTTP 502');
    second.failures.clear();
    const refused = await change('hostaway-2', { settings: { ...SETTINGS, apiKey: 'wrong' } });
    expect(refused.status).toBe(400);
    expect((await change('hostaway-2', { settings: SETTINGS, name: 'Lisbon' })).status).toBe(200);
    expect(await find('hostaway-2')).toMatchObject({ name: 'Lisbon' });
  });

  test('leaves its reviews when it is removed, and reads them again when it is connected again', async () => {
    expect((await remove('hostaway-2', 'keep')).status).toBe(200);
    expect(await list()).toHaveLength(1);
    expect(await count()).toBe(2 * REVIEWS);
    const { rows } = await server.app.database.pool.query('select sealed_settings from source_accounts');
    expect(rows).toEqual([{ sealed_settings: null }]);
    await add();
    await synced('hostaway-2');
    expect(await count()).toBe(2 * REVIEWS);
  });

  test('is read in full when it is connected again, however many reviews it has', async () => {
    await remove('hostaway-2', 'withdraw');
    await vi.waitFor(async () => expect(await count()).toBe(REVIEWS), WAIT);
    await server.app.database.pool.query(
      `update sync_runs set expected = 60000 where source = 'hostaway-2' and state = 'succeeded'`,
    );
    for (const review of second.data.reviews) review.submittedAt = '2020-01-01 10:00:00';
    await add();
    await vi.waitFor(async () => expect(await count()).toBe(2 * REVIEWS), WAIT);
    await synced('hostaway-2');
    expect((await find('hostaway-2'))?.lastRun).toMatchObject({ kind: 'full' });
    const { rows } = await server.app.database.pool.query(
      `select from events where kind = 'reviews.added' and id > (
        select max(id) from events where kind = 'source.removed')`,
    );
    expect(rows, 'it is no first sync').toEqual([]);
  });

  test('leaves no access token when it is removed or gets another key', async () => {
    const tokens = async () =>
      (
        await server.app.database.pool.query(
          `select account from upstream_tokens where account like 'hostaway 22 %'`,
        )
      ).rows;
    const [before] = await tokens();
    expect(before).toBeDefined();
    second.edits.changeKey('the-third-key');
    expect((await change('hostaway-2', { settings: { ...SETTINGS, apiKey: 'the-third-key' } })).status).toBe(
      200,
    );
    const after = await tokens();
    expect(after).toHaveLength(1);
    expect(after[0]).not.toEqual(before);
    await remove('hostaway-2', 'keep');
    await vi.waitFor(async () => expect(await tokens()).toEqual([]), WAIT);
  });

  test('takes its reviews from all lists when it is removed with them, and brings them back', async () => {
    // As if it had been imported.
    await server.app.database.pool.query(
      `update reviews set synced = false where id = (select max(id) from reviews where source = 'hostaway-2')`,
    );
    const quarantined = async () =>
      (await admin.get<QuarantinedRowList>('/sync/quarantined')).data.rows.map(({ key }) => key);
    await server.app.database.pool.query(
      `insert into quarantined_rows (source, row_key, reason, detail, raw, by_sync)
       select 'hostaway-2', key, 'not-understood', 'type', '{}', key = 'synced' from unnest(array['synced', 'imported']) as key`,
    );
    await remove('hostaway-2', 'withdraw');
    await vi.waitFor(async () => expect(await count()).toBe(REVIEWS + 1), WAIT);
    await vi.waitFor(async () => expect(await quarantined()).toEqual(['imported']), WAIT);
    await add();
    await vi.waitFor(async () => expect(await count()).toBe(2 * REVIEWS), WAIT);
  });

  test('that is removed in the middle of its sync stores nothing more', async () => {
    const isSyncing = () => server.app.context.storage.isHeld('sync');
    // The first sync has succeeded, but may still hold its lock.
    await vi.waitFor(async () => expect(await isSyncing()).toBe(false), WAIT);
    let isHeld = false;
    const removed = Promise.withResolvers<void>();
    second.edits.addReview({ publicReview: 'Wombats at the end.' });
    const outcome = runSync(
      {
        ...server.app.context,
        analyseTexts: async (texts) => {
          isHeld = true;
          await removed.promise;
          return server.app.context.analyseTexts(texts);
        },
      },
      undefined,
      'hostaway-2',
    ).catch((error: unknown) => error);
    await vi.waitFor(() => expect(isHeld).toBe(true), WAIT);
    const removing = remove('hostaway-2', 'withdraw');
    removed.resolve();
    expect((await removing).status).toBe(200);
    await outcome;
    await vi.waitFor(async () => expect(await count()).toBe(REVIEWS), WAIT);
    const { rows } = await server.app.database.pool.query(`select from events where kind = 'sync.failed'`);
    expect(rows, 'a failure that someone wanted').toEqual([]);
    expect(await isSyncing()).toBe(false);
  });
});
