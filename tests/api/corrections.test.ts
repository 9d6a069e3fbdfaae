import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Corrections } from '#contract/insights/corrections.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { rollUp } from '#services/maintenance/rollups.ts';
import { runSync } from '#services/sources/sync.ts';
import { analyseAll } from '#tests/support/analyse-all.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { addLighthouse, addReview } from '#tests/support/lighthouse.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const TEXT = 'The street is very noisy at night.';

let server: TestServer;
let manager: ApiClient;
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  await addLighthouse(server);
});
afterAll(() => server.close());

async function sync(): Promise<void> {
  await runSync(server.app.context);
  await analyseAll(server.app);
}

/** A review of the upstream account, after a sync. */
async function syncedReview(index: number, publicReview = TEXT): Promise<Review> {
  addReview(server, index, { guestName: `Guest ${index}`, publicReview, rating: 8 });
  await sync();
  return current(index);
}

async function current(index: number): Promise<Review> {
  const { data } = await manager.get<ReviewList>(`/reviews/hostaway?search=Guest%20${index}`);
  const [review] = data.reviews;
  if (!review) throw new Error('the review is not stored');
  return review;
}

/** Whether a filter matches the review. */
const matches = async (id: number, filter: string) =>
  (await manager.get<ReviewList>(`/reviews/hostaway?ids=${id}&${filter}`)).data.total === 1;

describe('a corrected topic', () => {
  test('replaces what the analysis says, in the review and in filters', async () => {
    const { id, topics } = await syncedReview(301);
    expect(topics).toEqual([
      expect.objectContaining({ topic: 'noise', polarity: 'negative', corrected: false }),
    ]);
    const { data } = await manager.put<Review>(`/reviews/${id}/topics/noise`, { polarity: 'positive' });
    expect(data.topics).toEqual([{ ...topics?.[0], polarity: 'positive', corrected: true }]);
    expect(await matches(id, 'topic=noise:negative')).toBe(false);
    expect(await matches(id, 'topic=noise:positive')).toBe(true);
    await manager.put(`/reviews/${id}/topics/noise`, { polarity: null });
    await manager.put(`/reviews/${id}/topics/bed`, { polarity: 'negative' });
    expect((await current(301)).topics).toEqual([
      { topic: 'bed', polarity: 'negative', start: 0, end: 0, corrected: true },
    ]);
    const corrections = await manager.get<Corrections>(`/reviews/${id}/corrections`);
    expect(corrections.data).toEqual({
      calculatedSentiment: null,
      topics: [
        { topic: 'bed', polarity: 'negative' },
        { topic: 'noise', polarity: null },
      ],
    });
  });

  test('stays through a sync, a changed text and another analysis, until it is removed', async () => {
    const { id } = await syncedReview(302);
    await manager.put(`/reviews/${id}/topics/noise`, { polarity: 'positive' });
    const record = server.hostaway.data.reviews.find(({ guestName }) => guestName === 'Guest 302');
    if (record) record.publicReview = 'The street is very noisy at night, and the bed was hard.';
    await sync();
    expect((await current(302)).reviewText).toContain('the bed was hard');
    expect((await current(302)).topics?.find(({ topic }) => topic === 'noise')).toMatchObject({
      polarity: 'positive',
      corrected: true,
    });
    await server.app.database.pool.query('insert into analysis_queue select id from reviews where has_text');
    await analyseAll(server.app);
    expect((await current(302)).topics?.find(({ topic }) => topic === 'noise')?.polarity).toBe('positive');
    const { data } = await manager.delete<Review>(`/reviews/${id}/topics/noise`);
    expect(data.topics?.find(({ topic }) => topic === 'noise')).toMatchObject({
      polarity: 'negative',
      corrected: false,
    });
  });

  test('is not lost to an analysis at the same time', async () => {
    const { id } = await syncedReview(303);
    for (let round = 0; round < 20; round++) {
      await server.app.database.pool.query('insert into analysis_queue values ($1) on conflict do nothing', [
        id,
      ]);
      const polarity = round % 2 === 0 ? 'positive' : 'negative';
      const [{ status }] = await Promise.all([
        manager.put(`/reviews/${id}/topics/noise`, { polarity }),
        rollUp(server.app.context),
        rollUp(server.app.context),
      ]);
      expect(status).toBe(200);
      await analyseAll(server.app);
      expect((await current(303)).topics).toEqual([
        expect.objectContaining({ topic: 'noise', polarity, corrected: true }),
      ]);
    }
  });
});

describe('a corrected sentiment', () => {
  test('replaces the calculated one, stays through syncs that change the review, and can be removed', async () => {
    const { id, sentiment } = await syncedReview(304, 'A wonderful and lovely stay.');
    expect(sentiment).toBe('positive');
    const { data } = await manager.put<Review>(`/reviews/${id}/sentiment`, { sentiment: 'negative' });
    expect(data).toMatchObject({ sentiment: 'negative', isSentimentCorrected: true });
    expect(await matches(id, 'sentiment=negative')).toBe(true);
    const record = server.hostaway.data.reviews.find(({ guestName }) => guestName === 'Guest 304');
    if (record) Object.assign(record, { publicReview: 'An awful, horrible, terrible stay.', rating: 5 });
    await sync();
    expect(await current(304)).toMatchObject({ sentiment: 'negative', isSentimentCorrected: true });
    await manager.put(`/reviews/${id}/sentiment`, { sentiment: 'positive' });
    const corrections = await manager.get<Corrections>(`/reviews/${id}/corrections`);
    expect(corrections.data.calculatedSentiment).not.toBe('positive');
    const removed = await manager.delete<Review>(`/reviews/${id}/sentiment`);
    expect(removed.data.sentiment).toBe(corrections.data.calculatedSentiment);
    expect(removed.data.isSentimentCorrected).toBeUndefined();
  });

  test('does not make a sync count the review as changed', async () => {
    const { id } = await syncedReview(305);
    await manager.put(`/reviews/${id}/sentiment`, { sentiment: 'neutral' });
    const read = async () =>
      (await server.app.database.pool.query('select updated_at, xmin from reviews where id = $1', [id])).rows;
    const before = await read();
    await sync();
    expect(await read()).toEqual(before);
  });
});

test('corrections are for managers, of known topics and reviews', async () => {
  const { id } = await current(301);
  const visitor = apiClient(server.origin);
  expect((await visitor.put(`/reviews/${id}/topics/noise`, { polarity: null })).status).toBe(401);
  expect((await visitor.get(`/reviews/${id}/corrections`)).status).toBe(401);
  expect((await manager.put(`/reviews/${id}/topics/weather`, { polarity: null })).status).toBe(400);
  expect((await manager.put(`/reviews/${id}/topics/noise`, { polarity: 'bad' })).status).toBe(400);
  expect((await manager.put(`/reviews/${id}/sentiment`, { sentiment: 'bad' })).status).toBe(400);
  expect((await manager.put('/reviews/999999/topics/noise', { polarity: null })).status).toBe(404);
  expect((await manager.put('/reviews/999999/sentiment', { sentiment: 'neutral' })).status).toBe(404);
  expect((await manager.get('/reviews/999999/corrections')).status).toBe(404);
});
