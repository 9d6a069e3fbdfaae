import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { App } from '#app.ts';
import { runSync } from '#services/sync.ts';
import { expectSameAsHostaway } from '#tests/support/same-as-hostaway.ts';
import {
  accountOf,
  NO_DELAYS,
  openSyncFixture,
  type SyncFixture,
  withPageSize,
} from '#tests/support/sync-fixture.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

/** Of its rows so many are new and public that they go in by COPY. */
const PAGE = 70;

let fixture: SyncFixture;
let app: App;
let other: pg.Client;

beforeEach(async () => {
  fixture = await openSyncFixture({ data: accountOf(4 * PAGE) });
  app = await fixture.open({ ...NO_DELAYS, fetch: withPageSize(PAGE) });
  other = new pg.Client(fixture.databaseUrl);
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await fixture.close();
});

const sync = () => runSync(app.context);
const lastRun = () => app.context.storage.syncs.last(app.context.source);
const idAt = (place: number) => fixture.hostaway.data.reviews[place]?.id ?? 0;

/** Changes the review of that place in the account, and answers with its id. */
function edit(place: number): string {
  fixture.hostaway.edits.changeReview(idAt(place), { publicReview: `Edited at ${place}.` });
  return String(idAt(place));
}

/** Holds up whoever changes this review, until the transaction of `other` ends. */
async function lock(id: string): Promise<void> {
  await other.query('select from reviews where upstream_id = $1 for update', [id]);
}

/** Makes the page with this row fail, after `first`, and counts how often it has. */
async function failAt(place: number, first: string): Promise<void> {
  await other.query('create sequence failures');
  await other.query(`create function fail() returns trigger language plpgsql as $$
    begin
      perform ${first};
      perform nextval('failures');
      raise exception 'no room at ${place}';
    end $$`);
  await other.query(`create trigger failing before insert on reviews for each row
    when (new.upstream_id = '${idAt(place)}') execute function fail()`);
}

/** Pages under way, pages of them that wait for the end of the one before, and other waiting. */
async function pages(): Promise<{ begun: number; inTurn: number; heldUp: number }> {
  const { rows } = await app.database.pool.query(
    `select count(*) filter (where isPage and granted and mode = 'ExclusiveLock')::int as begun,
       count(*) filter (where isPage and not granted)::int as "inTurn",
       count(*) filter (where not isPage and not granted)::int as "heldUp"
     from (
       select *, locktype = 'advisory' and objsubid = 2 as isPage from pg_locks
       where pid in (select pid from pg_stat_activity where datname = current_database())
     ) as locks`,
  );
  return rows[0];
}

/** What is so now, and stays so for as long as much else takes. */
async function expectSteadily<Value>(read: () => Promise<Value>, expected: unknown): Promise<void> {
  await vi.waitFor(async () => expect(await read()).toEqual(expected), WAIT_OPTIONS);
  for (let again = 0; again < 50; again++) expect(await read()).toEqual(expected);
}

async function textOf(id: string): Promise<string> {
  const { rows } = await app.database.pool.query('select review_text from reviews where upstream_id = $1', [
    id,
  ]);
  return rows[0]?.review_text;
}

test('two pages are stored at once, the later one kept only after the earlier one', async () => {
  await sync();
  const [first = '', second = ''] = [3, PAGE + 3, 2 * PAGE + 3].map(edit);
  const before = await textOf(second);
  await other.query('begin');
  await lock(first);
  const synced = sync();
  await expectSteadily(pages, { begun: 2, inTurn: 1, heldUp: 1 });
  expect(await textOf(second)).toBe(before);
  expect(await lastRun()).toMatchObject({ state: 'running', nextOffset: 0, counts: { read: 0 } });
  await other.query('rollback');
  expect(await synced).toMatchObject({ read: 4 * PAGE, changed: 3 });
  await expectSameAsHostaway(app, fixture.hostaway.data);
});

test('a page is undone where the one before it fails', async () => {
  await failAt(1, 'pg_advisory_xact_lock(4711)');
  await other.query('select pg_advisory_lock(4711)');
  const synced = sync().catch(({ message }: Error) => message);
  await expectSteadily(pages, { begun: 2, inTurn: 1, heldUp: 1 });
  await other.query('select pg_advisory_unlock(4711)');
  expect(await synced).toContain('no room at 1');
  expect(await lastRun()).toMatchObject({ state: 'failed', nextOffset: 0, counts: { read: 0, added: 0 } });
  expect((await other.query('select from reviews')).rowCount).toBe(0);
  await other.query('drop trigger failing on reviews');
  expect(await sync()).toMatchObject({ read: 4 * PAGE });
  await expectSameAsHostaway(app, fixture.hostaway.data);
});

test('the last page fails, and the one before it is kept before the sync ends', async () => {
  await sync();
  const last = 3 * PAGE;
  const [first = ''] = [last - 2, last + 2].map(edit);
  await failAt(last + 2, 'true');
  await other.query('begin');
  await lock(first);
  const synced = sync().catch(({ message }: Error) => message);
  const failed = () => app.database.pool.query('select is_called from failures').then(({ rows }) => rows[0]);
  await expectSteadily(failed, { is_called: true });
  await expectSteadily(pages, { begun: 1, inTurn: 0, heldUp: 1 });
  expect(await lastRun()).toMatchObject({ state: 'running', nextOffset: last - PAGE });
  await other.query('rollback');
  expect(await synced).toContain('no room');
  expect(await lastRun()).toMatchObject({ state: 'failed', nextOffset: last, counts: { read: last } });
});

test('what fails first is told, also where the next page cannot be read', async () => {
  fixture.hostaway.failures.add({
    path: '/v1/reviews',
    query: { offset: String(PAGE) },
    failure: { kind: 'html' },
  });
  await failAt(1, 'true');
  await expect(sync()).rejects.toThrow('no room at 1');
});

test('somebody who holds up both pages is noticed by PostgreSQL, and the next sync makes up for it', async () => {
  await sync();
  const [first = '', second = ''] = [3, PAGE + 3].map(edit);
  await other.query('begin');
  await lock(first);
  const synced = sync().catch(({ message }: Error) => message);
  await expectSteadily(pages, { begun: 2, inTurn: 1, heldUp: 1 });
  // The first page waits for us, the second for the first, and now we for the second.
  const locked = await lock(second).catch(({ message }: Error) => message);
  await other.query('rollback');
  expect([await synced, locked]).toContainEqual(expect.stringContaining('deadlock detected'));
  await sync();
  await expectSameAsHostaway(app, fixture.hostaway.data);
});

describe('a page begins only after the one before it has ended', () => {
  const TWICE = PAGE - 2;
  /** The row that comes again at the beginning of the second page, and how it reads there. */
  const edited = () => ({
    ...fixture.hostaway.data.reviews[TWICE],
    publicReview: 'Edited between two pages.',
  });

  test.each([
    [
      'where both have the same review',
      (row: object, at: number) => (at === PAGE ? edited() : row),
      'Edited between two pages.',
    ],
    [
      'where both have a row without an id',
      (row: object, at: number) => (at % PAGE === 0 ? { ...row, id: null } : row),
      `Stay number ${TWICE} was as said.`,
    ],
  ])('%s', async (_where, change, text) => {
    await sync();
    const otherwise: typeof fetch = async (input, init) => {
      const answer = await withPageSize(PAGE)(input, init);
      const offset = /\/reviews\?.*offset=(\d+)/.exec(String(input))?.[1];
      if (offset === undefined) return answer;
      const body = (await answer.json()) as { result: object[] };
      const result = body.result.map((row, index) => change(row, Number(offset) + index));
      return Response.json({ ...body, result });
    };
    const { context } = await fixture.open({ ...NO_DELAYS, fetch: otherwise });
    await other.query('begin');
    await lock(edit(3));
    const synced = runSync(context);
    await expectSteadily(pages, { begun: 1, inTurn: 0, heldUp: 1 });
    await other.query('rollback');
    await synced;
    expect(await textOf(String(idAt(TWICE)))).toBe(text);
  });
});
