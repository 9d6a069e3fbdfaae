import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import type { SourceList } from '#contract/sources/accounts.ts';
import type { Context } from '#services/context.ts';
import { dropStaleContents } from '#services/sources/stored-contents.ts';
import { runSync } from '#services/sources/sync.ts';
import { demoGoogleData, type GoogleReview } from '#simulators/google-business/data.ts';
import {
  type GoogleBusinessSimulator,
  startGoogleBusinessSimulator,
} from '#simulators/google-business/server.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { tablesWith, untilSettled } from '#tests/support/database-content.ts';
import { holdTransaction, untilWaiting } from '#tests/support/held-transaction.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const WAIT = { timeout: TIMEOUT_MS, interval: 100 };
const MARKER = 'Wombats';
const ID = 'google-business';
let server: TestServer;
let google: GoogleBusinessSimulator;
let admin: ApiClient;

beforeAll(async () => {
  const data = demoGoogleData(1, 4);
  for (const review of data.reviews) {
    review.comment = `${MARKER} live next door, ${review.reviewId}.`;
    review.reviewer = { displayName: `${MARKER} Smith` };
    review.reviewReply = {
      comment: `${MARKER} reply`,
      updateTime: review.createTime,
      reviewReplyState: 'APPROVED',
    };
  }
  google = await startGoogleBusinessSimulator({ data, rateLimit: false });
  server = await openTestServer({
    template: 'empty',
    account: (first) => Object.assign(first, { listings: [], reviews: [] }),
    environment: { GOOGLE_BUSINESS_API_URL: google.url },
  });
  admin = await signedInClient(server.origin);
  const body = { kind: ID, name: 'Google', settings: google.settings() };
  expect((await admin.post('/sources', body)).status).toBe(200);
  await vi.waitFor(async () => expect((await list()).total).toBe(4), WAIT);
});
afterAll(async () => {
  await server.close();
  await google.close();
});

const list = async (client = admin) => (await client.get<ReviewList>('/reviews/hostaway')).data;
const read = async (id: number) =>
  (await admin.get<Review>(routePath('GET /reviews/hostaway/:id', { id }))).data;
const source = async () => (await admin.get<SourceList>('/sources')).data.sources.find(({ id }) => id === ID);
const approve = (id: number) =>
  admin.put(routePath('PUT /reviews/hostaway/:id/approve', { id }), { isApproved: true });
const later = (days: number): Context => {
  const { context } = server.app;
  return { ...context, now: () => new Date(Date.now() + days * 86_400_000) };
};
const sync = () => runSync(server.app.context, undefined, ID);
const rights = (value: string) =>
  admin.put(routePath('PUT /channels/:channel/rights', { channel: 'Google' }), { rights: value });
const visitor = () => apiClient(server.origin);
/** What was found out about the texts that never change. */
const tones = async () =>
  (
    await server.app.database.pool.query<{ language: string | null; sentiment: string }>(
      'select id, language, sentiment from reviews order by id offset 1',
    )
  ).rows;
let analysed: Awaited<ReturnType<typeof tones>>;
const publicList = async () => (await list(visitor())).reviews.length;

test('reviews of Google are hidden from strangers, and in no public average, until an admin allows them', async () => {
  const [review] = (await list()).reviews;
  const hidden = await approve(review?.id ?? 0);
  expect(hidden.status).toBe(409);
  expect(hidden.failure.error).toContain('must not be shown');
  expect((await list()).listings).toMatchObject([{ totalReviews: 0, averageRating: 0 }]);
  expect((await rights('shown')).status).toBe(200);
  expect((await approve(review?.id ?? 0)).status).toBe(200);
  await vi.waitFor(async () => expect(await publicList()).toBe(1), WAIT);
  expect((await list()).listings).toMatchObject([{ totalReviews: 4 }]);
});

test('content that is being fetched again is not dropped', async () => {
  const { pool } = server.app.database;
  const endFetch = await holdTransaction(
    pool,
    `select from reviews for update; update fetched_reviews set fetched_at = now() + interval '20 days'`,
  );
  const dropping = dropStaleContents(later(40));
  await untilWaiting(pool).finally(endFetch);
  expect(await dropping).toBe(0);
  expect((await list()).total).toBe(4);
  await pool.query('update fetched_reviews set fetched_at = now()');
});

test('content is dropped after 29 days without a fetch, with all that was derived from it, and the decision stays', async () => {
  const [approved] = (await list()).reviews.filter(({ isApproved }) => isApproved);
  const id = approved?.id ?? 0;
  await admin.put(`/reviews/${id}/tags/keep`, {});
  await vi.waitFor(
    async () => expect((await tones()).map(({ language }) => language)).not.toContain(null),
    WAIT,
  );
  analysed = await tones();
  expect(await dropStaleContents(later(28.9))).toBe(0);
  expect(await source()).toMatchObject({ contents: { days: 30, dropped: 0, near: 0 } });
  expect(await dropStaleContents(later(29.1))).toBe(4);
  expect(await dropStaleContents(later(29.1))).toBe(0);
  await untilSettled(server.app.database.pool);
  expect(await tablesWith(server.app.database.pool, MARKER)).toEqual([]);
  expect(await tablesWith(server.app.database.pool, MARKER.toLowerCase())).toEqual([]);
  expect(await source()).toMatchObject({ contents: { dropped: 4, near: 0 } });
  expect(await list()).toMatchObject({ total: 0, listings: [{ totalReviews: 0, averageRating: 0 }] });
  expect(await publicList()).toBe(0);
  expect(await read(id)).toMatchObject({
    reviewText: '',
    rating: null,
    decision: 'approved',
    isWithdrawn: true,
    isContentDropped: true,
  });
});

test('content that comes again unchanged has its decision, and changed content is pending', async () => {
  const before = await server.app.database.pool.query('select id from decisions');
  const changed = google.data.reviews[0] as GoogleReview;
  changed.comment = 'Quite different now.';
  await sync();
  const { reviews } = await list();
  expect(reviews).toHaveLength(4);
  const again = reviews.filter(({ isApproved }) => isApproved);
  expect(again).toHaveLength(1);
  expect(again[0]?.reviewText).toContain(MARKER);
  expect(again[0]?.revision).toBeUndefined();
  expect(await publicList()).toBe(1);
  await vi.waitFor(async () => expect(await tones()).toEqual(analysed), WAIT);
  const after = await server.app.database.pool.query('select id from decisions');
  expect(after.rowCount).toBe(before.rowCount);
  expect(await source()).toMatchObject({ contents: { dropped: 0, near: 0 } });
  const flagged = await server.app.database.pool.query(
    'select from reviews where content_changed_at is not null',
  );
  expect(flagged.rowCount).toBe(0);

  // The approved one changes while its content is dropped.
  await dropStaleContents(later(29.1));
  const stored = await server.app.database.pool.query<{ upstream_id: string }>(
    'select upstream_id from reviews where id = $1',
    [again[0]?.id],
  );
  const row = google.data.reviews.find(({ reviewId }) => reviewId === stored.rows[0]?.upstream_id);
  Object.assign(row ?? {}, { starRating: 'ONE', comment: 'Awful.' });
  await sync();
  expect(await read(again[0]?.id ?? 0)).toMatchObject({ decision: 'none', reviewText: 'Awful.', rating: 1 });
  expect(await publicList()).toBe(0);
});

test('a full sync counts as a fetch of what did not change, and a removed source is dropped too', async () => {
  const { pool } = server.app.database;
  await pool.query(`update fetched_reviews set fetched_at = now() - interval '26 days'`);
  expect(await source()).toMatchObject({ contents: { near: 4 } });
  await sync();
  expect(await source()).toMatchObject({ contents: { near: 0 } });
  await admin.delete(`${routePath('DELETE /sources/:id', { id: ID })}?reviews=keep`);
  expect((await list()).total).toBe(4);
  expect(await dropStaleContents(later(30))).toBe(4);
  expect(await tablesWith(pool, MARKER)).toEqual([]);
});
