import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CreatedToken } from '#contract/accounts/api-tokens.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import { type HostawaySimulator, startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { launch, type Product, ready } from '#tests/support/product.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

const RESPOND = { method: 'POST', path: '/v1/reviews/*/respond' };
const THANKS = 'Thank you, and come back soon.';

let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: pg.Pool;
let hostaway: HostawaySimulator;
let ids: { id: number; row: number }[];
let product: Product;
let manager: ApiClient;

beforeAll(async () => {
  database = await createDatabase('synced');
  pool = new pg.Pool({ connectionString: database.url, application_name: 'test' });
  hostaway = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false });
  const { rows } = await pool.query(
    `select id, upstream_id::int as row from reviews
     where channel = 'Airbnb' and not has_response and withdrawn_at is null order by id`,
  );
  ids = rows.map(({ id, row }) => ({ id: Number(id), row }));
});
afterEach(async () => {
  hostaway.failures.clear();
  await product.stop();
});
afterAll(async () => {
  await hostaway.close();
  await pool.end();
  await database.drop();
});

async function start(): Promise<void> {
  product = await launch({
    environment: {
      DATABASE_URL: database.url,
      DEMO: 'true',
      SESSION_SECRET: 'a secret that only tests know, long enough',
      SYNC_INTERVAL_MINUTES: '10080',
      RESPONSE_DELAY_MINUTES: '0',
      HOSTAWAY_API_URL: hostaway.url,
      HOSTAWAY_ACCOUNT_ID: hostaway.accountId,
      HOSTAWAY_API_KEY: hostaway.apiKey,
    },
  });
  await ready(product);
  manager = apiClient(product.origin);
  await manager.signIn();
}

async function killAndStart(): Promise<void> {
  product.process.kill('SIGKILL');
  await product.ended;
  // The transaction of the killed process ends with its connection.
  const isConnected = async () =>
    (
      await pool.query(
        `select from pg_stat_activity where datname = current_database() and application_name <> 'test'
           and backend_type = 'client backend'`,
      )
    ).rowCount ?? 0;
  await expect.poll(isConnected).toBe(0);
  // Else its job ends when its heartbeat has been missing for long enough, which tests of jobs cover.
  await pool.query(`delete from pgboss.job where name = 'deliver-response' and state <> 'created'`);
  hostaway.failures.clear();
  await start();
}

/** Someone whose responses a manager may have to approve. */
async function responder(): Promise<ApiClient> {
  const token = { name: 'Robot', role: 'responder', expiresOn: shiftDay(dayIn(new Date(), 'UTC'), 1) };
  const { secret } = (await manager.post<CreatedToken>('/tokens', token)).data;
  return apiClient(product.origin, '/api', undefined, { authorization: `Bearer ${secret}` });
}

async function write({
  sendAt,
  by = manager,
}: {
  sendAt?: Date;
  by?: ApiClient;
} = {}): Promise<{ id: number; row: number }> {
  const next = ids.shift();
  if (!next) throw new Error('no review is left');
  const answer = await by.put(`/reviews/hostaway/${next.id}/response`, { text: THANKS, sendAt });
  expect(answer.status).toBe(202);
  return next;
}

const response = async ({ id }: { id: number }) =>
  (await manager.get<Review>(`/reviews/hostaway/${id}`)).data.writtenResponse;
const atHostaway = ({ row }: { row: number }) =>
  hostaway.data.reviews.find(({ id }) => id === row)?.revieweeResponse ?? null;
const attempts = ({ row }: { row: number }) =>
  hostaway.requests.filter(({ path }) => path.endsWith(`/${row}/respond`)).length;
const seeAttempt = (review: { row: number }) =>
  vi.waitFor(() => expect(attempts(review)).toBeGreaterThan(0), WAIT_OPTIONS);
const seeState = (review: { id: number }, state: string) =>
  vi.waitFor(async () => expect((await response(review))?.state).toBe(state), WAIT_OPTIONS);
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe('a response whose process is killed', () => {
  test('before its time is sent once at that time', async () => {
    await start();
    const review = await write({ sendAt: inSeconds(8) });
    await killAndStart();
    expect([(await response(review))?.state, attempts(review)]).toEqual(['waiting', 0]);
    await seeState(review, 'sent');
    expect([atHostaway(review), attempts(review)]).toEqual([THANKS, 1]);
  });

  test('before its time can still be taken back, and is then never sent', async () => {
    await start();
    const review = await write({ sendAt: inSeconds(3_600) });
    await killAndStart();
    expect((await manager.delete(`/reviews/hostaway/${review.id}/response`)).status).toBe(200);
    await pool.query(`update pgboss.job set start_after = now() where name = 'deliver-response'`);
    await killAndStart();
    const other = await write();
    await seeState(other, 'sent');
    expect([await response(review), atHostaway(review), attempts(review)]).toEqual([undefined, null, 0]);
  });

  test('while it waits for approval is not sent before it is approved, and then once', async () => {
    await start();
    const robot = await responder();
    await manager.put('/settings', { approveResponses: true });
    const review = await write({ by: robot, sendAt: inSeconds(-1) });
    await killAndStart();
    const other = await write();
    await seeState(other, 'sent');
    expect([(await response(review))?.state, attempts(review)]).toEqual(['unapproved', 0]);

    hostaway.failures.add({ ...RESPOND, takesEffect: true, failure: { kind: 'hang' } });
    const text = 'Thank you, rewritten.';
    await manager.put(`/reviews/${review.id}/response-approval`, { text, submitted: THANKS });
    await seeAttempt(review);
    await killAndStart();
    await seeState(review, 'sent');
    expect(await response(review)).toMatchObject({
      by: 'Robot (manager)',
      secondPerson: 'manager',
      submittedText: THANKS,
    });
    expect([atHostaway(review), (await manager.get<Settings>('/settings')).data.approveResponses]).toEqual([
      text,
      true,
    ]);
    await manager.put('/settings', { approveResponses: false });
  });

  test.each([
    ['before Hostaway has it', false],
    ['after Hostaway has it', true],
  ])('while it is being sent, %s, is sent by the next process', async (_when, takesEffect) => {
    await start();
    hostaway.failures.add({ ...RESPOND, takesEffect, failure: { kind: 'hang' } });
    const review = await write();
    await seeAttempt(review);
    await killAndStart();
    // It may have arrived, so taking it back would be untrue.
    const tookBack = await manager.delete(`/reviews/hostaway/${review.id}/response`);
    expect(tookBack.status).toBe(409);
    await seeState(review, 'sent');
    expect(atHostaway(review)).toBe(THANKS);
  });

  test('while Hostaway is unavailable is sent by the next process', async () => {
    await start();
    hostaway.failures.add({ ...RESPOND, failure: { kind: 'status', status: 503 } });
    const review = await write();
    await seeAttempt(review);
    await killAndStart();
    await seeState(review, 'sent');
    expect(atHostaway(review)).toBe(THANKS);
  });

  test('after it was sent or refused stays so', async () => {
    await start();
    const sent = await write();
    await seeState(sent, 'sent');
    hostaway.failures.add({ ...RESPOND, failure: 'refused' });
    const refused = await write();
    await seeState(refused, 'refused');
    await killAndStart();
    const other = await write();
    await seeState(other, 'sent');
    expect([await response(sent), await response(refused)]).toMatchObject([
      { state: 'sent' },
      { state: 'refused', reason: 'Invalid review.' },
    ]);
    expect([attempts(sent), attempts(refused)]).toEqual([1, 1]);
  });
});
