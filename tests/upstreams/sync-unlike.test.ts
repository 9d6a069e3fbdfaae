import { afterEach, describe, expect, test } from 'vitest';
import { translateReview } from '#connectors/hostaway/translate-review.ts';
import type { ConnectedSource } from '#services/context.ts';
import { runSync } from '#services/sources/sync.ts';
import { storeRows } from '#services/sources/sync-page.ts';
import { expectSameAsHostaway } from '#tests/support/same-as-hostaway.ts';
import { accountOf, NO_DELAYS, openSyncFixture, type SyncFixture } from '#tests/support/sync-fixture.ts';

let fixture: SyncFixture | null = null;
afterEach(() => fixture?.close());

type Envelope = { result: Record<string, unknown>[]; count?: unknown; [field: string]: unknown };
type Distortion = (envelope: Envelope, address: URL) => unknown;

/** Forwards the responses of the simulator in another format. */
function saying(distort: Distortion, of: RegExp = /\/(reviews|listings)$/): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const address = new URL(String(input));
    if (!of.test(address.pathname) || answer.status !== 200) return answer;
    return Response.json(distort((await answer.json()) as Envelope, address));
  };
}

const eachRow =
  (change: (row: Record<string, unknown>, index: number) => object): Distortion =>
  (envelope) => ({
    ...envelope,
    result: envelope.result.map((row, index) => ({ ...row, ...change(row, index) })),
  });
const unix = (text: unknown) => Date.parse(`${String(text).replace(' ', 'T')}Z`) / 1000;

describe('an account is read completely and correctly from a Hostaway server', () => {
  test.each<[string, Distortion, RegExp?]>([
    ['whose token comes in an envelope', (token) => ({ status: 'success', result: token }), /accessTokens$/],
    ['whose lifetimes come as texts', (token) => ({ ...token, expires_in: '15897600' }), /accessTokens$/],
    [
      'that writes numbers as texts',
      (envelope) => JSON.parse(JSON.stringify(envelope, (_k, v) => (typeof v === 'number' ? String(v) : v))),
    ],
    [
      'that names listings without their ids',
      eachRow((row) => ({ listingMapId: undefined, listingName: `Home ${row.listingMapId}` })),
      /reviews$/,
    ],
    ['that does not count', ({ count: _count, ...envelope }) => envelope],
    ['that counts nothing', (envelope) => ({ ...envelope, count: 0 })],
    ['that counts null', (envelope) => ({ ...envelope, count: null })],
    ['that counts the rows of each page', (envelope) => ({ ...envelope, count: envelope.result.length })],
    ['that counts too little', (envelope) => ({ ...envelope, count: 3 })],
    ['that sends a count as text', (envelope) => ({ ...envelope, count: 'many' })],
    ['that counts in halves', (envelope) => ({ ...envelope, count: Number(envelope.count) + 0.5 })],
    ['that counts more than any table holds', (envelope) => ({ ...envelope, count: 1e12 })],
    ['that has half homes', eachRow(() => ({ personCapacity: 2.5, bedroomsNumber: 1.5 })), /listings$/],
    [
      'whose times are unix times',
      eachRow((row) => ({
        submittedAt: row.submittedAt && unix(row.submittedAt),
        departureDate: unix(row.departureDate),
        arrivalDate: String(unix(row.arrivalDate)),
      })),
      /reviews$/,
    ],
    [
      'whose times are unix times in ms',
      eachRow((row) => ({ submittedAt: row.submittedAt && unix(row.submittedAt) * 1000 })),
      /reviews$/,
    ],
  ])('%s', async (_what, distort, of) => {
    fixture = await openSyncFixture({ data: accountOf(620) });
    const app = await fixture.open({ ...NO_DELAYS, fetch: saying(distort, of) });
    await runSync(app.context);
    await expectSameAsHostaway(app, fixture.hostaway.data);
    const counts = await runSync(app.context);
    expect(counts).toMatchObject({ added: 0, changed: 0, removed: 0 });
  });
});

test('texts of any size and content are stored', async () => {
  fixture = await openSyncFixture({ data: accountOf(20) });
  const longText = Array.from({ length: 400_000 }, (_, index) => `word${index}`).join(' ');
  const hostile = [
    { publicReview: longText },
    { publicReview: 'a\u0000b\ud800c' },
    { revieweeResponse: longText },
    { privateFeedback: longText },
    { guestName: '\udfff\u0000'.repeat(200), reviewerName: null },
    { listingName: 'x'.repeat(100_000), channelId: 1e15 },
    { reviewCategory: [{ category: 'z'.repeat(100_000), rating: '7' }, null, 5, { category: '__proto__' }] },
    { id: 2 ** 60 },
  ];
  const fetch = saying(
    eachRow((_row, index) => hostile[index] ?? {}),
    /reviews$/,
  );
  const app = await fixture.open({ ...NO_DELAYS, fetch });
  expect(await runSync(app.context)).toMatchObject({ read: 20, added: 17 });
  const { rows } = await app.database.pool.query(
    'select max(length(review_text)) as longest, max(length(guest_name)) as name from reviews',
  );
  expect(rows).toEqual([{ longest: longText.length, name: 200 }]);
  expect((await app.context.storage.quarantinedRows.list({ limit: 9, offset: 0 })).rows).toMatchObject([
    { reason: 'not-understood', detail: 'no id' },
  ]);
  expect(await runSync(app.context)).toMatchObject({ added: 0, changed: 0, removed: 0 });
});

test('a review without a listing id is quarantined when several listings have the name that it has, or none', async () => {
  const { listings, reviews } = accountOf(9);
  fixture = await openSyncFixture({
    data: { listings: listings.map((each) => ({ ...each, name: 'Home' })), reviews },
  });
  const fetch = saying(
    eachRow((_row, index) => ({ listingMapId: undefined, listingName: index % 2 ? 'Home' : 'Elsewhere' })),
    /reviews$/,
  );
  const app = await fixture.open({ ...NO_DELAYS, fetch });
  expect(await runSync(app.context)).toMatchObject({ added: 0 });
  const { rows } = await app.context.storage.quarantinedRows.list({ limit: 9, offset: 0 });
  expect(new Set(rows.map(({ detail }) => detail))).toEqual(new Set(['no listing id']));
});

test('a row that the list contains twice is one review', async () => {
  const { listings, reviews } = accountOf(620);
  fixture = await openSyncFixture({ data: { listings, reviews: reviews.flatMap((row) => [row, row]) } });
  const app = await fixture.open(NO_DELAYS);
  await runSync(app.context);
  await expectSameAsHostaway(app, { listings, reviews });
});

test('of several rows of one review in a batch the last is stored, and counts once', async () => {
  const { listings, reviews } = accountOf(1);
  fixture = await openSyncFixture({ data: { listings, reviews: [] } });
  const { context } = await fixture.open(NO_DELAYS);
  await runSync(context);
  const [account] = context.sources.fixed as [ConnectedSource];
  const rows = ['First', 'Last'].map((publicReview) => translateReview({ ...reviews[0], publicReview }));
  const ids = await context.storage.listings.idsByUpstreamId(account.id);
  const store = () =>
    context.storage.transact((tx) =>
      storeRows(context, tx, account, rows, { listings: ids, isFirst: false }),
    );
  expect(await store()).toMatchObject({ read: 1, added: 1, changed: 0, unchanged: 0 });
  const stored = await context.storage.reviews.byUpstreamIds(account.id, [String(reviews[0]?.id)]);
  expect([...stored.values()].map(({ review }) => review.text)).toEqual(['Last']);
  expect(await store()).toMatchObject({ read: 1, added: 0, changed: 0, unchanged: 1 });
});
