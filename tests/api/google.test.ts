import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGooglePlaces } from '#connectors/google-places/client.ts';
import type { GoogleReviews, GoogleStatus } from '#contract/listings/google-reviews.ts';
import {
  COMPANY_PLACE_ID,
  RIVERSIDE_PLACE_ID,
  UNREVIEWED_PLACE_ID,
} from '#simulators/google-places/demo-places.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { tablesWith } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let anonymous: ApiClient;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  anonymous = apiClient(server.origin);
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());

const reviewsOf = async (placeId: string, query = '') =>
  (await anonymous.get<GoogleReviews>(`/google-reviews/${placeId}${query}`)).data;
const status = async () => (await manager.get<GoogleStatus>('/google-reviews/integration-status')).data;

/** Uses another key, URL or place for Google while `work` runs. */
async function asking(
  change: { url?: string; apiKey?: string; placeId?: string },
  work: () => Promise<void>,
) {
  const { context } = server.app;
  const { google, googlePlaceId } = context;
  const { url = server.google.url, apiKey = server.google.apiKey, placeId = googlePlaceId } = change;
  Object.assign(context, { google: createGooglePlaces({ url, apiKey }), googlePlaceId: placeId });
  try {
    await work();
  } finally {
    Object.assign(context, { google, googlePlaceId });
  }
}

describe('the reviews of a configured place', () => {
  test('are at most five, newest first, with the attributions that Google requires', async () => {
    const { reviews, mapsUri } = await reviewsOf(COMPANY_PLACE_ID);
    expect(mapsUri).toMatch(/^https:\/\/maps\.google\.com\//);
    expect(reviews).toHaveLength(5);
    const times = reviews.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().reverse());
    expect(reviews[0]).toEqual({
      id: expect.stringContaining(COMPANY_PLACE_ID),
      authorName: 'J. Oyelaran',
      authorUri: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/contrib/),
      authorPhotoUri: expect.stringContaining('/avatars/'),
      rating: 5,
      time: '2026-11-11T12:26:08.000Z',
      relativeTime: expect.stringMatching(/ago$|hour$/),
      text: '',
      translated: false,
      visitDate: null,
      reviewUri: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/reviews/),
      flagUri: expect.stringMatching(/^https:\/\/www\.google\.com\/local\/review\/rap/),
    });
  });

  test.each([
    ['time', 'asc'],
    ['time', 'desc'],
    ['rating', 'asc'],
    ['rating', 'desc'],
  ] as const)('are sorted by %s %s and limited to the requested number', async (sortBy, sortOrder) => {
    const all = await reviewsOf(COMPANY_PLACE_ID, `?sortBy=${sortBy}&sortOrder=${sortOrder}`);
    const values = all.reviews.map((review) => review[sortBy]);
    const up = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
    expect(values).toEqual(sortOrder === 'asc' ? up : up.reverse());
    for (const limit of [1, 3, 5]) {
      const query = `?sortBy=${sortBy}&sortOrder=${sortOrder}&limit=${limit}`;
      expect((await reviewsOf(COMPANY_PLACE_ID, query)).reviews).toEqual(all.reviews.slice(0, limit));
    }
  });

  test('are an empty list for a place without reviews', async () => {
    await asking({ placeId: UNREVIEWED_PLACE_ID }, async () => {
      expect((await reviewsOf(UNREVIEWED_PLACE_ID)).reviews).toEqual([]);
    });
  });

  test('can be of the place of a single listing', async () => {
    expect((await anonymous.get(`/google-reviews/${RIVERSIDE_PLACE_ID}`)).status).toBe(404);
    const { pool } = server.app.database;
    await pool.query('update listings set google_place_id = $1 where id = 1', [RIVERSIDE_PLACE_ID]);
    expect((await reviewsOf(RIVERSIDE_PLACE_ID)).reviews.map(({ authorName }) => authorName)).toContain(
      'Aurélie Montfort',
    );
    await pool.query('update listings set google_place_id = null');
  });
});

test('any other place returns 404 without a request to Google', async () => {
  const requestCount = server.google.requests.length;
  const others = [
    RIVERSIDE_PLACE_ID,
    UNREVIEWED_PLACE_ID,
    'ChIJN1t_tDeuEmsRUsoyG83frY4',
    'x',
    COMPANY_PLACE_ID.toLowerCase(),
  ];
  for (const placeId of others) {
    const answer = await anonymous.get(`/google-reviews/${placeId}`);
    expect(answer.status).toBe(404);
    expect(answer.failure).toMatchObject({
      code: 'not-found',
      error: 'No such Google place is configured here.',
    });
  }
  expect(server.google.requests).toHaveLength(requestCount);
});

describe('an error response of Google', () => {
  const cases: [string, { url?: string; apiKey?: string; placeId?: string }, number, RegExp][] = [
    ['a wrong key', { apiKey: 'wrong-key-0123456789' }, 503, /^Google rejected the API key\.$/],
    ['unreachable', { url: 'http://127.0.0.1:9/v1' }, 503, /^Google could not be reached\.$/],
    [
      'a place that no longer exists',
      { placeId: 'ChIJgone0000000000000000000' },
      404,
      /^Google no longer knows/,
    ],
    ['a place that cannot be', { placeId: 'short' }, 404, /^Google does not know this place\.$/],
  ];

  test.each(cases)('has a message and the matching status: %s', async (_name, change, code, expected) => {
    await asking(change, async () => {
      const answer = await anonymous.get(`/google-reviews/${change.placeId ?? COMPANY_PLACE_ID}`);
      expect(answer.status).toBe(code);
      expect(answer.failure.error).toMatch(expected);
      expect((await status()).lastError?.message).toMatch(expected);
      const section = await fetch(`${server.origin}/property/1/google`);
      expect([section.status, await section.text()]).toEqual([200, expect.stringContaining('role="alert"')]);
    });
  });

  test('does not prevent the next request', async () => {
    expect((await reviewsOf(COMPANY_PLACE_ID)).reviews).toHaveLength(5);
  });
});

describe('the status of the integration', () => {
  test('shows a manager whether it is configured, and its last success and error', async () => {
    const start = Date.now();
    await reviewsOf(COMPANY_PLACE_ID);
    const { configured, lastSuccess } = await status();
    expect(configured).toBe(true);
    expect(Date.parse(lastSuccess ?? '')).toBeGreaterThanOrEqual(start);
  });

  test('is not configured without a key, and every place returns 404', async () => {
    const { context } = server.app;
    const { google } = context;
    Object.assign(context, { google: null });
    expect((await status()).configured).toBe(false);
    expect((await anonymous.get(`/google-reviews/${COMPANY_PLACE_ID}`)).status).toBe(404);
    Object.assign(context, { google });
  });
});

test('the key is in no response and no page', async () => {
  const key = server.google.apiKey;
  const paths = ['/', '/login', '/property/1', '/property/1/google', '/api/openapi.json', '/api/health'];
  const calls = [`/api/google-reviews/${COMPANY_PLACE_ID}`, '/api/google-reviews/x', '/api/session'];
  for (const path of [
    ...paths,
    ...calls,
    '/api/google-reviews/integration-status',
    '/dashboard',
    '/api/sync',
  ]) {
    const response = await fetch(server.origin + path, { headers: { cookie: manager.cookie ?? '' } });
    expect([path, await response.text()]).toEqual([path, expect.not.stringContaining(key)]);
    expect(JSON.stringify([...response.headers])).not.toContain(key);
  }
});

test('no text, author or picture from Google is stored in any table', async () => {
  const { reviews } = await reviewsOf(COMPANY_PLACE_ID);
  const { pool } = server.app.database;
  const [listing] = (await pool.query('select name from listings limit 1')).rows;
  expect(await tablesWith(pool, listing?.name)).toEqual(['public.listings']);
  for (const { text, authorName, id } of reviews) {
    for (const fragment of [text.slice(0, 40), authorName, id].filter((part) => part !== '')) {
      expect([fragment, await tablesWith(pool, fragment)]).toEqual([fragment, []]);
    }
  }
});
