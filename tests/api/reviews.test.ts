import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Review, ReviewList, ReviewStats } from '#contract/reviews/reviews.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let anonymous: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  manager = apiClient(server.origin);
  anonymous = apiClient(server.origin);
  await manager.signIn();
});
afterAll(() => server.close());

const list = async (query = '', who = manager) =>
  (await who.get<ReviewList>(`/reviews/hostaway${query}`)).data;
const all = async (query: string) => {
  const rows: Review[] = [];
  for (let offset = 0; ; offset += 100) {
    const page = await list(`?limit=100&offset=${offset}&${query}`);
    rows.push(...page.reviews);
    if (offset + 100 >= page.total) return rows;
  }
};
const days = (rows: Review[]) => rows.map((row) => row.reviewDate.slice(0, 10));

/** Fields that only managers get, and the response, which not every review has. */
const FOR_MANAGERS = [
  'source',
  'origin',
  'response',
  'canRespond',
  'responseBlockedReason',
  'decision',
  'decidedBy',
  'decidedAt',
  'reason',
  'arrivalDate',
  'departureDate',
  'reservationId',
  'channelReservationId',
  'categories',
  'topics',
  'privateFeedback',
  'language',
  'assignee',
  'notes',
  'tags',
  'duplicates',
  'duplicateOf',
];

describe('the list of reviews', () => {
  test('returns the newest ten with all listings and the total by default', async () => {
    const { reviews, listings, total } = await list();
    expect(reviews).toHaveLength(10);
    expect(listings).toHaveLength(18);
    expect(total).toBeGreaterThan(1200);
    expect(days(reviews)).toEqual(days(reviews).toSorted().reverse());
  });

  test('has exactly the specified fields and those for managers', async () => {
    const [review] = (await list('?limit=1')).reviews;
    expect(
      Object.keys(review ?? {})
        .filter((name) => !FOR_MANAGERS.includes(name))
        .sort(),
    ).toEqual([
      'channel',
      'guestName',
      'id',
      'isApproved',
      'listingId',
      'listingName',
      'rating',
      'ratingDerived',
      'reviewDate',
      'reviewText',
      'sentiment',
    ]);
  });

  test('has every field of managers that is not optional on each review, also without a text', async () => {
    const reviews = await all('sortBy=date');
    expect(reviews.some(({ reviewText }) => reviewText === '')).toBe(true);
    for (const review of reviews) {
      for (const field of ['decision', 'language', 'categories', 'notes'])
        expect(review).toHaveProperty(field);
    }
  });

  test('treats 3.5 ≤ rating < 4.5 as four stars, and every rated review matches one star filter', async () => {
    const four = await all('rating=4');
    expect(four.length).toBeGreaterThan(50);
    for (const { rating } of four) {
      expect(rating).toBeGreaterThanOrEqual(3.5);
      expect(rating).toBeLessThan(4.5);
    }
    const counts = await Promise.all(
      [1, 2, 3, 4, 5].map(async (stars) => (await list(`?rating=${stars}`)).total),
    );
    const rated = (await all('sortBy=date')).filter(({ rating }) => rating !== null).length;
    expect(counts.reduce((sum, count) => sum + count)).toBe(rated);
  });

  test('filters by channel, listing and status, alone and together', async () => {
    const { listings } = await list();
    for (const channel of ['Airbnb', 'Booking.com', 'VRBO', 'Direct Booking']) {
      const rows = await all(`channel=${encodeURIComponent(channel)}`);
      expect(rows.length).toBeGreaterThan(20);
      expect(new Set(rows.map((row) => row.channel))).toEqual(new Set([channel]));
    }
    const listingId = listings[3]?.id;
    const both = await all(`listingId=${listingId}&channel=Airbnb&approved=false`);
    expect(both.length).toBeGreaterThan(0);
    expect(
      both.every((row) => row.listingId === listingId && row.channel === 'Airbnb' && !row.isApproved),
    ).toBe(true);
  });

  test('includes the whole start day and the whole end day', async () => {
    const [newest] = (await list('?limit=1')).reviews;
    const day = newest?.reviewDate.slice(0, 10);
    const rows = await all(`startDate=${day}&endDate=${day}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(days(rows))).toEqual(new Set([day]));
    expect((await list('?startDate=2026-01-02&endDate=2026-01-01')).total).toBe(0);
  });

  test.each([
    ['date', 'reviewDate'],
    ['rating', 'rating'],
    ['guestName', 'guestName'],
    ['listingName', 'listingName'],
  ] as const)('sorts by %s both ways, page after page, losing and repeating none', async (sortBy, field) => {
    const up = await all(`sortBy=${sortBy}&sortOrder=asc`);
    const down = await all(`sortBy=${sortBy}&sortOrder=desc`);
    expect(new Set(up.map((row) => row.id)).size).toBe(up.length);
    const known = (rows: Review[]) => rows.map((row) => row[field]).filter((value) => value !== null);
    const order = new Intl.Collator('en');
    const compare = (a: string | number, b: string | number) =>
      typeof a === 'number'
        ? a - Number(b)
        : sortBy === 'date'
          ? Number(a > b) - Number(a < b)
          : order.compare(a, String(b));
    expect(known(up)).toEqual(known(up).toSorted(compare));
    expect(known(down)).toEqual(known(down).toSorted((a, b) => compare(b, a)));
  });

  test('puts reviews without a rating last in both orders', async () => {
    for (const order of ['asc', 'desc']) {
      const ratings = (await all(`sortBy=rating&sortOrder=${order}`)).map((row) => row.rating);
      const firstNull = ratings.indexOf(null);
      expect(firstNull).toBeGreaterThan(0);
      expect(ratings.slice(firstNull).every((rating) => rating === null)).toBe(true);
    }
  });

  test('searches guest, text, channel and listing name without regard to case, and literally', async () => {
    const [sample] = (await list('?limit=1&search=kitchen')).reviews;
    expect(sample).toBeDefined();
    const rows = await all('search=AIRBNB');
    expect(rows.length).toBe((await list('?channel=Airbnb')).total);
    const byListing = await all(`search=${encodeURIComponent((sample?.listingName ?? '').toUpperCase())}`);
    expect(byListing.length).toBeGreaterThan(0);
    // A space matches only a space.
    expect((await list('?search=direct+booking')).total).toBeGreaterThan(0);
    expect((await list('?search=directxbooking')).total).toBe(0);
    for (const wildcard of ['%', '_', '\\']) {
      const found = await all(`search=${encodeURIComponent(wildcard)}`);
      expect(
        found.every((row) =>
          `${row.guestName}${row.reviewText}${row.channel}${row.listingName}`.includes(wildcard),
        ),
      ).toBe(true);
    }
    expect((await list(`?search=${encodeURIComponent("'; drop table reviews; --")}`)).total).toBe(0);
  });
});

describe('an anonymous visitor', () => {
  test('gets only approved reviews with any filter', async () => {
    const [review] = (await list('?limit=1&search=host')).reviews;
    await manager.put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: true });
    for (const query of [
      '',
      '?approved=true',
      '?limit=100&sortBy=rating',
      `?listingId=${review?.listingId}`,
    ]) {
      const { reviews, total } = await list(query, anonymous);
      expect(total).toBeGreaterThan(0);
      expect(reviews.every((row) => row.isApproved)).toBe(true);
    }
    const refused = await anonymous.get('/reviews/hostaway?approved=false');
    expect(refused.status).toBe(401);
    await manager.put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: false });
    expect((await list('', anonymous)).total).toBe(0);
  });

  test('gets averages over every published review, approved or not', async () => {
    const { listings } = await list('', anonymous);
    for (const listing of listings.slice(0, 3)) {
      const { data } = await manager.get<ReviewStats>(`/reviews/hostaway/stats?listingId=${listing.id}`);
      expect([listing.totalReviews, listing.averageRating]).toEqual([data.totalReviews, data.averageRating]);
    }
  });

  test.each([
    ['GET', '/reviews/hostaway/stats'],
    ['PUT', '/reviews/hostaway/1/approve'],
    ['GET', '/google-reviews/integration-status'],
    ['GET', '/sync'],
    ['POST', '/sync'],
  ])('gets 401 from %s %s, also for an invalid body', async (method, path) => {
    const answer = await anonymous.call(method, path, method === 'PUT' ? { body: { wrong: true } } : {});
    expect(answer.status).toBe(401);
    expect(answer.failure).toMatchObject({ code: 'unauthenticated', error: 'Please sign in.' });
  });
});

describe('the statistics', () => {
  test('count all reviews or those of one listing, and change by one with an approval', async () => {
    const read = async (query = '') =>
      (await manager.get<ReviewStats>(`/reviews/hostaway/stats${query}`)).data;
    const before = await read();
    expect(before.totalReviews).toBe((await list()).total);
    const [review] = (await list('?limit=1')).reviews;
    await manager.put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: true });
    const after = await read();
    expect([after.approvedCount, after.pendingCount]).toEqual([
      before.approvedCount + 1,
      before.pendingCount - 1,
    ]);
    const own = await read(`?listingId=${review?.listingId}`);
    expect(own.totalReviews).toBe((await list(`?listingId=${review?.listingId}`)).total);
    expect(own.approvedCount).toBe(1);
    await manager.put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: false });
  });
});
