import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '#app.ts';
import { translateReview } from '#connectors/guesty/translate-review.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { SourceAccount, SourceSettings } from '#domain/sources/source-account.ts';
import { addSource } from '#services/sources/connect-sources.ts';
import { runSync } from '#services/sources/sync.ts';
import { demoData as guestyData } from '#simulators/guesty/data.ts';
import { startGuestySimulator } from '#simulators/guesty/server.ts';
import { demoData } from '#simulators/hospitable/data.ts';
import { startHospitableSimulator } from '#simulators/hospitable/server.ts';
import { PUBLISHED_RATE_LIMIT } from '#simulators/hostaway/rate-limit.ts';
import { startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { accountOf } from '#tests/support/sync-fixture.ts';
import { testConfig } from '#tests/support/test-config.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { analyser, openTestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS, WAIT_OPTIONS } from '#tests/support/timeouts.ts';

const WAIT = { timeout: TIMEOUT_MS, interval: 100 };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
const silent = { info() {}, warn() {}, error() {} };

async function hospitableOf(properties: number, reviews: number) {
  const simulator = await startHospitableSimulator({ data: demoData(properties, reviews), rateLimit: false });
  closing.push(() => simulator.close());
  return simulator;
}

test('two sources are synced at once while people read the list', async () => {
  const hospitable = await hospitableOf(6, 200);
  const server = await openTestServer({
    template: 'empty',
    account: (data) => Object.assign(data, accountOf(3_000)),
    environment: { HOSPITABLE_API_URL: hospitable.url },
  });
  closing.push(() => server.close());
  const admin = await signedInClient(server.origin);
  const settings = { token: hospitable.token };
  expect((await admin.post('/sources', { kind: 'hospitable', name: 'Porto', settings })).status).toBe(200);
  const running = [
    vi.waitFor(async () => expect(await runSync(server.app.context)).not.toBeNull(), WAIT),
    vi.waitFor(
      async () => expect(await runSync(server.app.context, undefined, 'hospitable')).not.toBeNull(),
      WAIT,
    ),
  ];
  let isDone = false;
  const both = Promise.all(running).finally(() => {
    isDone = true;
  });
  let answers = 0;
  while (!isDone) {
    expect((await admin.get<ReviewList>('/reviews/hostaway?search=stay&limit=10')).status).toBe(200);
    answers++;
  }
  await both;
  expect(answers).toBeGreaterThan(3);
  const { rows } = await server.app.database.pool.query(
    `select source, count(*)::int as reviews from reviews where withdrawn_at is null group by source order by source`,
  );
  // Of ten rows of Hostaway, nine are public.
  expect(rows).toEqual([
    { source: 'hospitable', reviews: 1_200 },
    { source: 'hostaway', reviews: 2_700 },
  ]);
  const { rows: added } = await server.app.database.pool.query(
    `select source, sum((counts->>'added')::int)::int as added from sync_runs where state = 'succeeded' group by source order by source`,
  );
  expect(added).toEqual(rows.map(({ source, reviews }) => ({ source, added: reviews })));
  expect((await admin.get<ReviewList>('/reviews/hostaway?limit=1')).data.total).toBe(3_900);
});

test('two accounts at one address share its limit of requests', async () => {
  const simulator = await startHostawaySimulator({
    accountId: '21',
    apiKey: 'one',
    otherKeys: { '22': 'two' },
    data: accountOf(60),
    tokenDelayMs: 0,
    rateLimit: PUBLISHED_RATE_LIMIT,
  });
  closing.push(() => simulator.close());
  const database = await createDatabase('empty');
  closing.push(() => database.drop());
  const app = await openApp(testConfig({ DATABASE_URL: database.url, HOSTAWAY_API_URL: simulator.url }), {
    log: silent,
    upstreams: { hostaway: null, google: null, isHostawaySimulated: false },
    analyser,
  });
  closing.push(() => app.close());
  const ids: string[] = [];
  for (const [accountId, apiKey] of [
    ['21', 'one'],
    ['22', 'two'],
  ] as const) {
    const settings = { accountId, apiKey };
    ids.push(await addSource(app.context, systemActor, { kind: 'hostaway', name: accountId, settings }));
  }
  // Each needs a token, the listings, and the reviews; together they need more than the limit.
  for (let round = 0; round < 3; round++) {
    const counts = await Promise.all(ids.map((id) => runSync(app.context, undefined, id)));
    expect(counts.map((each) => each?.read)).toEqual([60, 60]);
  }
  expect(simulator.requests.length).toBeGreaterThan(PUBLISHED_RATE_LIMIT.perAddress);
  expect(simulator.requests.map(({ status }) => status)).not.toContain(429);
});

/** An account whose first sync stops for ever in a process of its own, which is then killed. */
async function killedFirstSync(
  { kind, settings }: Pick<SourceAccount, 'kind'> & { settings: SourceSettings },
  environment: Record<string, string>,
  isStored: string,
) {
  const database = await createDatabase('empty');
  closing.push(() => database.drop());
  const app = await openApp(testConfig({ DATABASE_URL: database.url, ...environment }), {
    log: silent,
    upstreams: {
      hostaway: null,
      google: null,
      isHostawaySimulated: false,
      sourceRequests: { requestLimit: { requests: 100_000, windowMs: 1 } },
    },
    analyser,
  });
  closing.push(() => app.close());
  const id = await addSource(app.context, systemActor, { kind, name: 'Porto', settings });
  const query = async (text: string) => (await app.database.pool.query(text)).rows;
  const script = path.join(import.meta.dirname, 'sync-process.ts');
  const child = spawn(process.execPath, [script, database.url, 'null', id], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'exit');
  await vi.waitFor(async () => expect(await query(isStored)).toHaveLength(1), WAIT_OPTIONS);
  child.kill('SIGKILL');
  await ended;
  return { query, resume: () => runSync(app.context, undefined, id) };
}

test('a first sync of Hospitable whose process is killed resumes at its property', async () => {
  const hospitable = await hospitableOf(4, 60);
  hospitable.failures.add({ path: '/v2/properties/home-3/reviews', failure: { kind: 'hang' } });
  const { query, resume } = await killedFirstSync(
    { kind: 'hospitable', settings: { token: hospitable.token } },
    { HOSPITABLE_API_URL: hospitable.url },
    'select from reviews having count(*) = 120',
  );
  hospitable.failures.clear();
  // The last one that is known to be read in full.
  expect(await query('select state, checkpoint from sync_runs')).toEqual([
    { state: 'running', checkpoint: { listing: 'home-1' } },
  ]);

  hospitable.data.reviews.splice(0, 1);
  const before = hospitable.requests.length;
  await vi.waitFor(
    async () => expect(await resume()).toMatchObject({ added: 120, removed: 1 }),
    WAIT_OPTIONS,
  );
  const properties = hospitable.requests.slice(before).flatMap(({ path }) => path.split('/')[3] ?? []);
  // Those after the checkpoint first; the one of the missing review is read again.
  expect(properties.filter((each, index) => each !== properties[index - 1])).toEqual([
    'home-2',
    'home-3',
    'home-4',
    'home-1',
  ]);
  expect(await query('select state from sync_runs order by id')).toEqual([
    { state: 'failed' },
    { state: 'succeeded' },
  ]);
  expect(await query(`select from events where kind = 'review.created'`), 'it is a first sync').toEqual([]);
});

test('a first sync of Guesty whose process is killed resumes at its page', async () => {
  const guesty = await startGuestySimulator({ data: guestyData(2, 150), rateLimit: false });
  closing.push(() => guesty.close());
  const { clientId, clientSecret, data } = guesty;
  guesty.failures.add({ path: '/v1/reviews', after: 2, failure: { kind: 'hang' } });
  const { query, resume } = await killedFirstSync(
    { kind: 'guesty', settings: { clientId, clientSecret } },
    { GUESTY_API_URL: guesty.url },
    `select from sync_runs where checkpoint->>'until' <> ''`,
  );
  guesty.failures.clear();
  const [{ checkpoint, stored }] = await query(
    'select checkpoint, (select count(*)::int from reviews) as stored from sync_runs',
  );
  expect(stored).toBeGreaterThan(100);

  const [removed] = data.reviews;
  data.reviews = data.reviews.filter((row) => row !== removed);
  const before = guesty.requests.length;
  await vi.waitFor(async () => expect(await resume()).not.toBeNull(), WAIT_OPTIONS);
  const requests = guesty.requests.slice(before);
  const [first] = requests.filter(({ path }) => path === '/v1/reviews');
  expect(new URLSearchParams(first?.query).get('endDate')).toBe(checkpoint.until);
  expect(
    requests.filter(({ path }) => path === '/oauth2/token'),
    'the token is stored',
  ).toEqual([]);
  const rows = await query(`select upstream_id, withdrawn_at is null as "isShown" from reviews`);
  const shown = rows.filter(({ isShown }) => isShown).map(({ upstream_id }) => upstream_id);
  expect(shown.toSorted()).toEqual(
    data.reviews
      .filter((row) => translateReview(row).kind === 'review')
      .map(({ _id }) => _id)
      .toSorted(),
  );
  expect(await query(`select from events where kind = 'review.created'`), 'it is a first sync').toEqual([]);
});
