import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHospitableClient } from '#connectors/hospitable/client.ts';
import { translateReview } from '#connectors/hospitable/translate-review.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import type { IncomingReview } from '#domain/reviews/review.ts';
import { runSync } from '#services/sources/sync.ts';
import { demoData, newProperty, newReview } from '#simulators/hospitable/data.ts';
import { type HospitableSimulator, startHospitableSimulator } from '#simulators/hospitable/server.ts';
import { apiClient } from '#tests/support/api-client.ts';
import { openTestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const home = newProperty('home-1');
function translated(...given: Parameters<typeof newReview>): IncomingReview {
  const row = translateReview(newReview(...given));
  if (row.kind !== 'review') throw new Error(row.detail);
  return row.review;
}

describe('a row', () => {
  test('of Booking.com has the scale of its original rating, and categories that were rated', () => {
    const shown = { rating: 4.5, rating_platform_original: '9.00', review: '', response: null };
    const fields = { id: 'a1', property: home, platform: 'booking', public: shown };
    expect(translated(fields, { cleanliness: 10, staff: 7.5 })).toMatchObject({
      channel: 'Booking.com',
      rawRating: 9,
      ratingScale: 10,
      rating: { tenths: 45, derived: false },
      text: '',
      categories: [
        { category: 'cleanliness', rating: 10 },
        { category: 'staff', rating: 7.5 },
      ],
    });
  });

  test('of Booking.com without a rating has its categories on the same scale', () => {
    const shown = { rating: 0, rating_platform_original: 0, review: 'Fine.', response: null };
    const fields = { id: 'a1', property: home, platform: 'booking', public: shown };
    expect(translated(fields, { cleanliness: 10, services: 2.5 })).toMatchObject({
      ratingScale: 10,
      categories: [
        { category: 'cleanliness', rating: 10 },
        { category: 'services', rating: 2.5 },
      ],
    });
    expect(
      translated({ ...fields, public: { ...shown, rating: 1, rating_platform_original: 1 } }),
    ).toMatchObject({ rawRating: 1, ratingScale: 10 });
  });

  test('of Airbnb has stars, its guest and its stay', () => {
    expect(translated({ id: 'a1', property: home })).toMatchObject({
      upstreamListingId: 'home-1',
      channel: 'Airbnb',
      rawRating: 5,
      ratingScale: 5,
      rating: { tenths: 50 },
      guestName: 'Ann B',
      arrivalDate: '2026-03-10',
      departureDate: '2026-03-15',
      reservationId: 'stay-a1',
      channelReservationId: 'HMa1',
      categories: [{ category: 'cleanliness', rating: 5 }],
    });
  });

  test('whose rating is 0 was not rated', () => {
    const shown = { rating: 0, rating_platform_original: 0, review: 'Fine.', response: null };
    expect(translated({ id: 'a1', property: home, public: shown }, {})).toMatchObject({
      rating: null,
      rawRating: null,
    });
  });

  test.each([null, 7, {}, { id: 'a1' }, { id: 'a1', reviewed_at: 'soon' }])('%j is not understood', (row) => {
    expect(translateReview(row)).toMatchObject({ kind: 'skipped', reason: 'not-understood' });
  });
});

describe('a response', () => {
  let simulator: HospitableSimulator;
  beforeEach(async () => {
    simulator = await startHospitableSimulator({ data: demoData(1, 60), rateLimit: false });
  });
  afterEach(() => simulator.close());
  const respond = (mayHaveArrived = false) =>
    createHospitableClient({ url: simulator.url, token: simulator.token, sleep: async () => {} }).respond?.({
      upstreamId: 'home-1-review-55',
      upstreamListingId: 'home-1',
      text: 'Thank you!',
      mayHaveArrived,
    });
  const review = () => simulator.data.reviews.find(({ id }) => id === 'home-1-review-55');

  test('is sent once, and one that arrived without an answer counts as sent', async () => {
    simulator.failures.add({
      path: '/v2/reviews/home-1-review-55/respond',
      takesEffect: true,
      times: 1,
      failure: { kind: 'reset' },
    });
    await expect(respond()).rejects.toMatchObject({ code: 'unavailable' });
    expect(review()?.public.response).toBe('Thank you!');
    expect(await respond(true)).toEqual({ kind: 'sent' });
  });

  test('is refused with the reason of Hospitable', async () => {
    Object.assign(review() ?? {}, { can_respond: false });
    expect(await respond(true)).toEqual({ kind: 'refused', reason: 'The response window is closed.' });
  });
});

test('an account is connected, synced beside Hostaway, answered, and follows what is removed', async () => {
  const simulator = await startHospitableSimulator({ data: demoData(2, 20) });
  const server = await openTestServer({
    template: 'empty',
    account: (data) => Object.assign(data, { listings: [], reviews: [] }),
    environment: { HOSPITABLE_API_URL: simulator.url },
  });
  const admin = apiClient(server.origin);
  await admin.signIn();
  const list = async (query = '') => (await admin.get<ReviewList>(`/reviews/hostaway?${query}limit=1`)).data;
  const added = await admin.post('/sources', {
    kind: 'hospitable',
    name: 'Porto',
    settings: { token: simulator.token },
  });
  expect(added.status).toBe(200);
  await vi.waitFor(async () => expect((await list()).total).toBe(40), { timeout: TIMEOUT_MS, interval: 100 });
  const [review] = (await list('channel=Airbnb&hasText=true&')).reviews;
  await admin.put(routePath('PUT /reviews/hostaway/:id/response', { id: review?.id ?? 0 }), {
    text: 'Thanks!',
  });
  await vi.waitFor(
    () => expect(simulator.data.reviews.filter((each) => each.public.response === 'Thanks!')).toHaveLength(1),
    { timeout: TIMEOUT_MS, interval: 100 },
  );
  simulator.data.reviews.splice(0, 2);
  expect(await runSync(server.app.context, undefined, 'hospitable')).toMatchObject({ removed: 2 });
  expect((await list()).total).toBe(38);
  await server.close();
  await simulator.close();
});
