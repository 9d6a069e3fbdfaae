import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList, ReviewStats } from '#contract/reviews/reviews.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());

test.each([
  ['sentiment', ['positive', 'neutral', 'negative'], 'very'],
  ['hasText', ['true', 'false'], 'yes'],
  ['reply', ['none', 'waiting', 'failed', 'sent'], 'refused'],
  ['changed', ['true', 'false'], '1'],
  ['responded', ['true', 'false'], 'sent'],
])(
  'the values of %s part all reviews; other values and anonymous readers are rejected',
  async (name, values, unknown) => {
    const list = (query: string) => manager.get<ReviewList>(`/reviews/hostaway?limit=1&${query}`);
    const totals = await Promise.all(
      values.map(async (value) => (await list(`${name}=${value}`)).data.total),
    );
    expect(totals.reduce((sum, total) => sum + total)).toBe((await list('')).data.total);
    const invalid = await list(`${name}=${unknown}`);
    expect([invalid.status, invalid.failure.error]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^${name} must be`)),
    ]);
    const refused = await apiClient(server.origin).get(`/reviews/hostaway?${name}=${values[0]}`);
    expect([refused.status, refused.failure.error]).toEqual([401, `Please sign in to filter by ${name}.`]);
  },
);

test('an exact total is only for signed-in people, because it reads every match', async () => {
  const path = '/reviews/hostaway?exactTotal=true';
  expect((await manager.get<ReviewList>(path)).data.isTotalExact).toBe(true);
  expect((await apiClient(server.origin).get(path)).status).toBe(401);
});

describe('a filter by several values', () => {
  const list = async (query: string) =>
    (await manager.get<ReviewList>(`/reviews/hostaway?limit=100&${query}`)).data;

  test('matches the reviews of any of them, and the answer has the listings that it names', async () => {
    const { reviews, listings } = await list('');
    const two = [...new Set(reviews.map(({ listingId }) => listingId))].slice(0, 2);
    const found = await list(`listingIds=${two.join(',')}&offset=0`);
    const totals = await Promise.all(two.map(async (id) => (await list(`listingId=${id}`)).total));
    expect(found.total).toBe(totals.reduce((sum, total) => sum + total));
    expect(new Set(found.reviews.map(({ listingId }) => listingId))).toEqual(new Set(two));
    expect(listings.length).toBeGreaterThan(2);
    const ids = reviews.slice(3, 6).map(({ id }) => id);
    expect((await list(`ids=${ids.join(',')}`)).reviews.map(({ id }) => id)).toEqual(ids);
    const stars = await list('ratings=1,2&channels=Airbnb,Booking.com');
    expect(stars.total).toBeGreaterThan(0);
    for (const { rating, channel } of stars.reviews) {
      expect([Math.round(rating ?? 0), channel]).toEqual([
        expect.toSatisfy((value) => value === 1 || value === 2),
        expect.stringMatching(/^(Airbnb|Booking\.com)$/),
      ]);
    }
  });

  test.each([
    ['listingIds=1,x', /^listingIds must be 1 to 500 whole numbers/],
    ['ids=', /^ids must be 1 to 1000 whole numbers/],
    ['ratings=5,6', /^ratings must be 1 to 5 whole numbers from 1 to 5/],
    ['channels=Airbnb,Nowhere', /^channels must be 1 to 20 known values/],
    ['category=cleanliness>8', /^category must look like cleanliness<8/],
    ['category=cleanliness,', /^category must look like cleanliness<8/],
    ['category=>=8', /^category must look like cleanliness<8/],
    ['stayMonth=2026-13', /^stayMonth must look like 2026-05/],
    ['stayMonth=2026-05-01', /^stayMonth must look like 2026-05/],
    ['analysed=en', /^analysed must be true or false/],
    ['category=cleanliness<11', /^category must look like cleanliness<8/],
  ])('rejects %s by name, and statistics reject it too', async (query, message) => {
    for (const path of ['/reviews/hostaway', '/reviews/hostaway/stats']) {
      const { status, failure } = await manager.get(`${path}?${query}`);
      expect([status, failure.error]).toEqual([400, expect.stringMatching(message)]);
    }
  });
});

test('a filter by category matches the reviews whose rating of it, as shown, is below the number', async () => {
  const { data } = await manager.get<ReviewList>('/reviews/hostaway?limit=100&category=cleanliness%3C8');
  expect(data.total).toBeGreaterThan(0);
  for (const { categories = [] } of data.reviews) {
    expect(categories.find(({ category }) => category === 'cleanliness')?.rating).toBeLessThan(8);
  }
  const stats = await manager.get<ReviewStats>('/reviews/hostaway/stats?category=cleanliness%3C8');
  expect(stats.data.totalReviews).toBe(data.total);
});

test('a category without a number matches the reviews that rated it; several categories must all match', async () => {
  const total = async (category: string) =>
    (await manager.get<ReviewList>(`/reviews/hostaway?limit=1&category=${encodeURIComponent(category)}`)).data
      .total;
  const rated = await total('cleanliness');
  expect(rated).toBeGreaterThan(0);
  expect((await total('cleanliness<8')) + (await total('cleanliness>=8'))).toBe(rated);
  expect(await total('cleanliness<8,cleanliness>=8')).toBe(0);
  const { data } = await manager.get<ReviewList>(
    `/reviews/hostaway?limit=100&category=${encodeURIComponent('cleanliness>=9,communication')}`,
  );
  expect(data.total).toBeGreaterThan(0);
  for (const { categories = [] } of data.reviews) {
    const scores = new Map(categories.map(({ category, rating }) => [category, rating]));
    expect(scores.get('cleanliness')).toBeGreaterThanOrEqual(9);
    expect(scores.get('communication')).toBeDefined();
  }
});

test('a filter by month matches the stays that began in it', async () => {
  const { data: all } = await manager.get<ReviewList>('/reviews/hostaway?limit=100');
  const month = all.reviews.find(({ arrivalDate }) => arrivalDate)?.arrivalDate?.slice(0, 7);
  const { data } = await manager.get<ReviewList>(`/reviews/hostaway?limit=100&stayMonth=${month}`);
  expect(data.total).toBeGreaterThan(0);
  for (const { arrivalDate } of data.reviews) expect(arrivalDate?.slice(0, 7)).toBe(month);
});

test('texts are either analysed or in a language that is not', async () => {
  const total = async (query: string) =>
    (await manager.get<ReviewList>(`/reviews/hostaway?limit=1&${query}`)).data.total;
  const notAnalysed = await total('analysed=false');
  expect(notAnalysed).toBeGreaterThan(0);
  expect((await total('analysed=true')) + notAnalysed).toBe(await total('hasText=true'));
  expect(await total('analysed=false&language=ja')).toBe(await total('language=ja'));
  expect(await total('analysed=true&language=ja')).toBe(0);
});
