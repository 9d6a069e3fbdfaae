import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#app.ts';
import { runSync } from '#services/sources/sync.ts';
import { accountOf, openSyncFixture, type SyncFixture } from '#tests/support/sync-fixture.ts';

/** No job takes from the queues here: only the tests do. */
let fixture: SyncFixture;
let app: App;

beforeAll(async () => {
  fixture = await openSyncFixture({ data: accountOf(2) });
  app = await fixture.open();
  await runSync(app.context);
  await query(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived,
      rating_scale, categories, channel, submitted_at, sentiment)
    select 'x', n, (select min(id) from listings), 'Ana', 'A stay', 40, false, 10, '[]', 'Airbnb', now(), 'positive'
    from generate_series(1, 2100) n`,
  );
});
afterAll(() => fixture.close());

const query = (text: string) => app.database.pool.query(text);

/** Fills a queue whose statistics say that it is empty, so that PostgreSQL plans to read it row by row. */
async function refill(table: string): Promise<void> {
  const fill = `insert into ${table} (review_id) select id from reviews on conflict do nothing`;
  await query(fill);
  await query(`delete from ${table}`);
  await query(`analyze ${table}`);
  await query(fill);
}

test('the analysis takes no more texts than it can analyse at once', async () => {
  await refill('analysis_queue');
  expect(await app.context.storage.transact((tx) => tx.reviews.takeQueuedTexts(10))).toHaveLength(10);
});

test('the rules take no more reviews than they can decide at once', async () => {
  await refill('rule_queue');
  await query("update rule_queue set queued_at = now() - interval '1 day'");
  expect(await app.context.storage.transact((tx) => tx.rules.takeQueued(10))).toHaveLength(10);
});
