import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#app.ts';
import { translateReview } from '#connectors/hostaway/translate-review.ts';
import { type PlacedReview, storeReviews } from '#services/sources/store-reviews.ts';
import { runSync } from '#services/sources/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import type { Transaction } from '#storage/storage.ts';
import { withoutTriggers } from '#tests/support/append-only.ts';
import { accountOf, openSyncFixture, type SyncFixture } from '#tests/support/sync-fixture.ts';

let fixture: SyncFixture;
let app: App;

beforeAll(async () => {
  fixture = await openSyncFixture({ data: accountOf(20) });
  app = await fixture.open();
  await runSync(app.context);
});
afterAll(() => fixture.close());

const SOURCE = 'elsewhere';
const HOSTILE = [
  'tabs\tand\nlines\r\nand\rreturns',
  '\\N',
  '\\.',
  '\n\\.\n',
  'C:\\new\\table',
  'back\\',
  '',
  "'; drop table reviews; --",
  '"quoted", {braced} and NULL',
  '日本語 🏡 مرحبا \u2028',
];

function placed(count: number, text: (index: number) => string): PlacedReview[] {
  return Array.from({ length: count }, (_, index) => {
    const row = translateReview(
      newReview({ id: index + 1, guestName: `Guest ${index}`, rating: index % 11 }),
    );
    if (row.kind !== 'review') throw new Error(row.detail);
    const response =
      index % 3 === 0 ? { text: text(index + 1), date: new Date('2026-02-03T04:05:06Z') } : null;
    return {
      review: { ...row.review, text: text(index), response },
      listingId: 1 as PlacedReview['listingId'],
    };
  });
}
const bring = (batch: readonly PlacedReview[], known: readonly string[]) =>
  app.context.storage.transact((tx) => {
    const analysed = batch.map((each) => ({ ...each, language: 'en', sentiment: 'neutral' as const }));
    return tx.reviews.upsert(SOURCE, analysed, 'sync', new Set(known), false);
  });
const stored = async (batch: readonly PlacedReview[]) => {
  const ids = batch.map(({ review }) => review.upstreamId);
  const found = await app.context.storage.reviews.byUpstreamIds(SOURCE, ids);
  return ids.map((id) => found.get(id)?.review);
};

/** Stores a batch and runs `happens` once in the middle of it. */
function storeWhile(
  batch: readonly PlacedReview[],
  step: 'existingUpstreamIds' | 'lockChanged',
  happens: () => Promise<unknown>,
) {
  const { storage } = app.context;
  return storage.transact((tx) => {
    let isOver = false;
    const meanwhile =
      <Args extends unknown[], Answer>(query: (...args: Args) => Promise<Answer>) =>
      async (...args: Args) => {
        const answer = await query(...args);
        if (!isOver) await happens();
        isOver = true;
        return answer;
      };
    const watched: Transaction =
      step === 'existingUpstreamIds'
        ? {
            ...tx,
            reviews: { ...tx.reviews, existingUpstreamIds: meanwhile(tx.reviews.existingUpstreamIds) },
          }
        : { ...tx, reviews: { ...tx.reviews, lockChanged: meanwhile(tx.reviews.lockChanged) } };
    return storeReviews(watched, SOURCE, batch, {
      provenance: 'sync',
      analyseTexts: app.context.analyseTexts,
    });
  });
}

/** Stores and approves these reviews in another transaction. */
async function bringApproved(batch: readonly PlacedReview[]): Promise<void> {
  const ids = batch.map(({ review }) => review.upstreamId);
  await bring(batch, ids);
  await app.database.pool.query(
    `update reviews set decision = 'approved' where source = $1 and upstream_id = any($2)`,
    [SOURCE, ids],
  );
}

test('a large batch of new reviews is stored exactly like a small one', async () => {
  const batch = placed(200, (index) => HOSTILE[index % HOSTILE.length] ?? '');
  expect(await bring(batch, [])).toMatchObject({ added: 200, changed: 0 });
  const reviews = await stored(batch);
  expect(reviews.map((review) => [review?.text, review?.response])).toEqual(
    batch.map(({ review }) => [review.text, review.response]),
  );
  // Storing the same reviews again finds no difference in any column.
  const known = batch.map(({ review }) => review.upstreamId);
  expect(await bring(batch, known)).toMatchObject({ added: 0, changed: 0 });
});

test('a large batch is stored when another transaction adds some of its reviews at the same time', async () => {
  const batch = placed(300, (index) => `Changed, ${index}`);
  const meanwhile = placed(240, (index) => `Come meanwhile, ${index}`);
  const counts = await storeWhile(batch, 'existingUpstreamIds', () => bring(meanwhile.slice(200), []));
  expect(counts).toEqual({ added: 60, changed: 240 });
  expect((await stored(batch)).map((review) => review?.text)).toEqual(batch.map(({ review }) => review.text));
});

test.each([1, 60])(
  '%i reviews that are added and approved meanwhile with another text become pending again, with history',
  async (count) => {
    await withoutTriggers(app.database.pool, 'truncate reviews, decisions cascade; select recount_reviews()');
    const batch = placed(count, (index) => `Rats, ${index}.`);
    const approved = placed(count, (index) => `Lovely, ${index}.`);
    const counts = await storeWhile(batch, 'existingUpstreamIds', () => bringApproved(approved));
    expect(counts).toEqual({ added: 0, changed: count });
    const { rows } = await app.database.pool.query(
      `select review_text, is_approved, reviews.revision, to_decision
       from reviews left join decisions on review_id = reviews.id where source = $1 order by upstream_id::int`,
      [SOURCE],
    );
    expect(rows).toEqual(
      batch.map(({ review }, index) => ({
        review_text: review.text,
        is_approved: false,
        revision: {
          before: expect.objectContaining({ text: `Lovely, ${index}.` }),
          after: expect.objectContaining({ text: `Rats, ${index}.` }),
        },
        to_decision: 'none',
      })),
    );
  },
);

test('a review that is changed and approved after it was read does not stay approved', async () => {
  const batch = placed(1, () => 'Rats.');
  await storeWhile(batch, 'existingUpstreamIds', async () => {});
  const lovely = placed(1, () => 'Lovely.');
  await storeWhile(batch, 'lockChanged', () => bringApproved(lovely));
  const { rows } = await app.database.pool.query(
    "select review_text, is_approved from reviews where source = $1 and upstream_id = '1'",
    [SOURCE],
  );
  expect(rows).toEqual([{ review_text: 'Rats.', is_approved: false }]);
});
