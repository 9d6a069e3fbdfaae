import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Review, ReviewList, ReviewStats } from '#contract/reviews/reviews.ts';
import { POLARITIES, TOPICS } from '#domain/insights/topics.ts';
import { analyseAll } from '#tests/support/analyse-all.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

let server: TestServer;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  await analyseAll(server.app);
  // The server itself may still analyse the last batch.
  await vi.waitFor(async () => {
    expect((await sql('select from analysis_queue limit 1')).rowCount).toBe(0);
  }, WAIT_OPTIONS);
});
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
const list = async (query: string) =>
  (await manager.get<ReviewList>(`/reviews/hostaway?limit=100&${query}`)).data;
const review = async (id: number) => (await manager.get<Review>(`/reviews/hostaway/${id}`)).data;
const isJudged = ({ topics = [] }: Review, topic: string, polarity?: string) =>
  topics.some((each) => each.topic === topic && (polarity === undefined || each.polarity === polarity));

/** Stores another text, as a sync does, and waits for its analysis. */
async function changeText(id: number, text: string): Promise<Review> {
  await sql('update reviews set review_text = $2 where id = $1', [id, text]);
  await analyseAll(server.app);
  await vi.waitFor(async () => {
    expect((await sql('select from analysis_queue where review_id = $1', [id])).rowCount).toBe(0);
  }, WAIT_OPTIONS);
  return review(id);
}

describe('the topics of reviews', () => {
  test('are stored with the words that say so, for every analysed text', async () => {
    const { reviews } = await list('language=en&hasText=true');
    expect(reviews.filter(({ topics = [] }) => topics.length > 0).length).toBeGreaterThan(reviews.length / 2);
    for (const { topics = [], reviewText } of reviews) {
      for (const { start, end } of topics) {
        expect(reviewText.slice(start, end).trim()).not.toBe('');
        expect(end).toBeLessThanOrEqual(reviewText.length);
      }
    }
  });

  test('are those of the present text after it changed', async () => {
    const [{ id } = { id: 0 }] = (await list('language=en&hasText=true')).reviews;
    const noisy = await changeText(id, 'The street was very noisy all night. The bed was comfortable.');
    expect(noisy.topics?.map(({ topic, polarity }) => `${topic}:${polarity}`)).toEqual([
      'noise:negative',
      'bed:positive',
    ]);
    const silent = await changeText(id, 'We were there in May.');
    expect(silent.topics).toEqual([]);
  });

  test('are none for a text in a language that is not analysed, or without text', async () => {
    const found = [...(await list('hasText=false')).reviews, ...(await list('language=ja')).reviews];
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(each.topics).toEqual([]);
  });

  test('are never public', async () => {
    const [judged] = (await list('topic=location')).reviews;
    await manager.put(`/reviews/hostaway/${judged?.id}/approve`, { isApproved: true });
    const { reviews } = (await apiClient(server.origin).get<ReviewList>('/reviews/hostaway')).data;
    expect(reviews.map(({ id }) => id)).toContain(judged?.id);
    for (const each of reviews) expect(each).not.toHaveProperty('topics');
  });
});

describe('the filter by topic', () => {
  test('matches exactly the reviews that judge the topic, as praise, as a complaint or either', async () => {
    const { rows } = await sql(
      `select topic, polarity, count(*)::int as count from review_topics join reviews on id = review_id
       where withdrawn_at is null group by 1, 2`,
    );
    const count = (topic: string, polarity: string) =>
      rows.find((row) => row.topic === topic && row.polarity === polarity)?.count ?? 0;
    for (const topic of TOPICS) {
      const counts = await Promise.all(
        POLARITIES.map(async (polarity) => {
          const { total, reviews } = await list(`topic=${topic}:${polarity}`);
          expect([topic, polarity, total]).toEqual([topic, polarity, count(topic, polarity)]);
          for (const each of reviews) expect(isJudged(each, topic, polarity)).toBe(true);
          return total;
        }),
      );
      const either = await list(`topic=${topic}`);
      for (const each of either.reviews) expect(isJudged(each, topic)).toBe(true);
      expect(either.total).toBeGreaterThanOrEqual(Math.max(...counts));
      expect(either.total).toBeLessThanOrEqual(counts.reduce((sum, each) => sum + each));
    }
  });

  test('by several topics matches the reviews that judge all of them', async () => {
    const { total, reviews } = await list('topic=location:positive,cleanliness');
    expect(total).toBeGreaterThan(0);
    for (const each of reviews) {
      expect([isJudged(each, 'location', 'positive'), isJudged(each, 'cleanliness')]).toEqual([true, true]);
    }
  });

  test('combines with other filters, also in the statistics', async () => {
    const { total, reviews } = await list('topic=location&ratings=4,5&sortBy=rating&sortOrder=asc');
    expect(total).toBeGreaterThan(0);
    for (const each of reviews) expect(each.rating).toBeGreaterThanOrEqual(3.5);
    const stats = await manager.get<ReviewStats>('/reviews/hostaway/stats?topic=location&ratings=4,5');
    expect(stats.data.totalReviews).toBe(total);
  });

  test.each(['noises', 'noise,', 'noise:bad', ':negative', 'noise:'])('rejects %s by name', async (topic) => {
    const { status, failure } = await manager.get(`/reviews/hostaway?topic=${topic}`);
    expect([status, failure.error]).toEqual([400, 'topic must look like noise:negative.']);
  });

  test('is for signed-in people', async () => {
    const { status, failure } = await apiClient(server.origin).get('/reviews/hostaway?topic=noise');
    expect([status, failure.error]).toEqual([401, 'Please sign in to filter by topic.']);
  });
});
