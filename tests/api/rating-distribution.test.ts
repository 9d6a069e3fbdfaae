import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RatingDistribution } from '#contract/listings/rating-distribution.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.database.pool.query(`truncate channel_rights; update reviews set decision = 'none'`);
});

const meter = async (id: number) => (await manager.get<RatingDistribution>(`/listings/${id}/shown`)).data;
const change = (set: string, where: string) =>
  server.app.database.pool.query(`update reviews set ${set} where listing_id = 1 and ${where}`);

test('the distribution counts all and public reviews of each star like the rating filter', async () => {
  await change(`decision = 'approved'`, 'rating_tenths >= 45');
  const { byStars, unrated, published, shown, isLopsided } = await meter(1);
  expect(byStars.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
  for (const { stars, published: all, shown: seen } of byStars) {
    const query = `/reviews/hostaway?listingId=1&limit=1&rating=${stars}`;
    expect(all).toBe((await manager.get<ReviewList>(query)).data.total);
    expect(seen).toBe((await manager.get<ReviewList>(`${query}&approved=true`)).data.total);
  }
  const { listings } = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data;
  expect(published).toBe(listings.find(({ id }) => id === 1)?.totalReviews);
  expect(published).toBe(unrated.published + byStars.reduce((sum, star) => sum + star.published, 0));
  expect(shown).toBe(byStars[0]?.shown);
  expect(isLopsided).toBe(true);
});

test('the distribution counts only visible reviews as public, and no withdrawn ones', async () => {
  await change(`decision = 'approved'`, 'true');
  const before = await meter(1);
  expect([before.shown, before.isLopsided]).toEqual([before.published, false]);
  const { rows } = await server.app.database.pool.query(
    "select count(*)::int as hidden from reviews where listing_id = 1 and channel = 'Airbnb'",
  );
  await manager.put('/channels/Airbnb/rights', { rights: 'hidden' });
  const after = await meter(1);
  expect([after.published, after.shown]).toEqual([before.published, before.published - rows[0].hidden]);
  await change('withdrawn_at = now()', 'id = (select min(id) from reviews where listing_id = 1)');
  expect((await meter(1)).published).toBe(before.published - 1);
});

test('the distribution requires a manager and an existing listing', async () => {
  expect((await apiClient(server.origin).get('/listings/1/shown')).status).toBe(401);
  expect((await manager.get('/listings/999999/shown')).status).toBe(404);
  for (const id of ['0', '-1', 'x', '1.5'])
    expect((await manager.get(`/listings/${id}/shown`)).status).toBe(400);
  expect((await manager.get('/listings/1/shown?x=1')).status).toBe(400);
});
