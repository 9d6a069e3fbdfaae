import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openApp } from '#app.ts';
import type { GoogleReviews, GoogleStatus } from '#contract/listings/google-reviews.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/listings/google-review.ts';
import { googleReviews } from '#services/listings/google-reviews.ts';
import { COMPANY_PLACE_ID } from '#simulators/google-places/demo-places.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const LIMIT = 3;
const ORDER = { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST };
const SENTENCE = 'The daily Google limit is reached. Its reviews are back after midnight.';

let server: TestServer;
let anonymous: ApiClient;
let manager: ApiClient;

async function open(environment: Record<string, string> = {}): Promise<void> {
  server = await openTestServer({ environment: { GOOGLE_DAILY_LIMIT: String(LIMIT), ...environment } });
  anonymous = apiClient(server.origin);
  manager = await signedInClient(server.origin);
}

const look = (placeId = COMPANY_PLACE_ID) => anonymous.get<GoogleReviews>(`/google-reviews/${placeId}`);
const status = async () => (await manager.get<GoogleStatus>('/google-reviews/integration-status')).data;
const clock = (instant: string) => Object.assign(server.app.context, { now: () => new Date(instant) });
const statuses = async (looks: number) => {
  const answers: number[] = [];
  for (let count = 0; count < looks; count++) answers.push((await look()).status);
  return answers;
};

afterEach(() => server.close());

describe('with a limit of three a day', () => {
  beforeEach(() => open({ TIME_ZONE: 'Europe/Lisbon' }));

  test('the fourth request returns 503 until midnight in the time zone and does not reach Google', async () => {
    clock('2026-07-10T22:00:00Z');
    expect(await statuses(LIMIT)).toEqual([200, 200, 200]);
    const refused = await look();
    expect([refused.status, refused.failure.code, refused.failure.error]).toEqual([
      503,
      'unavailable',
      SENTENCE,
    ]);
    // Lisbon is an hour ahead of UTC in summer.
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(server.google.requests).toHaveLength(LIMIT);
  });

  test('the count starts at zero the next day', async () => {
    clock('2026-07-10T22:59:59Z');
    expect(await statuses(LIMIT + 1)).toEqual([200, 200, 200, 503]);
    clock('2026-07-10T23:00:00Z');
    expect(await status()).toMatchObject({ usedToday: 0, dailyLimit: LIMIT });
    expect(await statuses(LIMIT + 1)).toEqual([200, 200, 200, 503]);
  });

  test('a manager sees the requests used and the message when the limit is reached', async () => {
    expect(await status()).toMatchObject({ usedToday: 0, dailyLimit: LIMIT });
    await statuses(2);
    expect(await status()).toMatchObject({ usedToday: 2, lastError: null });
    await statuses(3);
    expect(await status()).toMatchObject({ usedToday: LIMIT, lastError: { message: SENTENCE } });
  });

  test('the public page shows the message instead of the Google reviews and is otherwise complete', async () => {
    await statuses(LIMIT);
    const section = await fetch(`${server.origin}/property/1/google`);
    expect([section.status, await section.text()]).toEqual([
      200,
      '<p class="google-failed" role="alert">Failed to load Google reviews</p>',
    ]);
    expect((await fetch(`${server.origin}/property/1`)).status).toBe(200);
  });

  test('a failed request counts, and one that is not sent does not', async () => {
    server.google.failures.add({ failure: 'server-error', times: 1 });
    expect(await statuses(1)).toEqual([503]);
    await look('ChIJ_of_somebody_elses_place');
    await anonymous.get('/google-reviews/x?limit=9');
    expect(await status()).toMatchObject({ usedToday: 1 });
  });

  test('visitors at the same time share one request, which counts once', async () => {
    server.google.failures.add({ failure: { kind: 'slow', ms: 1_000 } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => look()));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    expect(await status()).toMatchObject({ usedToday: 1 });
    expect(server.google.requests).toHaveLength(1);
  });

  test('applies to all processes together, even when they compete for the last request', async () => {
    const { config, context, database } = server.app;
    const places = server.google.places.map(({ id }) => id);
    for (const [index, placeId] of places.entries()) {
      await database.pool.query('update listings set google_place_id = $1 where id = $2', [
        placeId,
        index + 1,
      ]);
    }
    const log = { info() {}, warn() {}, error() {} };
    const upstreams = { hostaway: null, google: server.google, isHostawaySimulated: false };
    const second = await openApp(config, { log, upstreams });
    const requests = [context, second.context].flatMap((process) =>
      [...places, ...places].map((placeId) => googleReviews(process, placeId, ORDER, null)),
    );
    const outcomes = await Promise.allSettled(requests);
    await second.close();
    expect(places.length).toBe(3);
    expect(server.google.requests).toHaveLength(LIMIT);
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).not.toHaveLength(0);
    expect(await status()).toMatchObject({ usedToday: LIMIT });
  });
});

test('with a limit of zero no request is sent to Google', async () => {
  await open({ GOOGLE_DAILY_LIMIT: '0' });
  expect(await statuses(2)).toEqual([503, 503]);
  expect(await status()).toMatchObject({ usedToday: 0, dailyLimit: 0 });
  expect(server.google.requests).toHaveLength(0);
});

describe('anonymous visitors', () => {
  const ALLOWANCE = 10;

  beforeEach(() => open({ GOOGLE_DAILY_LIMIT: '100', TRUST_PROXY: 'loopback' }));

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const lookFrom = (address: string) =>
    anonymous.get<GoogleReviews>(`/google-reviews/${COMPANY_PLACE_ID}`, from(address));

  test('of one address can spend a part of the budget in an hour, and others and managers are not affected', async () => {
    clock('2026-07-10T10:00:00Z');
    for (let turn = 0; turn < ALLOWANCE; turn++) expect((await lookFrom('192.0.2.1')).status).toBe(200);
    clock('2026-07-10T10:10:00Z');
    const refused = await lookFrom('192.0.2.1');
    expect([refused.status, refused.failure.code]).toEqual([429, 'rate-limited']);
    expect(refused.headers.get('retry-after')).toBe('3000');
    const section = await fetch(`${server.origin}/property/1/google`, from('192.0.2.1'));
    expect([section.status, await section.text()]).toEqual([200, expect.stringContaining('Failed to load')]);
    expect(await status()).toMatchObject({ usedToday: ALLOWANCE, lastError: null });
    expect((await lookFrom('192.0.2.2')).status).toBe(200);
    expect((await manager.get(`/google-reviews/${COMPANY_PLACE_ID}`, from('192.0.2.1'))).status).toBe(200);
    clock('2026-07-10T11:00:00Z');
    expect((await lookFrom('192.0.2.1')).status).toBe(200);
  });

  test('of one address can ask for a few unknown places in an hour, and the next costs no query', async () => {
    const lookUp = vi.spyOn(server.app.context.storage.listings, 'hasGooglePlace');
    const ask = () => anonymous.get('/google-reviews/ChIJ_unknown', from('192.0.2.3'));
    for (let turn = 0; turn < ALLOWANCE; turn++) expect((await ask()).status).toBe(404);
    expect((await ask()).status).toBe(429);
    expect(lookUp).toHaveBeenCalledTimes(ALLOWANCE);
    expect(await status()).toMatchObject({ usedToday: 0 });
  });

  test('with a page of another site get 403, which costs nothing', async () => {
    for (const path of [`/api/google-reviews/${COMPANY_PLACE_ID}`, '/property/1/google']) {
      const other = await fetch(server.origin + path, { headers: { 'sec-fetch-site': 'cross-site' } });
      expect([path, other.status]).toEqual([path, 403]);
      expect(await status()).toMatchObject({ usedToday: 0 });
    }
    for (const site of ['same-origin', 'none']) {
      const own = await fetch(`${server.origin}/property/1/google`, { headers: { 'sec-fetch-site': site } });
      expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('google-review')]);
    }
    expect(await status()).toMatchObject({ usedToday: 2 });
  });

  test('who load the section at the same time share one request', async () => {
    server.google.failures.add({ failure: { kind: 'slow', ms: 1_000 } });
    const open = () => fetch(`${server.origin}/property/1/google`).then((section) => section.text());
    const sections = await Promise.all(Array.from({ length: 40 }, open));
    expect(new Set(sections).size).toBe(1);
    expect(server.google.requests).toHaveLength(1);
  });
});
