import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { App } from '#app.ts';
import { userActor } from '#domain/accounts/actor.ts';
import type { ReviewId } from '#domain/ids.ts';
import { setApproval } from '#services/decisions/approval.ts';
import { runSync } from '#services/sources/sync.ts';
import { expectSameAsHostaway } from '#tests/support/same-as-hostaway.ts';
import { saying } from '#tests/support/saying.ts';
import {
  accountOf,
  NO_DELAYS,
  openSyncFixture,
  type SyncFixture,
  UNLIMITED,
  withPageSize,
} from '#tests/support/sync-fixture.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

let fixture: SyncFixture;
afterEach(() => fixture.close());

const manager = userActor({ username: 'manager', role: 'manager', access: 'all' }, '127.0.0.1');
const sync = (app: App) => runSync(app.context);
const lastRun = (app: App) => app.context.storage.syncs.last(app.context.defaultSource);

/** The requested offsets of reviews, in order, starting with one request. */
function offsets(from = 0): number[] {
  const requests = fixture.hostaway.requests.slice(from).filter(({ path }) => path === '/v1/reviews');
  return requests.map(({ query }) => Number(new URLSearchParams(query).get('offset')));
}

/** Runs a first sync until it requests the rows from an offset, and stops it there. */
function holdAt(offset: number): void {
  fixture.hostaway.failures.add({
    path: '/v1/reviews',
    query: { offset: String(offset) },
    failure: { kind: 'hang' },
  });
}

describe('a sync whose process is killed', () => {
  beforeEach(async () => {
    fixture = await openSyncFixture({ data: accountOf(2_600) });
  });

  async function killAt(offset: number): Promise<void> {
    holdAt(offset);
    const { url, accountId, apiKey } = fixture.hostaway;
    const upstream = JSON.stringify({ url, accountId, apiKey, requestLimit: UNLIMITED });
    const script = path.join(import.meta.dirname, 'sync-process.ts');
    const child = spawn(process.execPath, [script, fixture.databaseUrl, upstream], { stdio: 'inherit' });
    const ended = once(child, 'exit');
    const database = new pg.Client(fixture.databaseUrl);
    await database.connect();
    await vi.waitFor(() => expect(offsets()).toContain(offset), WAIT_OPTIONS);
    // The sync requests a page while it stores the previous one.
    const stored = async () =>
      (await database.query(`select max((checkpoint->>'offset')::int) as at from sync_runs`)).rows;
    await vi.waitFor(async () => expect(await stored()).toEqual([{ at: offset }]), WAIT_OPTIONS);
    await database.end();
    child.kill('SIGKILL');
    await ended;
    fixture.hostaway.failures.clear();
  }

  test('resumes at its offset and finds changes to rows that it had read', async () => {
    await killAt(1_500);
    const app = await fixture.open();
    expect(await lastRun(app)).toMatchObject({ state: 'running', checkpoint: { offset: 1_500 } });
    expect((await app.context.storage.reviews.stats({ access: 'all' }, 'UTC')).totalReviews).toBeGreaterThan(
      1_000,
    );

    const { edits, data } = fixture.hostaway;
    const ids = data.reviews.map(({ id }) => id);
    for (const index of [0, 499, 500, 1_499, 1_500, 2_599]) edits.deleteReview(ids[index] ?? 0);
    for (const index of [3, 600, 1_600]) edits.changeReview(ids[index] ?? 0, { publicReview: 'Edited.' });
    for (const index of [5, 601, 1_601]) edits.hideReview(ids[index] ?? 0);
    edits.addReview({ publicReview: 'New meanwhile.' });

    const before = fixture.hostaway.requests.length;
    await vi.waitFor(async () => expect(await sync(app)).not.toBeNull(), WAIT_OPTIONS);
    // From that offset to the end, then from the start to that offset.
    expect(offsets(before)).toEqual([1_500, 2_000, 2_500, 0, 500, 1_000, 1_500]);
    await expectSameAsHostaway(app, data);
    expect(await lastRun(app)).toMatchObject({ state: 'succeeded', error: null });
  });

  test('is reported as interrupted, and its rows are stored', async () => {
    await killAt(1_000);
    const app = await fixture.open();
    await vi.waitFor(async () => expect(await sync(app)).not.toBeNull(), WAIT_OPTIONS);
    const { rows } = await app.database.pool.query('select state, error from sync_runs order by id');
    expect(rows).toEqual([
      { state: 'failed', error: expect.stringContaining('sync-interrupted') },
      { state: 'succeeded', error: null },
    ]);
  });
});

describe('the sync lock', () => {
  let app: App;
  beforeEach(async () => {
    fixture = await openSyncFixture({ data: accountOf(90) });
    app = await fixture.open({ ...NO_DELAYS, fetch: withPageSize(20) });
  });

  const LOCKED = `select pid from pg_locks where locktype = 'advisory' and objid = 7310001 and granted
    and database = (select oid from pg_database where datname = current_database())`;
  const breakLock = () =>
    app.database.pool.query(`select pg_terminate_backend(pid) from (${LOCKED}) as holder`);

  test('allows one of two processes on one database to sync', async () => {
    const other = await fixture.open();
    const outcomes = await Promise.all([sync(app), sync(other)]);
    expect(outcomes.filter((counts) => counts !== null)).toHaveLength(1);
    expect(await sync(other)).not.toBeNull();
    await expectSameAsHostaway(app, fixture.hostaway.data);
  });

  test('is released at once after a failure', async () => {
    fixture.hostaway.failures.add({ path: '/v1/reviews', times: 1, failure: { kind: 'html' } });
    await expect(sync(app)).rejects.toThrow(saying('web page'));
    expect((await sync(app))?.added).toBeGreaterThan(0);
  });

  test('may be lost while the sync continues', async () => {
    let broken: Promise<unknown> | null = null;
    await runSync(app.context, () => {
      broken ??= breakLock();
    });
    await broken;
    expect(await lastRun(app)).toMatchObject({ state: 'succeeded' });
    expect(await sync(app)).not.toBeNull();
    await expectSameAsHostaway(app, fixture.hostaway.data);
  });

  test('may be lost and taken: the later sync continues, the earlier one stores nothing more', async () => {
    const { failures, data, edits } = fixture.hostaway;
    const slow = failures.add({
      path: '/v1/reviews',
      query: { offset: '40' },
      times: 1,
      failure: { kind: 'slow', ms: 4_000 },
    });
    const earlier = sync(app).catch((error: unknown) => error);
    await vi.waitFor(
      () => expect(failures.list().find(({ id }) => id === slow)?.failed).toBe(1),
      WAIT_OPTIONS,
    );
    await breakLock();
    edits.changeReview(data.reviews[0]?.id ?? 0, { publicReview: 'Edited.' });
    const other = await fixture.open();
    await vi.waitFor(async () => expect(await sync(other)).not.toBeNull(), WAIT_OPTIONS);
    await expectSameAsHostaway(other, data);
    expect(await earlier).toEqual(saying('Another sync has taken over.'));
    const { rows } = await app.database.pool.query('select state from sync_runs order by id');
    expect(rows).toEqual([{ state: 'failed' }, { state: 'succeeded' }]);
  });
});

describe('a row that moves to a page that was already read', () => {
  test('because one row disappeared and one was added between two requests is not removed', async () => {
    fixture = await openSyncFixture({ data: accountOf(90) });
    const { data, edits } = fixture.hostaway;
    const meanwhile = { happens: () => {} };
    const app = await fixture.open({
      ...NO_DELAYS,
      fetch: withPageSize(20, (input, init) => {
        if (String(input).includes('offset=40')) meanwhile.happens();
        return fetch(input, init);
      }),
    });
    await sync(app);
    await app.database.pool.query(`update reviews set decision = 'approved'`);
    const [gone, slipping] = [data.reviews[3]?.id ?? 0, data.reviews[40]?.id ?? 0];
    meanwhile.happens = () => {
      meanwhile.happens = () => {};
      edits.deleteReview(gone);
      edits.addReview({ publicReview: 'New meanwhile.' });
    };
    const before = fixture.hostaway.requests.length;
    // The row that was deleted after it was read stays until the next sync.
    expect(await sync(app)).toMatchObject({ removed: 0 });
    expect(offsets(before)).toEqual([0, 20, 40, 60, 80, 0, 20, 40]);
    await sync(app);
    await expectSameAsHostaway(app, data);
    const { rows } = await app.database.pool.query(
      'select upstream_id, is_approved from reviews where upstream_id = any($1) order by upstream_id',
      [[String(gone), String(slipping)]],
    );
    expect(rows).toEqual([
      { upstream_id: String(gone), is_approved: false },
      { upstream_id: String(slipping), is_approved: true },
    ]);
  });
});

describe('a row that moves to a page that was already read while hundreds are deleted', () => {
  test('is read again with the other missing rows and not removed', async () => {
    fixture = await openSyncFixture({ data: accountOf(1_300) });
    const { data, edits } = fixture.hostaway;
    const meanwhile = { happens: () => {} };
    const app = await fixture.open({
      ...NO_DELAYS,
      fetch: withPageSize(100, (input, init) => {
        if (String(input).includes('offset=200')) meanwhile.happens();
        return fetch(input, init);
      }),
    });
    await sync(app);
    await app.database.pool.query(`update reviews set decision = 'approved'`);
    const deleted = data.reviews.slice(0, 700).map(({ id }) => id);
    for (const id of deleted) edits.deleteReview(id);
    const slipping = data.reviews[200]?.id;
    meanwhile.happens = () => {
      meanwhile.happens = () => {};
      edits.deleteReview(data.reviews[3]?.id ?? 0);
      edits.addReview({ publicReview: 'New meanwhile.' });
    };
    const before = fixture.hostaway.requests.length;
    // Of ten, nine are public.
    expect(await sync(app)).toMatchObject({ removed: 630 });
    // Each page at the boundary is read again once, however many rows are missing.
    expect(offsets(before)).toEqual([0, 100, 200, 300, 400, 500, 0, 100, 200]);
    const { rows } = await app.database.pool.query(
      'select is_approved, withdrawn_at from reviews where upstream_id = $1',
      [String(slipping)],
    );
    expect(rows).toEqual([{ is_approved: true, withdrawn_at: null }]);
    await sync(app);
    await expectSameAsHostaway(app, data);
  });
});

describe('a manager and a sync that change the same review', () => {
  test('an approval during a change applies to the version read, and the review is pending again', async () => {
    fixture = await openSyncFixture({ data: accountOf(20) });
    const app = await fixture.open();
    await sync(app);
    const { storage } = app.context;
    const { rows } = await app.database.pool.query<{ id: ReviewId; upstream_id: string }>(
      "select id, upstream_id from reviews where review_text <> '' order by id limit 1",
    );
    const [review] = rows;
    if (!review) throw new Error('no review');
    fixture.hostaway.edits.changeReview(Number(review.upstream_id), { publicReview: 'Rats in every room.' });

    const approving = await app.database.pool.connect();
    await approving.query('begin');
    await approving.query('select from reviews where id = $1 for update', [review.id]);
    const running = sync(app);
    // The sync has reached this review and waits for its lock.
    await vi.waitFor(async () => {
      const waiting = await app.database.pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(waiting.rowCount).toBeGreaterThan(0);
    }, WAIT_OPTIONS);
    await approving.query(`update reviews set decision = 'approved' where id = $1`, [review.id]);
    await approving.query(
      `insert into decisions (review_id, cause, decided_by, from_decision, to_decision)
        values ($1, 'manager', 'manager', 'none', 'approved')`,
      [review.id],
    );
    await approving.query('commit');
    approving.release();
    await running;
    expect(await storage.reviews.byId(review.id, 'all')).toMatchObject({
      reviewText: 'Rats in every room.',
      isApproved: false,
      revision: { after: { text: 'Rats in every room.' } },
    });
    expect(await storage.decisions.list(review.id)).toMatchObject([
      { to: 'approved' },
      { cause: 'sync', to: 'none' },
    ]);
  });

  test('a pending review that changes again is compared with the approved version', async () => {
    fixture = await openSyncFixture({ data: accountOf(20) });
    const app = await fixture.open();
    const row = fixture.hostaway.edits.addReview({
      listingMapId: 40_201,
      publicReview: 'As approved.',
      rating: 10,
    });
    await sync(app);
    const { rows } = await app.database.pool.query<{ id: ReviewId }>(
      'select id from reviews where upstream_id = $1',
      [String(row.id)],
    );
    const id = rows[0]?.id as ReviewId;
    await setApproval(app.context, manager, id, { isApproved: true });
    const changed = async (fields: object) => {
      fixture.hostaway.edits.changeReview(row.id, fields);
      await sync(app);
      return app.context.storage.reviews.byId(id, 'all');
    };
    await changed({ publicReview: 'Edited once.' });
    expect((await changed({ publicReview: 'Edited twice.', rating: 2 }))?.revision).toEqual({
      before: { text: 'As approved.', rating: 5 },
      after: { text: 'Edited twice.', rating: 1 },
    });
    const restored = await changed({ publicReview: 'As approved.', rating: 10 });
    expect(restored).toMatchObject({ isApproved: false });
    expect(restored?.revision).toBeUndefined();
  });
});
