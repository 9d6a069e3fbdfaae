import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { App } from '#app.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ReviewId } from '#domain/ids.ts';
import { eraseGuest } from '#services/guests/guests.ts';
import { addTopics } from '#services/insights/review-topics.ts';
import { runSync } from '#services/sources/sync.ts';
import type { Transaction } from '#storage/storage.ts';
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

describe('of two transactions that lock the same reviews in different orders', () => {
  type Transact = App['context']['storage']['transact'];

  /** Locks two reviews in both orders at the same time. @returns how often each was begun */
  async function crossing(transact: Transact) {
    const attempts = { forwards: 0, backwards: 0 };
    const [one = 0, two = 0] = (
      await query<{ id: ReviewId }>('select id from reviews order by id limit 2')
    ).map(({ id }) => id);
    const lock = (tx: Transaction, id: number) => tx.rules.lockReviews([id as ReviewId]);
    const both = { forwards: Promise.withResolvers<void>(), backwards: Promise.withResolvers<void>() };
    const run = (name: 'forwards' | 'backwards', [first, second]: [number, number]) =>
      transact(async (tx) => {
        attempts[name] += 1;
        await lock(tx, first);
        both[name].resolve();
        await Promise.all([both.forwards.promise, both.backwards.promise]);
        await lock(tx, second);
      });
    const outcomes = await Promise.allSettled([run('forwards', [one, two]), run('backwards', [two, one])]);
    return {
      statuses: outcomes.map(({ status }) => status).toSorted(),
      attempts: attempts.forwards + attempts.backwards,
    };
  }

  test('the one that is rolled back runs again', async () => {
    const { storage } = app.context;
    expect(await crossing(storage.transact)).toEqual({ statuses: ['fulfilled', 'fulfilled'], attempts: 3 });
    expect(await crossing(storage.transactLong)).toMatchObject({ attempts: 3 });
  });

  test('the one that is rolled back fails if it must not run again', async () => {
    expect(await crossing(app.context.storage.transactOnce)).toEqual({
      statuses: ['fulfilled', 'rejected'],
      attempts: 2,
    });
  });
});
