import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { App } from '#app.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ReviewId } from '#domain/ids.ts';
import { eraseGuest } from '#services/guests/guests.ts';
import { addTopics } from '#services/insights/review-topics.ts';
import { runSync } from '#services/sources/sync.ts';
import { accountOf, openSyncFixture, type SyncFixture } from '#tests/support/sync-fixture.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const WAIT = { timeout: TIMEOUT_MS, interval: 20 };
let fixture: SyncFixture;
let app: App;

beforeAll(async () => {
  fixture = await openSyncFixture({ data: accountOf(8) });
  app = await fixture.open();
  await runSync(app.context);
  while ((await addTopics(app.context)) > 0);
});
afterAll(() => fixture.close());

const query = async <Row>(text: string) => (await app.database.pool.query(text)).rows as Row[];

/** Starts a change of reviews in the middle of an analysis of all texts, and ends the analysis when the change waits for it. */
async function duringAnalysis(change: () => Promise<unknown>): Promise<void> {
  await query('insert into analysis_queue select id from reviews where has_text on conflict do nothing');
  const begun = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  const analysis = addTopics({
    ...app.context,
    analyseTexts: async (texts) => {
      begun.resolve();
      await resumed.promise;
      return app.context.analyseTexts(texts);
    },
  });
  await begun.promise;
  const changing = change();
  const isWaiting = vi.waitFor(async () => {
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await query(waiting)).toHaveLength(1);
  }, WAIT);
  await isWaiting.finally(resumed.resolve);
  const outcomes = await Promise.allSettled([analysis, changing]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
}

test('a sync changes a text that is being analysed', async () => {
  const row = fixture.hostaway.data.reviews.find(({ publicReview }) => publicReview) ?? {};
  Object.assign(row, { publicReview: 'It was dirty.' });
  await duringAnalysis(() => runSync(app.context));
  while ((await addTopics(app.context)) > 0);
  expect(
    await query(`select topic, polarity from review_topics join reviews on reviews.id = review_id
      where review_text = 'It was dirty.'`),
  ).toEqual([{ topic: 'cleanliness', polarity: 'negative' }]);
});

test('a guest is erased whose text is being analysed', async () => {
  const [review] = await query<{ id: ReviewId }>(`select review_id as id from review_topics limit 1`);
  const reviewIds = review ? [review.id] : [];
  await duringAnalysis(() => eraseGuest(app.context, systemActor, { reviewIds, rows: [] }));
  expect(await query(`select from review_topics where review_id = ${review?.id}`)).toEqual([]);
  expect(await query(`select from reviews where id = ${review?.id} and review_text <> ''`)).toEqual([]);
});

test('content is dropped that is being analysed', async () => {
  const { storage, hashContent } = app.context;
  await duringAnalysis(() =>
    storage.transact(async (tx) => {
      const stale = await tx.fetchedReviews.listStale(['hostaway'], new Date(Date.now() + 60_000), 100);
      await tx.fetchedReviews.dropContents(stale.map((each) => ({ ...each, hash: hashContent(each) })));
    }),
  );
  expect(await query(`select from reviews where review_text <> ''`)).toEqual([]);
  expect(await query('select from review_topics')).toEqual([]);
});
