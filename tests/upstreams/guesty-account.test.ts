import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import type { SourceList } from '#contract/sources/accounts.ts';
import { runSync } from '#services/sources/sync.ts';
import { demoData, newListing } from '#simulators/guesty/data.ts';
import { guestyId } from '#simulators/guesty/rows.ts';
import { type GuestySimulator, startGuestySimulator } from '#simulators/guesty/server.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { tablesWith } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const WAIT = { timeout: TIMEOUT_MS, interval: 100 };
/** Of 260 rows; the others are not published reviews by guests. */
const PUBLISHED = 247;

let simulator: GuestySimulator;
let server: TestServer;
let admin: ApiClient;
beforeEach(async () => {
  simulator = await startGuestySimulator({ data: demoData(2, 130), rateLimit: false });
  server = await openTestServer({
    template: 'empty',
    account: (data) => Object.assign(data, { listings: [], reviews: [] }),
    environment: { GUESTY_API_URL: simulator.url },
  });
  admin = await signedInClient(server.origin);
});
afterEach(async () => {
  await server.close();
  await simulator.close();
});

const list = async (query = '') => (await admin.get<ReviewList>(`/reviews/hostaway?${query}limit=1`)).data;
const sync = () => runSync(server.app.context, undefined, 'guesty');
const pages = () => simulator.requests.filter(({ path }) => path === '/v1/reviews');

async function connect() {
  const { clientId, clientSecret } = simulator;
  const settings = { clientId, clientSecret };
  expect((await admin.post('/sources', { kind: 'guesty', name: 'Porto', settings })).status).toBe(200);
}
/** Until nothing more happens, also to the sync that connecting has started. */
async function connectAndSync() {
  await connect();
  await vi.waitFor(async () => {
    const { storage } = server.app.context;
    expect((await storage.syncs.last('guesty'))?.state).toBe('succeeded');
    expect(await storage.isHeld('sync guesty')).toBe(false);
  }, WAIT);
}

test('an account is connected, synced with its names, and follows what changes and is removed', async () => {
  await connectAndSync();
  expect((await list()).total).toBe(PUBLISHED);
  expect((await list('channel=Airbnb&search=Zoe&')).total).toBeGreaterThan(100);
  const asked = simulator.requests.filter(({ path }) => path.startsWith('/v1/guests-crud')).length;
  const { reviews } = simulator.data;
  const [removed, changed] = reviews.filter(({ channelId }) => channelId === 'homeaway2');
  simulator.data.reviews = reviews.filter((each) => each !== removed);
  Object.assign(changed ?? {}, { updatedAt: new Date().toISOString() });
  Object.assign(changed?.rawReview ?? {}, { starRatingOverall: '1' });
  expect(await sync()).toMatchObject({ removed: 1, changed: 1 });
  expect((await list()).total).toBe(PUBLISHED - 1);
  expect(simulator.requests.filter(({ path }) => path.startsWith('/v1/guests-crud'))).toHaveLength(asked);
  expect(simulator.requests.filter(({ path }) => path === '/oauth2/token')).toHaveLength(1);
});

test('an account is the same one with and without active listings', async () => {
  const { clientId, clientSecret } = simulator;
  const settings = { clientId, clientSecret };
  const connectAgain = () => admin.post('/sources', { kind: 'guesty', name: 'Porto', settings });
  const [, ...others] = simulator.data.listings.splice(0);
  await connect();
  simulator.data.listings.push(...others);
  expect((await admin.patch('/sources/guesty', { settings })).status).toBe(200);
  expect((await connectAgain()).status).toBe(409);
  expect((await admin.delete('/sources/guesty?reviews=keep')).status).toBe(200);
  await connect();
  const { sources } = (await admin.get<SourceList>('/sources')).data;
  expect(sources.filter(({ kind }) => kind === 'guesty')).toMatchObject([{ id: 'guesty' }]);
  simulator.data.listings.splice(0);
  expect((await admin.patch('/sources/guesty', { settings })).status).toBe(200);
  expect((await connectAgain()).status).toBe(409);
});

test('a first sync that failed continues where it stopped', async () => {
  simulator.failures.add({ path: '/v1/reviews', after: 3, failure: { kind: 'status', status: 500 } });
  await connect();
  await vi.waitFor(async () => {
    expect((await server.app.context.storage.syncs.last('guesty'))?.state).toBe('failed');
  }, WAIT);
  simulator.failures.clear();
  const before = pages().length;
  await sync();
  expect(new URLSearchParams(pages()[before]?.query).get('endDate')).not.toBeNull();
  expect((await list()).total).toBe(PUBLISHED);
});

test('a response is sent once, although the channel publishes it later and a sync sees it first', async () => {
  await connectAndSync();
  simulator.replies.pendingReads = 1;
  const [review] = (await list('channel=Airbnb&')).reviews;
  const id = review?.id ?? 0;
  await admin.put(routePath('PUT /reviews/hostaway/:id/response', { id }), { text: 'Thanks!' });
  const answered = () => simulator.data.reviews.flatMap(({ reviewReplies }) => reviewReplies);
  await vi.waitFor(() => expect(answered()).toHaveLength(1), WAIT);
  Object.assign(answered()[0] ?? {}, { status: 'COMPLETED' });
  await sync();
  const state = async () =>
    (await admin.get<{ reviews: { writtenResponse?: { state: string } }[] }>(`/reviews/hostaway?ids=${id}`))
      .data.reviews[0]?.writtenResponse?.state;
  await vi.waitFor(async () => expect(await state()).toBe('sent'), WAIT);
  expect(answered()).toMatchObject([{ status: 'COMPLETED', reviewReply: 'Thanks!' }]);
  expect(simulator.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('nothing secret of an account is stored', async () => {
  simulator.data.listings.push(newListing(7, { active: false }));
  for (const [index, review] of simulator.data.reviews.slice(0, 3).entries()) {
    review.listingId = index === 0 ? null : guestyId(1, 6 + index);
  }
  await connectAndSync();
  expect(JSON.stringify(simulator.data)).toContain('secret-airbnb-token');
  for (const value of ['secret-', simulator.clientSecret]) {
    expect(await tablesWith(server.app.database.pool, value)).toEqual([]);
  }
});
