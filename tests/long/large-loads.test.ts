import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#app.ts';
import { countDifferences, rollUp } from '#services/maintenance/rollups.ts';
import { runSync } from '#services/sources/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { importInto, openFolder, withoutSync } from '#tests/support/review-file.ts';
import { accountOf, openSyncFixture, type SyncFixture } from '#tests/support/sync-fixture.ts';

/** No job rolls up here: only the tests do. */
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
const found = async (search: string) => {
  const { storage, timeZone } = app.context;
  const query = { search, sortBy: 'date', sortOrder: 'desc', limit: 1, offset: 0, access: 'all' } as const;
  return (await storage.reviews.list(query, timeZone)).total;
};
const expectAllIndexed = async () =>
  expect(await query('select review_id from review_search where not is_indexed')).toEqual([]);

/** Adds reviews by one statement, each of another day. */
const addReviews = (count: number, word: string) =>
  query(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived,
      rating_scale, categories, channel, submitted_at, sentiment)
    select 'x', $2 || n, (select min(id) from listings), 'Ana', 'A stay, ' || $2 || ' ' || n, 40, false, 10, '[]',
      'Airbnb', now() - n * interval '1 day', 'positive' from generate_series(1, $1::int) n`,
    [count, word],
  );

test('searches are correct before, while and after many texts are indexed', async () => {
  await addReviews(11_000, 'okapi');
  // okapi 777 and okapi 7770 to 7779
  expect(await found('okapi 777')).toBe(11);
  await app.context.storage.transact((tx) => tx.searchIndex.update());
  await query(`update reviews set review_text = 'A stay, quagga' where upstream_id = 'okapi777'`);
  await query(`delete from reviews where upstream_id = 'okapi7771'`);
  expect(await found('okapi 777')).toBe(9);
  expect(await found('quagga')).toBe(1);
  await rollUp(app.context);
  await expectAllIndexed();
  expect(await found('okapi 777')).toBe(9);
  expect(await found('quagga')).toBe(1);
});

test('a rollup reads a long queue by tuple ids, even with a plan that was made for a short queue', async () => {
  await rollUp(app.context);
  await query('vacuum analyze review_count_deltas');
  const client = await app.database.pool.connect();
  try {
    const rollUpOnce = async () => (await client.query('select roll_up_review_counts() as n')).rows[0].n;
    for (let run = 1; run <= 6; run++) {
      await addReviews(1, `ibis${run} `);
      await rollUpOnce();
    }
    await addReviews(3_000, 'heron');
    await client.query('begin');
    const sequentialScans = async () =>
      (
        await client.query(
          `select seq_scan from pg_stat_xact_user_tables where relname = 'review_count_deltas'`,
        )
      ).rows[0].seq_scan;
    const before = await sequentialScans();
    expect(await rollUpOnce()).toBe(3_000);
    expect((await sequentialScans()) - before).toBeLessThanOrEqual(1);
    await client.query('commit');
  } finally {
    client.release();
  }
});

test('a large import ends with exact counters and a complete search index', async () => {
  const folder = await openFolder();
  const home = fixture.hostaway.data.listings[0]?.id ?? 0;
  const lines = Array.from({ length: 12_000 }, (_, index) =>
    JSON.stringify(
      newReview({ id: 80_000_001 + index, listingMapId: home, publicReview: `Fine, numbat ${index}.` }),
    ),
  );
  const { counts } = await importInto(
    withoutSync({ app }),
    await folder.write('large.ndjson', lines.join('\n')),
  );
  await folder.close();
  expect(counts).toMatchObject({ read: 12_000, added: 12_000, failed: 0 });
  expect(await countDifferences(app.context, 1)).toEqual([]);
  await expectAllIndexed();
  expect(await found('numbat 1234')).toBe(1);
});
