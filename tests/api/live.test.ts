import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { changeCount, type Listener, listen } from '#tests/support/live-events.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

/** Two servers on one database, as on two machines. */
let here: TestServer;
let there: TestServer;
let manager: ApiClient;
let reviewId: number;

beforeAll(async () => {
  here = await openTestServer();
  there = await openTestServer({ environment: { DATABASE_URL: here.databaseUrl } });
  manager = await signedInClient(here.origin);
  reviewId = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data.reviews[0]?.id ?? 0;
  await quiet();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const decide = (isApproved: boolean) => manager.put(`/reviews/hostaway/${reviewId}/approve`, { isApproved });
/** Long enough that changes made before send no events to new listeners. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 1_200));

async function listening(server: TestServer, cookie = manager.cookie, age = 0): Promise<Listener> {
  const listener = await listen(server.origin, cookie, age);
  onTestFinished(() => listener.stop());
  return listener;
}

describe('a manager who listens', () => {
  test('has at most twenty streams per session, and another when one has ended', async () => {
    const other = await signedInClient(here.origin);
    const streams = await Promise.all(
      Array.from({ length: 20 }, (_, index) => listening(here, `${other.cookie}; x=${index}`)),
    );
    expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { status, headers } = await listening(here, `x=1; ${other.cookie}`);
    expect([status, headers.get('retry-after')]).toEqual([429, '20']);
    expect((await listening(here)).status).toBe(200);
    streams[0]?.stop();
    await expect.poll(async () => (await listening(here, other.cookie)).status).toBe(200);
  });

  test('receives an event of its own for a note, for which no list is read again', async () => {
    await quiet();
    const both = await Promise.all([listening(here), listening(there)]);
    await manager.put(`/reviews/${reviewId}/notes`, { text: 'Called the cleaner.' });
    const event = `event: review\ndata: {"reviewId":${reviewId}}`;
    for (const { events } of both) await expect.poll(() => events, WAIT_OPTIONS).toContain(event);
    expect(both.map(changeCount)).toEqual([0, 0]);
  });

  test('receives an event for a change by any process', async () => {
    await quiet();
    const both = await Promise.all([listening(here), listening(there)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.headers.get('content-type')).toBe('text/event-stream');
    expect(both[0]?.headers.get('cache-control')).toBe('no-store');
    expect(both[0]?.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const { events } of both) await expect.poll(() => events).toEqual([':']);
    await decide(true);
    for (const listener of both) {
      await expect.poll(() => changeCount(listener), { interval: 5 }).toBe(1);
      expect(listener.events.at(-1)).toBe('data: {}');
    }
  });

  test('receives one event for many changes and one more for the last change', async () => {
    await quiet();
    const listener = await listening(there);
    const began = performance.now();
    for (let turn = 0; turn < 20; turn++) await decide(turn % 2 === 0);
    await quiet();
    const received = changeCount(listener);
    expect(received).toBeLessThan(3 + (performance.now() - began) / 500);
    await decide(true);
    await expect.poll(() => changeCount(listener)).toBeGreaterThan(received);
  });

  test('receives at once an event for a change since the page was read, and none for older ones', async () => {
    await decide(false);
    await quiet();
    const { events } = await listening(there);
    await expect.poll(() => events).toEqual([':']);
    const late = await listening(there, manager.cookie, 60_000);
    await expect.poll(() => changeCount(late)).toBe(1);
    expect(events).toEqual([':']);
  });
});

describe('an event stream is closed', () => {
  test('without a session', async () => {
    for (const cookie of [undefined, 'reviews.session_token=made.up']) {
      const { status, headers } = await listening(here, cookie ?? '');
      expect(status).toBe(401);
      expect(headers.get('content-type')).toContain('application/json');
    }
  });

  test('once the session has ended, on any machine', async () => {
    const other = await signedInClient(here.origin);
    const both = await Promise.all([listening(here, other.cookie), listening(there, other.cookie)]);
    // Their connections close too, because a server that closes waits for every connection.
    expect(both.map(({ headers }) => headers.get('connection'))).toEqual(['close', 'close']);
    const stays = await listening(there);
    await other.delete('/session');
    await Promise.all(both.map(({ ended }) => ended));
    await decide(true);
    await expect.poll(() => changeCount(stays)).toBeGreaterThan(0);
  });

  test('once its session has ended, whoever else sends the same Authorization header', async () => {
    const other = await signedInClient(here.origin);
    const proxied = (by: ApiClient) => listen(here.origin, by.cookie, 0, 'Basic b2ZmaWNlOmRvb3I=');
    const [stays, ends] = [await proxied(manager), await proxied(other)];
    onTestFinished(() => stays.stop());
    await other.delete('/session');
    await ends.ended;
    await decide(false);
    await expect.poll(() => changeCount(stays)).toBeGreaterThan(0);
  });

  test('when the product stops, without a delay', async () => {
    const third = await openTestServer({
      environment: { DATABASE_URL: here.databaseUrl },
    });
    const listener = await listening(third);
    await third.close();
    await listener.ended;
  });
});

test.each(['age=-1', 'age=x', 'age=86400001', 'age=1.5', 'age=1&age=2', 'since=1'])(
  'an event stream with %s is rejected with a message that names the parameter',
  async (query) => {
    const { status, failure } = await manager.get(`/live?${query}`);
    expect(status).toBe(400);
    expect(failure.error).toContain(query.split('=')[0]);
  },
);
