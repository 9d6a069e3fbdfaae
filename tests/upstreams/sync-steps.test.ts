import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '#app.ts';
import { runSync } from '#services/sync.ts';
import { expectEquality } from '#tests/support/equality.ts';
import { PATIENTLY } from '#tests/support/patience.ts';
import { accountOf, HASTE, inPagesOf, openSyncWorld, type SyncWorld } from '#tests/support/sync-world.ts';

let world: SyncWorld;
let app: App;
let other: pg.Client;

beforeEach(async () => {
  world = await openSyncWorld({ data: accountOf(90) });
  app = await world.open({ ...HASTE, fetch: inPagesOf(20) });
  other = new pg.Client(world.databaseUrl);
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await world.close();
});

const sync = () => runSync(app.context);
const lastRun = () => app.context.storage.read.lastRun(app.context.source);

/** Changes the review of that place in the account, which lies on a page of twenty, and answers with its id. */
function edit(place: number): string {
  const { id } = world.hostaway.data.reviews[place] ?? { id: 0 };
  world.hostaway.edits.changeReview(id, { publicReview: `Edited at ${place}.` });
  return String(id);
}

const lock = (id: string) => other.query('select from reviews where upstream_id = $1 for update', [id]);

/** How many pages wait for the end of the one before, and how many for somebody's row. */
async function waiting(): Promise<{ turns: number; rows: number }> {
  const { rows } = await app.database.pool.query(
    `select count(*) filter (where locktype = 'advisory')::int as turns,
       count(*) filter (where locktype = 'transactionid')::int as rows
     from pg_locks where not granted and pid in (
       select pid from pg_stat_activity where datname = current_database()
     )`,
  );
  return rows[0];
}

async function texts(ids: readonly string[]): Promise<string[]> {
  const { rows } = await app.database.pool.query(
    'select review_text from reviews where upstream_id = any($1) order by id',
    [ids],
  );
  return rows.map((row) => row.review_text);
}

test('a page that is stored before the one before it is kept only after that', async () => {
  await sync();
  const edited = [3, 23, 43].map(edit);
  const before = await texts(edited);
  await other.query('begin');
  await lock(edited[0] ?? '');
  const synced = sync();
  await vi.waitFor(async () => expect(await waiting()).toEqual({ turns: 1, rows: 1 }), PATIENTLY);
  // A third has not begun: it would say that it is held up as well.
  expect(await texts(edited)).toEqual(before);
  expect(await lastRun()).toMatchObject({ state: 'running', nextOffset: 0, counts: { read: 0 } });
  await other.query('rollback');
  expect(await synced).toMatchObject({ read: 90, changed: 3 });
  await expectEquality(app, world.hostaway.data);
});

test('a page is undone where the one before it fails', async () => {
  const first = String(world.hostaway.data.reviews[1]?.id);
  await other.query(`create function fail() returns trigger language plpgsql as $$
    begin
      perform pg_sleep(0.5);
      raise exception 'no room';
    end $$`);
  await other.query(`create trigger failing before insert on reviews for each row
    when (new.upstream_id = '${first}') execute function fail()`);
  await expect(sync()).rejects.toThrow('no room');
  expect(await lastRun()).toMatchObject({ state: 'failed', nextOffset: 0, counts: { read: 0, added: 0 } });
  expect((await other.query('select from reviews')).rowCount).toBe(0);
  await other.query('drop trigger failing on reviews');
  expect(await sync()).toMatchObject({ read: 90 });
  await expectEquality(app, world.hostaway.data);
});

test('a page that fails leaves the one before it kept', async () => {
  const second = String(world.hostaway.data.reviews[21]?.id);
  await other.query(`create function fail() returns trigger language plpgsql as $$
    begin raise exception 'no room'; end $$`);
  await other.query(`create trigger failing before insert on reviews for each row
    when (new.upstream_id = '${second}') execute function fail()`);
  await expect(sync()).rejects.toThrow('no room');
  expect(await lastRun()).toMatchObject({ state: 'failed', nextOffset: 20, counts: { read: 20 } });
});

test('somebody who holds up both pages is noticed by PostgreSQL, and the next sync makes up for it', async () => {
  await sync();
  const [first = '', second = ''] = [3, 23].map(edit);
  await other.query('begin');
  await lock(first);
  const synced = sync().then(
    () => 'synced',
    () => 'failed',
  );
  await vi.waitFor(async () => expect(await waiting()).toEqual({ turns: 1, rows: 1 }), PATIENTLY);
  // The first page waits for us, the second for the first, and now we for the second.
  const locked = await lock(second).then(
    () => 'locked',
    ({ message }: Error) => message,
  );
  await other.query('rollback');
  expect([await synced, locked]).toContainEqual(expect.stringMatching(/failed|deadlock/));
  await sync();
  await expectEquality(app, world.hostaway.data);
});

test('rows of one id on two pages are stored one after the other', async () => {
  const { data } = world.hostaway;
  const { id } = data.reviews[19] ?? { id: 0 };
  const twice: typeof fetch = async (input, init) => {
    const answer = await inPagesOf(20)(input, init);
    if (!/\/reviews\?.*offset=20(&|$)/.test(String(input))) return answer;
    const body = (await answer.json()) as { result: object[] };
    body.result.unshift({ ...data.reviews[19], publicReview: 'Edited between two pages.' });
    return Response.json(body);
  };
  const doubled = await world.open({ ...HASTE, fetch: twice });
  await runSync(doubled.context);
  expect(await texts([String(id)])).toEqual(
    data.reviews[19]?.status === 'published' ? ['Edited between two pages.'] : [],
  );
});
