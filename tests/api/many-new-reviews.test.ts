import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#app.ts';
import { translateRow } from '#connectors/hostaway/translate-review.ts';
import type { PlacedReview } from '#services/store-reviews.ts';
import { runSync } from '#services/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { accountOf, openSyncWorld, type SyncWorld } from '#tests/support/sync-world.ts';

let world: SyncWorld;
let app: App;

beforeAll(async () => {
  world = await openSyncWorld({ data: accountOf(20) });
  app = await world.open();
  await runSync(app.context);
});
afterAll(() => world.close());

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
    const row = translateRow(newReview({ id: index + 1, guestName: `Guest ${index}`, rating: index % 11 }));
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
  app.context.storage.transact((write) => write.upsertReviews(SOURCE, batch, true, new Set(known)));
const stored = async (batch: readonly PlacedReview[]) => {
  const ids = batch.map(({ review }) => review.upstreamId);
  const found = await app.context.storage.read.storedReviews(SOURCE, ids);
  return ids.map((id) => found.get(id)?.review);
};

test('many at once are stored letter for letter, and are like those that came one by one', async () => {
  const batch = placed(200, (index) => HOSTILE[index % HOSTILE.length] ?? '');
  expect(await bring(batch, [])).toEqual({ added: 200, changed: 0 });
  const reviews = await stored(batch);
  expect(reviews.map((review) => [review?.text, review?.response])).toEqual(
    batch.map(({ review }) => [review.text, review.response]),
  );
  // An update of what is there looks for a difference in every column, and finds none.
  const known = batch.map(({ review }) => review.upstreamId);
  expect(await bring(batch, known)).toEqual({ added: 0, changed: 0 });
});

test('of which one has come in another way meanwhile, all are stored all the same', async () => {
  const batch = placed(300, (index) => `Changed, ${index}`);
  expect(await bring(batch, [])).toEqual({ added: 100, changed: 200 });
  expect((await stored(batch)).map((review) => review?.text)).toEqual(batch.map(({ review }) => review.text));
});
