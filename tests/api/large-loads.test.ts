import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#app.ts';
import { countDifferences } from '#services/counts.ts';
import { foldQueues } from '#services/folding.ts';
import { runSync } from '#services/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { importInto, openFolder } from '#tests/support/review-file.ts';
import { accountOf, openSyncFixture, type SyncFixture } from '#tests/support/sync-fixture.ts';

/** Nothing is folded by the clock here: what waits is what a test has brought. */
let fixture: SyncFixture;
let app: App;

beforeAll(async () => {
  fixture = await openSyncFixture({ data: accountOf(20) });
  app = await fixture.open();
  await runSync(app.context);
});
afterAll(() => fixture.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;
const indexes = async () =>
  (await query(`select indexdef from pg_indexes where tablename = 'review_search' order by indexdef`)).map(
    ({ indexdef }) => indexdef,
  );
const found = async (search: string) => {
  const { storage, timeZone } = app.context;
  const newest = { search, sortBy: 'date', sortOrder: 'desc', limit: 1, offset: 0, isPublic: false } as const;
  return (await storage.reviews.list(newest, timeZone)).total;
};
const expectNothingWaits = async () => expect(await query('select * from review_search_queue')).toEqual([]);

/** What is asked in one transaction, on a connection of its own. */
async function inTransaction(work: (ask: typeof query) => Promise<void>): Promise<void> {
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    await work(async (text, values) => (await client.query(text, values)).rows);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Brings in so many reviews at once, each of another day, whose words nobody has made ready. */
const bring = (count: number, word: string, ask = query) =>
  ask(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived,
      rating_scale, categories, channel, submitted_at, sentiment)
    select 'x', $2 || n, (select min(id) from listings), 'Ana', 'A stay, ' || $2 || ' ' || n, 40, false, 10, '[]',
      'Airbnb', now() - n * interval '1 day', 'positive' from generate_series(1, $1::int) n`,
    [count, word],
  );

test('very many words are made anew all at once, and every search is right before, meanwhile and after', async () => {
  const before = await indexes();
  await bring(11_000, 'okapi');
  // okapi 777 and okapi 7770 to 7779
  expect(await found('okapi 777')).toBe(11);
  const { waiting, most } = await app.context.storage.searchIndex.pending();
  expect(waiting).toBeGreaterThan(most);

  await inTransaction(async (ask) => {
    await ask('select remake_review_search()');
    await query(`update reviews set review_text = 'A stay, quagga' where upstream_id = 'okapi777'`);
    await query(`delete from reviews where upstream_id = 'okapi7771'`);
  });
  expect(await found('okapi 777')).toBe(9);
  expect(await found('quagga')).toBe(1);
  await foldQueues(app.context);
  await expectNothingWaits();
  expect(await found('okapi 777')).toBe(9);
  expect(await found('quagga')).toBe(1);
  expect(await query('select count(*) from review_search')).toEqual(
    await query('select count(*) from reviews'),
  );
  expect(await indexes()).toEqual(before);
});

test('who stops while words are made anew need not wait for it, and nothing of it stays', async () => {
  const { storage } = app.context;
  await bring(11_000, 'tapir');
  await inTransaction(async (ask) => {
    await ask('lock table review_search');
    // It cannot put its table in the place of one that is locked, and so is certainly met.
    const remaking = storage.transact((tx) => tx.searchIndex.rebuild());
    const isInterrupted = expect(remaking).rejects.toThrow('canceling statement due to user request');
    await expect
      .poll(() =>
        query(`select wait_event_type from pg_stat_activity
          where query = 'select remake_review_search()' and datname = current_database()`),
      )
      // Its short attempts, and the pauses in between.
      .toContainEqual({ wait_event_type: expect.stringMatching(/^(Lock|Timeout)$/) });
    await storage.transact((tx) => tx.searchIndex.cancelRebuild());
    await isInterrupted;
  });
  expect(await found('tapir 777')).toBe(11);
  await foldQueues(app.context);
  expect(await found('tapir 777')).toBe(11);
});

test('what waits is taken by its place, also on a connection that knew the queues when they were short', async () => {
  await foldQueues(app.context);
  await expectNothingWaits();
  // Afterwards the planner counts on no row at all.
  await query('vacuum analyze review_count_deltas, review_search_queue');
  await inTransaction(async (ask) => {
    const fold = () => ask('select fold_review_counts() as cells, fold_review_search() as words');
    for (let turn = 1; turn <= 6; turn++) {
      await bring(1, `ibis${turn} `, ask);
      await fold();
    }
    const read = async () =>
      (
        await ask(`select seq_scan as scans from pg_stat_xact_user_tables
          where relname in ('review_count_deltas', 'review_search_queue') order by relname`)
      ).map(({ scans }) => scans);
    const before = await read();
    await bring(3_000, 'heron', ask);
    expect(await fold()).toEqual([{ cells: 3_000, words: 3_000 }]);
    // To find what there is, once at most; not to find again what was taken.
    const after = await read();
    expect(after.map((scans, place) => scans - before[place] <= 1)).toEqual([true, true]);
  });
});

test('a large import ends with every counter and every word', async () => {
  const folder = await openFolder();
  const home = fixture.hostaway.data.listings[0]?.id ?? 0;
  const lines = Array.from({ length: 12_000 }, (_, index) =>
    JSON.stringify(
      newReview({ id: 80_000_001 + index, listingMapId: home, publicReview: `Fine, numbat ${index}.` }),
    ),
  );
  const { counts } = await importInto({ app }, await folder.write('large.ndjson', lines.join('\n')));
  await folder.close();
  expect(counts).toMatchObject({ read: 12_000, added: 12_000, failed: 0 });
  expect(await countDifferences(app.context, 1)).toEqual([]);
  expect(await found('numbat 1234')).toBe(1);
  await foldQueues(app.context);
  await expectNothingWaits();
  expect(await found('numbat 1234')).toBe(1);
});
