import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GoogleReviews } from '#contract/listings/google-reviews.ts';
import { COMPANY_PLACE_ID } from '#simulators/google-places/demo-places.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { tablesWith } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Both Google APIs; the older one takes its key in the URL. */
describe.each([
  [
    'Places (New)',
    'false',
    'relevance',
    'Google chose these reviews by relevance. They are shown newest first.',
  ],
  ['the older API', 'true', 'newest', 'The newest on Google, newest first.'],
] as const)('with %s', (_name, legacy, chosenBy, notice) => {
  let server: TestServer;
  let manager: ApiClient;
  const log: string[] = [];

  beforeAll(async () => {
    server = await openTestServer({
      environment: { GOOGLE_PLACES_LEGACY: legacy, LOG_LEVEL: 'trace' },
      onLog: (line) => log.push(line),
    });
    manager = await signedInClient(server.origin);
  });
  afterAll(() => server.close());

  const look = () => manager.get<GoogleReviews>(`/google-reviews/${COMPANY_PLACE_ID}`);
  const section = async () => (await fetch(`${server.origin}/property/1/google`)).text();

  test('the order of the reviews is reported correctly', async () => {
    const { reviews, ...order } = (await look()).data;
    expect(order).toMatchObject({ chosenBy, sortBy: 'time', sortOrder: 'desc' });
    const times = reviews.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().reverse());
    expect(reviews.some(({ authorName }) => authorName === 'Never Sent')).toBe(chosenBy === 'newest');
    expect(await section()).toContain(`<span>${notice}</span>`);
    const other = (await manager.get<GoogleReviews>(`/google-reviews/${COMPANY_PLACE_ID}?sortBy=rating`))
      .data;
    expect(other).toMatchObject({ chosenBy, sortBy: 'rating', sortOrder: 'desc' });
  });

  test('only the number of requests to Google is stored', async () => {
    const { reviews } = (await look()).data;
    const shown = await fetch(`${server.origin}/property/1/google`);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const { pool } = server.app.database;
    expect(reviews).toHaveLength(5);
    for (const review of reviews) {
      const contents = [review.text, review.authorName, review.authorUri, review.authorPhotoUri, review.id];
      for (const text of [...contents, review.flagUri].filter((part) => part)) {
        expect([text, await tablesWith(pool, text?.slice(0, 60) ?? '')]).toEqual([text, []]);
      }
    }
    const { rows } = await pool.query('select * from daily_usage');
    expect(rows).toEqual([
      { service: 'google', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), requests: expect.any(Number) },
    ]);
  });

  test('the key is in no response, page or log line, whatever fails', async () => {
    const key = server.google.apiKey;
    const failures = [
      'server-error',
      'bad-gateway',
      'over-quota',
      'denied',
      { kind: 'reset' },
      { kind: 'truncate' },
      { kind: 'status', status: 403, body: { error: { message: `API key ${key} is not valid` } } },
      {
        kind: 'status',
        status: 200,
        body: { status: 'REQUEST_DENIED', error_message: 'API key is invalid' },
      },
    ] as const;
    const texts: string[] = [];
    for (const failure of failures) {
      server.google.failures.clear();
      server.google.failures.add({ failure });
      const answer = await look();
      expect([failure, answer.status]).toEqual([failure, 503]);
      texts.push(answer.text, JSON.stringify([...answer.headers]), await section());
      texts.push((await manager.get('/google-reviews/integration-status')).text);
    }
    server.google.failures.clear();
    expect(log.join('')).toContain('Google reviews are not shown: ');
    expect([...texts, ...log].filter((text) => text.includes(key))).toEqual([]);
  });
});
