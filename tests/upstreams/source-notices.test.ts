import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { runSync } from '#services/sources/sync.ts';
import { newReview } from '#simulators/hospitable/data.ts';
import {
  type HospitableAccount,
  openHospitableAccount,
  renewHospitableAddress,
} from '#tests/support/hospitable-account.ts';
import { openTestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const WAIT_OPTIONS = { timeout: TIMEOUT_MS, interval: 100 };

let account: HospitableAccount;
beforeEach(async () => {
  account = await openHospitableAccount();
});
afterEach(() => account.close());

const review = (id: string, text: string) => {
  const [property] = account.simulator.data.properties;
  if (!property) throw new Error('no property');
  const shown = { rating: 5, rating_platform_original: '5.00', review: text, response: null };
  return newReview({ id, property, public: shown, reviewed_at: new Date().toISOString() });
};
const count = async (search: string) =>
  (await account.admin.get<ReviewList>(`/reviews/hostaway?limit=1&search=${search}`)).data.total;
const see = (search: string, expected = 1) =>
  vi.waitFor(async () => expect(await count(search)).toBe(expected), WAIT_OPTIONS);
const requests = () => account.simulator.requests.map(({ path }) => path.replace('/v2/properties', ''));
const waiting = async () => {
  const { rows } = await account.server.app.database.pool.query(
    'select from source_notices where next_attempt_at is not null',
  );
  return rows.length;
};
const settled = () => vi.waitFor(async () => expect(await waiting()).toBe(0), WAIT_OPTIONS);

test('a new review appears within seconds, without a sync, and so does its change', async () => {
  const { simulator } = account;
  const before = simulator.requests.length;
  const started = Date.now();
  await simulator.addReview(review('n1', 'Wombats next door.'));
  await see('wombats');
  expect(Date.now() - started).toBeLessThan(10_000);
  expect(requests().slice(before)).toEqual(['/home-1', '/home-1/reviews']);
  await simulator.changeReview('n1', review('n1', 'Quokkas next door.'));
  await see('quokkas');
  expect(simulator.webhooks.sent.map(({ status }) => status)).toEqual([200, 200]);
});

test('repeated, reordered and many notices of a listing are read once, and as the source has them', async () => {
  const { simulator, server } = account;
  const before = simulator.requests.length;
  const old = review('n1', 'An old text.');
  const first = review('n1', 'Wombats next door.');
  simulator.data.reviews.unshift(first, review('n2', 'More wombats.'));
  // The older state arrives last.
  const calls = [
    ['review.changed', first, 'd2'],
    ['review.created', old, 'd1'],
    ['review.created', review('n2', 'More wombats.'), 'd3'],
    ['review.created', old, 'd1'],
  ] as const;
  // Both processes receive all of them at the same time.
  const other = await openTestServer({
    environment: { DATABASE_URL: server.databaseUrl, HOSPITABLE_API_URL: simulator.url },
  });
  const { pathname } = new URL(account.address);
  simulator.webhooks.target = other.origin + pathname;
  const there = calls.map(([action, data, id]) => simulator.webhooks.announce(action, data, { id }));
  await Promise.all(there);
  simulator.webhooks.target = account.address;
  await Promise.all(calls.map(([action, data, id]) => simulator.webhooks.announce(action, data, { id })));
  await see('wombats', 2);
  await settled();
  expect(new Set(simulator.webhooks.sent.map(({ status }) => status))).toEqual(new Set([200]));
  const { rows } = await server.app.database.pool.query('select delivery from source_notices order by 1');
  expect(rows.map(({ delivery }) => delivery)).toEqual(['d1', 'd2', 'd3']);
  expect(requests().slice(before).length).toBeLessThanOrEqual(3 * 2);
  expect(await count('old text')).toBe(0);
  await other.close();
});

test('a notice without a listing starts a sync', async () => {
  const { simulator, server } = account;
  // Its row does not say which property it is about.
  simulator.data.reviews.unshift(review('n1', 'Wombats next door.'));
  await simulator.webhooks.announce('review.created', { id: 'n1' });
  await see('wombats');
  await settled();
  const { syncs } = server.app.context.storage;
  await vi.waitFor(
    async () => expect(await syncs.last('hospitable')).toMatchObject({ state: 'succeeded' }),
    WAIT_OPTIONS,
  );
});

test('a secret that was pasted with spaces verifies calls', async () => {
  const { simulator } = account;
  simulator.webhooks.target = await renewHospitableAddress(account, ` ${simulator.email}\n`);
  await simulator.addReview(review('n1', 'Wombats next door.'));
  expect(simulator.webhooks.sent.map(({ status }) => status)).toEqual([200]);
});

test('a read that fails is repeated', async () => {
  const { simulator } = account;
  simulator.failures.add({ path: '/v2/properties/home-1', times: 4, failure: 'server-error' });
  await simulator.addReview(review('n1', 'Wombats next door.'));
  await see('wombats');
  await settled();
});

test('a property that is gone has nothing to read', async () => {
  await account.simulator.webhooks.announce('property.changed', { id: 'home-9' });
  await settled();
});

test('a notice is read while a sync of its account is running, whose older rows do not stay', async () => {
  const { simulator, server } = account;
  const { context } = server.app;
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  // The sync has read the first property with the old text, and stores it later.
  const running = runSync(
    {
      ...context,
      async analyseTexts(texts) {
        isHeld = true;
        await released.promise;
        return context.analyseTexts(texts);
      },
    },
    undefined,
    'hospitable',
  );
  simulator.data.reviews.unshift(review('n0', 'Koalas.'));
  await vi.waitFor(() => expect(isHeld).toBe(true), WAIT_OPTIONS);
  const before = simulator.requests.length;
  onTestFinished(() => released.resolve());
  await simulator.changeReview('home-2-review-3', { public: review('x', 'Wombats next door.').public });
  // It has been read, and its transaction waits for that of the sync, which has requested the older row before.
  await vi.waitFor(async () => {
    const { rows } = await server.app.database.pool.query(
      `select from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows).toHaveLength(1);
  }, WAIT_OPTIONS);
  released.resolve();
  await running;
  await vi.waitFor(
    () =>
      expect(
        requests()
          .slice(before)
          .filter((path) => path === '/home-2'),
      ).toHaveLength(2),
    WAIT_OPTIONS,
  );
  await settled();
  await see('wombats');
});
