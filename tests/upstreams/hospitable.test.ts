import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHospitableClient } from '#connectors/hospitable/client.ts';
import { translateReview } from '#connectors/hospitable/translate-review.ts';
import type { SyncBatch } from '#connectors/source.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import type { IncomingReview } from '#domain/reviews/review.ts';
import { runSync } from '#services/sources/sync.ts';
import { demoData, newProperty, newReview } from '#simulators/hospitable/data.ts';
import { type HospitableSimulator, startHospitableSimulator } from '#simulators/hospitable/server.ts';
import { signedInClient } from '#tests/support/api-client.ts';
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
      writtenAt: new Date(),
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

describe('a list of properties', () => {
  let simulator: HospitableSimulator;
  beforeEach(async () => {
    simulator = await startHospitableSimulator({ data: demoData(3, 60), rateLimit: false });
  });
  afterEach(() => simulator.close());

  /** @param omits whether an answer leaves out the first property, as when pages move */
  const open = (omits: () => boolean) =>
    createHospitableClient({
      url: simulator.url,
      token: simulator.token,
      sleep: async () => {},
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        if (!String(input).includes('/properties?') || !omits()) return answer;
        const body = (await answer.json()) as { data: unknown[] };
        return Response.json({ ...body, data: body.data.slice(1) });
      },
    });
  const read = async (batches: AsyncIterable<SyncBatch>) => {
    const found: SyncBatch[] = [];
    for await (const batch of batches) found.push(batch);
    return found;
  };

  test('that moved while it was read is read again', async () => {
    let answers = 0;
    const { batches } = open(() => answers++ === 0).sync({ kind: 'full', checkpoint: null });
    const [first] = await read(batches);
    expect(first?.kind === 'listings' && first.listings).toHaveLength(3);
    expect(answers).toBe(2);
  });

  test('that stays incomplete ends the sync, so that no review counts as removed', async () => {
    const { batches } = open(() => true).sync({ kind: 'full', checkpoint: null });
    await expect(read(batches)).rejects.toMatchObject({ problem: { reason: 'source-incomplete-list' } });
  });

  test('is read again only for the properties of missing reviews, once', async () => {
    const { batches, reread } = open(() => false).sync({ kind: 'full', checkpoint: null });
    await read(batches);
    const before = simulator.requests.length;
    await read(reread(['home-2-review-1'], new Set(['home-2', 'sold'])));
    expect(await read(reread(['home-2-review-2'], new Set(['home-2'])))).toEqual([]);
    const paths = () => new Set(simulator.requests.slice(before).map(({ path }) => path));
    expect(paths()).toEqual(new Set(['/v2/properties/home-2/reviews']));
    await read(reread(['unknown'], new Set([null])));
    expect(paths()).toEqual(new Set([1, 2, 3].map((home) => `/v2/properties/home-${home}/reviews`)));
  });
});

test('an account is connected, synced beside Hostaway, answered, and follows what is removed', async () => {
  const simulator = await startHospitableSimulator({ data: demoData(2, 20) });
  const server = await openTestServer({
    template: 'empty',
    account: (data) => Object.assign(data, { listings: [], reviews: [] }),
    environment: { HOSPITABLE_API_URL: simulator.url },
  });
  const admin = await signedInClient(server.origin);
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
  const lost = newReview({ id: 'lost', property: { ...home, id: 'home-9' } });
  simulator.data.reviews.push(lost);
  const { pool } = server.app.database;
  await pool.query(
    `insert into quarantined_rows (source, row_key, reason, detail, raw)
      values ('hospitable', 'lost', 'unknown-listing', 'listing home-9', $1)`,
    [JSON.stringify(lost)],
  );
  const [{ listing, id } = { listing: 0, id: 0 }] = (
    await pool.query<{ listing: number; id: number }>(
      'select listing_id as listing, id from reviews where id = $1',
      [review?.id],
    )
  ).rows;
  await admin.put(routePath('PUT /sync/quarantined/:key', { key: 'lost' }), {
    source: 'hospitable',
    listingId: listing,
  });
  const {
    rows: [assigned],
  } = await pool.query<{ id: number }>(`select id from reviews where upstream_id = 'lost'`);
  expect(assigned?.id).not.toBe(id);
  // It arrives, but its answer does not: the next attempt looks for it.
  simulator.failures.add({
    path: '/v2/reviews/lost/respond',
    takesEffect: true,
    times: 1,
    failure: { kind: 'reset' },
  });
  await admin.put(routePath('PUT /reviews/hostaway/:id/response', { id: assigned?.id ?? 0 }), {
    text: 'Thank you!',
  });
  await vi.waitFor(
    async () =>
      expect(
        (await pool.query('select state from responses where review_id = $1', [assigned?.id])).rows,
      ).toEqual([{ state: 'sent' }]),
    { timeout: TIMEOUT_MS, interval: 100 },
  );
  expect(simulator.requests.map(({ path }) => path)).toContain('/v2/properties/home-9/reviews');
  simulator.data.reviews.splice(0, 2);
  expect(await runSync(server.app.context, undefined, 'hospitable')).toMatchObject({ removed: 2 });
  expect((await list()).total).toBe(39);
  await server.close();
  await simulator.close();
});
