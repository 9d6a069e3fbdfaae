import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import { SOURCE_KINDS, SOURCE_NAMES } from '#domain/sources/source-kind.ts';
import { runSync } from '#services/sources/sync.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { tablesWith } from '#tests/support/database-content.ts';
import { type SimulatedAccount, SOURCE_SIMULATORS } from '#tests/support/source-simulators.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const WAIT = { timeout: TIMEOUT_MS, interval: 100 };
const THANKS = 'Thank you, and come back soon.';

describe.each(SOURCE_KINDS)('an account of the kind %s that is connected in the app', (kind) => {
  /** That of the environment is Hostaway. */
  const id = kind === 'hostaway' ? 'hostaway-2' : kind;
  let account: SimulatedAccount;
  let server: TestServer;
  let admin: ApiClient;
  beforeEach(async () => {
    account = await SOURCE_SIMULATORS[kind]();
    server = await openTestServer({
      template: 'empty',
      account: (data) => Object.assign(data, { listings: [], reviews: [] }),
      environment: account.environment,
    });
    admin = await signedInClient(server.origin);
  });
  afterEach(async () => {
    await server.close();
    await account.close();
  });

  const query = async (text: string, values: unknown[] = []) =>
    (await server.app.database.pool.query(text, values)).rows;
  async function connect() {
    const body = { kind, name: SOURCE_NAMES[kind], settings: account.settings };
    expect((await admin.post('/sources', body)).status).toBe(200);
  }
  const seeRun = (state: string) =>
    vi.waitFor(async () => {
      const [last] = await query('select state from sync_runs where source = $1 order by id desc', [id]);
      expect(last?.state).toBe(state);
    }, WAIT);
  async function reviewToAnswer(): Promise<number> {
    await connect();
    await seeRun('succeeded');
    const { upstreamId } = account.respondable;
    const [review] = await query('select id from reviews where source = $1 and upstream_id = $2', [
      id,
      upstreamId,
    ]);
    return review?.id ?? 0;
  }
  async function respond(): Promise<number> {
    const review = await reviewToAnswer();
    const answer = await admin.put(routePath('PUT /reviews/hostaway/:id/response', { id: review }), {
      text: THANKS,
    });
    expect(answer.status).toBe(202);
    return review;
  }
  const written = async (review: number) =>
    (await admin.get<Review>(`/reviews/hostaway/${review}`)).data.writtenResponse;
  const seeState = (review: number, state: string) =>
    vi.waitFor(async () => expect((await written(review))?.state).toBe(state), WAIT);
  const attempts = () => account.requests.filter(({ path }) => path === account.respondable.path).length;

  test('gets one token for its check and its syncs, and no secret is stored in clear text', async () => {
    await connect();
    await seeRun('succeeded');
    await vi.waitFor(
      async () => expect(await runSync(server.app.context, undefined, id)).not.toBeNull(),
      WAIT,
    );
    const issued = account.requests.filter(({ path }) => path === account.tokenPath);
    expect(issued).toHaveLength(account.tokenPath === null ? 0 : 1);
    for (const { key, isSecret } of server.app.context.sources.definitions[kind].settings) {
      const value = account.settings[key] ?? '';
      if (isSecret) expect(await tablesWith(server.app.database.pool, value)).toEqual([]);
    }
  });

  test('sends a response once, also if its answer is lost', async () => {
    const { path, response } = account.respondable;
    account.failures.add({ path, times: 1, takesEffect: true, failure: { kind: 'reset' } });
    const review = await respond();
    await seeState(review, 'sent');
    expect(response()).toBe(THANKS);
    // Some sources are asked first whether it arrived.
    expect(attempts()).toBeLessThanOrEqual(2);
  });

  test('sends a response later while it is unavailable', async () => {
    const { path, response } = account.respondable;
    account.failures.add({ path, times: 1, failure: { kind: 'status', status: 503 } });
    const review = await respond();
    await seeState(review, 'sent');
    expect([response(), attempts()]).toEqual([THANKS, 2]);
  });

  test('refuses a response with a reason, and it is not repeated', async () => {
    const { path, response, refusalStatus: status = 403 } = account.respondable;
    account.failures.add({ path, failure: { kind: 'status', status, body: { message: 'Too late.' } } });
    const review = await respond();
    await seeState(review, 'refused');
    expect((await written(review))?.reason).toBeTruthy();
    expect([response(), attempts()]).toEqual([null, 1]);
  });

  test('that is removed in the middle of its first sync stores nothing more', async () => {
    account.failures.add({ path: account.reviewPath, failure: { kind: 'hang' } });
    await connect();
    const isReached = () => account.requests.some(({ path }) => path === account.reviewPath);
    await vi.waitFor(() => expect(isReached()).toBe(true), WAIT);
    const answer = await admin.delete(`${routePath('DELETE /sources/:id', { id })}?reviews=withdraw`);
    expect(answer.status).toBe(200);
    await seeRun('failed');
    account.failures.clear();
    await vi.waitFor(async () => {
      expect(await query('select from reviews where source = $1 and withdrawn_at is null', [id])).toEqual([]);
      expect(await server.app.context.storage.isHeld(`sync ${id}`)).toBe(false);
    }, WAIT);
    expect(await query(`select from events where kind = 'sync.failed'`), 'someone wanted it').toEqual([]);
    // It reads everything when it is connected again.
    await connect();
    await seeRun('succeeded');
    const [{ synced } = { synced: 0 }] = await query(
      'select count(*)::int as synced from reviews where source = $1 and withdrawn_at is null',
      [id],
    );
    expect(synced).toBeGreaterThan(account.rows().length / 2);
  });
});
