import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openApp, startServer } from '#app.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ReviewId } from '#domain/ids.ts';
import { deliverResponse, dueResponses } from '#services/responses/responses.ts';
import { runSync } from '#services/sources/sync.ts';
import { type HostawayReview, newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { testConfig } from '#tests/support/test-config.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

let server: TestServer;
let manager: ApiClient;
let stranger: ApiClient;
let nextId = 9_500_000;

beforeAll(async () => {
  server = await openTestServer();
  manager = apiClient(server.origin);
  stranger = apiClient(server.origin);
  await manager.signIn();
});
afterEach(() => server.hostaway.failures.clear());
afterAll(() => server.close());

const RESPOND = { method: 'POST', path: '/v1/reviews/*/respond' };
const AWAY = { ...RESPOND, failure: { kind: 'status', status: 503 } } as const;
const THANKS = 'Thank you, and come back soon.';
const silent = { info() {}, warn() {}, error() {} };

/** Waits for a running sync first, because it may have read the row before it was edited. */
const sync = () =>
  vi.waitFor(
    async () => {
      const counts = await runSync(server.app.context);
      if (!counts) throw new Error('another sync runs');
      return counts;
    },
    { timeout: TIMEOUT_MS, interval: 50 },
  );
const find = async (word: string, who = manager) =>
  (await who.get<ReviewList>(`/reviews/hostaway?search=${word}`)).data.reviews[0];
const respond = (review: Pick<Review, 'id'>, text: unknown = THANKS, who = manager) =>
  who.put<Review>(`/reviews/hostaway/${review.id}/response`, { text });
const read = async (review: Review) => (await manager.get<Review>(`/reviews/hostaway/${review.id}`)).data;
/** The number of responses to this row that Hostaway has received. */
const attempts = (row: HostawayReview) =>
  server.hostaway.requests.filter(({ path }) => path.endsWith(`/${row.id}/respond`)).length;
const seeState = (review: Review, state: string) =>
  vi.waitFor(async () => expect((await read(review)).writtenResponse?.state).toBe(state), {
    timeout: TIMEOUT_MS,
    interval: 100,
  });

/** A review that has come from Hostaway. */
async function arrived(word: string, fields: Partial<HostawayReview> = {}) {
  const row = newReview({
    id: nextId++,
    listingMapId: server.hostaway.data.listings[0]?.id ?? 0,
    publicReview: `${word} in every room.`,
    submittedAt: '2026-11-10 10:00:00',
    ...fields,
  });
  server.hostaway.data.reviews.push(row);
  await sync();
  const review = await find(fields.reviewerName ?? word);
  if (!review) throw new Error(`${word} did not arrive`);
  return { row, review };
}

/** A second product on the same database and account. */
const productBeside = () =>
  startServer(testConfig({ DATABASE_URL: server.databaseUrl }), {
    logger: pino({ level: 'silent' }),
    upstreams: upstreams(),
  });
const upstreams = () => ({
  hostaway: { ...server.hostaway, requestLimit: { requests: 100_000, windowMs: 1 } },
  google: null,
  isHostawaySimulated: false,
});

const deliver = (id: number, context = server.app.context) =>
  deliverResponse(context, { reviewId: id as ReviewId, source: 'hostaway' });

describe('a response', () => {
  test('waits, is sent, and is shown with its review at once and after the next sync', async () => {
    const { row, review } = await arrived('Wallabies');
    expect(review).toMatchObject({ canRespond: true });
    expect(review).not.toHaveProperty('writtenResponse');

    const answer = await respond(review, ` ${THANKS}\r\n\r\n<b>The team</b> `);
    const text = `${THANKS}\n\nThe team`;
    expect(answer.status).toBe(202);
    expect(answer.data).toMatchObject({
      id: review.id,
      canRespond: false,
      writtenResponse: { state: 'waiting', text, reason: null },
    });
    await seeState(review, 'sent');
    expect(row.revieweeResponse).toBe(text);
    const sent = await find('wallabies');
    expect(sent).toMatchObject({
      response: { text },
      responseBlockedReason: expect.stringContaining('already responded'),
    });
    expect(Date.parse(sent?.response?.date ?? '')).toBeGreaterThan(Date.now() - 60_000);

    expect(await sync()).toMatchObject({ changed: 0 });
    expect(await find('wallabies')).toEqual(sent);
    expect(attempts(row)).toBe(1);
  });

  test('is rejected with Hostaway’s message and can be written again', async () => {
    const { row, review } = await arrived('Possums');
    server.hostaway.failures.add({ ...RESPOND, times: 1, failure: 'refused' });
    await respond(review);
    await seeState(review, 'refused');
    expect(await read(review)).toMatchObject({
      canRespond: true,
      writtenResponse: { state: 'refused', text: THANKS, reason: 'Invalid review.' },
    });
    expect((await respond(review, 'Thank you once more.')).status).toBe(202);
    await seeState(review, 'sent');
    expect(row.revieweeResponse).toBe('Thank you once more.');
  });

  test('that Hostaway accepted without confirming is recognised by the next attempt', async () => {
    const { row, review } = await arrived('Dingoes');
    server.hostaway.failures.add({ ...RESPOND, times: 1, takesEffect: true, failure: { kind: 'reset' } });
    await respond(review);
    await seeState(review, 'sent');
    expect(row.revieweeResponse).toBe(THANKS);
    expect(attempts(row)).toBe(2);
  });

  test('is cancelled when the review gets another response while it waits', async () => {
    const { row, review } = await arrived('Emus');
    server.hostaway.failures.add(AWAY);
    await respond(review);
    row.revieweeResponse = 'Answered on the channel itself.';
    await vi.waitFor(
      async () => {
        await sync();
        expect((await read(review)).writtenResponse?.state).toBe('cancelled');
      },
      { timeout: TIMEOUT_MS },
    );
    expect(await read(review)).toMatchObject({
      canRespond: false,
      response: { text: 'Answered on the channel itself.' },
      writtenResponse: { reason: expect.stringContaining('already responded') },
    });
    expect(await dueResponses(server.app.context)).toEqual([]);
  });

  test('that was just sent is not removed by a sync that read the review before', async () => {
    const { row, review } = await arrived('Cassowaries');
    await respond(review);
    await seeState(review, 'sent');
    row.revieweeResponse = null;
    await sync();
    expect((await read(review)).response?.text).toBe(THANKS);
  });
});

describe('a response is rejected', () => {
  test.each<[string, Partial<HostawayReview>, string]>([
    ['for a channel without responses', { channelId: 2000 }, 'not to Direct Booking'],
    [
      'without text on Booking.com',
      { channelId: 2005, publicReview: null, reviewerName: 'Wordless' },
      'without text',
    ],
    ['for a review that has one', { revieweeResponse: 'We know.' }, 'already responded'],
  ])('%s', async (_what, fields, reason) => {
    const word = `Galah${nextId}`;
    const { review } = await arrived(word, fields);
    expect(review).toMatchObject({
      canRespond: false,
      responseBlockedReason: expect.stringContaining(reason),
    });
    const answer = await respond(review);
    expect(answer.status).toBe(409);
    expect(answer.failure).toMatchObject({ code: 'conflict', error: review.responseBlockedReason });
  });

  test('the second time, even from two concurrent managers', async () => {
    const { row, review } = await arrived('Brolgas');
    const answers = await Promise.all([1, 2, 3, 4].map((each) => respond(review, `${THANKS} ${each}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
    await seeState(review, 'sent');
    expect((await respond(review)).status).toBe(409);
    expect(attempts(row)).toBe(1);
  });

  test('for a withdrawn or unknown review', async () => {
    const { row, review } = await arrived('Kookaburras');
    row.isHidden = 1;
    await sync();
    expect((await respond(review)).failure.error).toContain('no longer published');
    expect((await respond({ id: 99_999_999 })).status).toBe(404);
    expect((await manager.get('/reviews/hostaway/99999999')).status).toBe(404);
  });

  test.each([
    ['nothing', ''],
    ['spaces', ' \n '],
    ['only tags', '<p></p>'],
    ['a number', 7],
    ['too long', 'a'.repeat(4001)],
  ])('when its text is %s', async (_what, text) => {
    const { review } = await arrived(`Lorikeet${nextId}`);
    const answer = await respond(review, text);
    expect(answer.status).toBe(400);
    expect((await read(review)).writtenResponse).toBeUndefined();
  });
});

describe('a response that is sent later', () => {
  const takeBack = (review: Pick<Review, 'id'>, who = manager) =>
    who.delete<Review>(`/reviews/hostaway/${review.id}/response`);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const later = (review: Review, hours = 1) =>
    manager.put<Review>(`/reviews/hostaway/${review.id}/response`, {
      text: THANKS,
      sendAt: inHours(hours),
    });

  test('waits until its time, and is then sent once', async () => {
    const { row, review } = await arrived('Bilbies');
    const { status, data } = await later(review);
    expect([status, data.writtenResponse]).toEqual([
      202,
      expect.objectContaining({ state: 'waiting', by: 'manager', sendAt: expect.any(String) }),
    ]);
    expect(Math.abs(Date.parse(data.writtenResponse?.sendAt ?? '') - Date.now() - 3_600_000)).toBeLessThan(
      60_000,
    );
    await deliver(review.id);
    expect(await dueResponses(server.app.context)).toEqual([]);
    expect(attempts(row)).toBe(0);

    await server.app.database.pool.query('update responses set send_at = now() where review_id = $1', [
      review.id,
    ]);
    expect(await dueResponses(server.app.context)).toEqual([{ reviewId: review.id, source: 'hostaway' }]);
    await deliver(review.id);
    expect((await read(review)).writtenResponse).toMatchObject({ state: 'sent', sendAt: null });
    expect(attempts(row)).toBe(1);
  });

  test('can be taken back until then, and another one written', async () => {
    const { row, review } = await arrived('Numbats');
    await later(review);
    const { status, data } = await takeBack(review);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: review.id, canRespond: true });
    expect(data).not.toHaveProperty('writtenResponse');
    expect((await takeBack(review)).failure).toMatchObject({
      code: 'conflict',
      error: expect.stringContaining('no response'),
    });
    await respond(review, 'Thank you again.');
    await seeState(review, 'sent');
    expect(row.revieweeResponse).toBe('Thank you again.');
    expect((await takeBack(review)).failure.error).toContain('sending it has begun');
  });

  test('cannot be taken back while it is being sent, nor by strangers', async () => {
    const { row, review } = await arrived('Quolls');
    await later(review);
    expect((await takeBack(review, stranger)).status).toBe(401);
    expect((await takeBack({ id: 99_999_999 })).status).toBe(404);
    await server.app.database.pool.query('update responses set send_at = now() where review_id = $1', [
      review.id,
    ]);
    server.hostaway.failures.add(AWAY);
    await expect(deliver(review.id)).rejects.toThrow();
    expect((await read(review)).writtenResponse).toMatchObject({ state: 'waiting', sendAt: null });
    expect((await takeBack(review)).status).toBe(409);
    server.hostaway.failures.clear();
    await deliver(review.id);
    expect(row.revieweeResponse).toBe(THANKS);
  });

  test.each(['tomorrow', '2026-11-10', 5, ''])('is rejected with the time %j', async (sendAt) => {
    const { review } = await arrived(`Glider${nextId}`);
    const answer = await manager.put(`/reviews/hostaway/${review.id}/response`, { text: THANKS, sendAt });
    expect([answer.status, answer.failure.error]).toEqual([400, expect.stringContaining('sendAt')]);
  });

  test('is rejected more than 30 days ahead', async () => {
    const { review } = await arrived('Dunnarts');
    expect((await later(review, 31 * 24)).failure.error).toBe('sendAt must be at most 30 days ahead.');
    expect((await read(review)).canRespond).toBe(true);
  });
});

describe('anonymous visitors', () => {
  test('cannot respond or read a single review', async () => {
    const { row, review } = await arrived('Budgies');
    expect((await respond(review, THANKS, stranger)).status).toBe(401);
    expect((await stranger.get(`/reviews/hostaway/${review.id}`)).status).toBe(401);
    const foreign = await manager.put(
      `/reviews/hostaway/${review.id}/response`,
      { text: THANKS },
      { headers: { origin: 'https://elsewhere.example' } },
    );
    expect(foreign.status).toBe(403);
    expect(attempts(row)).toBe(0);
  });

  test('see no response that waits or was rejected', async () => {
    const { review } = await arrived('Cockatoos');
    await manager.put(`/reviews/hostaway/${review.id}/approve`, { isApproved: true });
    server.hostaway.failures.add({ ...RESPOND, failure: 'refused' });
    await respond(review, 'A secret sentence.');
    await seeState(review, 'refused');
    const seen = await find('cockatoos', stranger);
    expect(seen).toMatchObject({ id: review.id });
    for (const field of ['writtenResponse', 'canRespond', 'responseBlockedReason', 'response', 'source'])
      expect(seen).not.toHaveProperty(field);
    const page = await (await fetch(`${server.origin}/property/${review.listingId}`)).text();
    expect(page).toContain('Cockatoos');
    expect(page).not.toContain('A secret sentence.');
  });
});

describe('the outbox', () => {
  /** Writes a response without requesting its delivery. */
  const write = (id: ReviewId, sendAt = new Date()) =>
    server.app.context.storage.transact(async (tx) => {
      await tx.responses.upsert(id, { text: THANKS, by: 'manager', sendAt, state: 'waiting' });
      await tx.events.insert(systemActor, { kind: 'response.written', review: id });
    });

  test('stores a response while Hostaway is unavailable, and a later process sends it', async () => {
    const { row, review } = await arrived('Bandicoots');
    server.hostaway.failures.add(AWAY);
    await respond(review);
    await vi.waitFor(() => expect(attempts(row)).toBeGreaterThan(0), { timeout: TIMEOUT_MS });
    expect((await read(review)).writtenResponse).toMatchObject({ state: 'waiting', reason: null });

    // Simulates that the job was lost with its process.
    await server.app.database.pool.query("delete from pgboss.job where name = 'deliver-response'");
    server.hostaway.failures.clear();
    const other = await productBeside();
    try {
      await seeState(review, 'sent');
      expect(row.revieweeResponse).toBe(THANKS);
    } finally {
      await other.close();
    }
  });

  test('never sends one response twice when several processes deliver it', async () => {
    const { row, review } = await arrived('Potoroos');
    const second = await openApp(testConfig({ DATABASE_URL: server.databaseUrl }), {
      log: silent,
      upstreams: upstreams(),
    });
    try {
      server.hostaway.failures.add({ ...RESPOND, failure: { kind: 'slow', ms: 400 } });
      const id = review.id as ReviewId;
      const context = server.app.context;
      // Written without requesting its delivery: only the workers below compete for it.
      await write(id);
      await Promise.all([context, second.context, context, second.context].map((each) => deliver(id, each)));
      expect(attempts(row)).toBe(1);
      expect((await read(review)).writtenResponse?.state).toBe('sent');
    } finally {
      await second.close();
    }
  });

  test('does not block a sync that stores another response while ours is being sent', async () => {
    const { row, review } = await arrived('Quokkas');
    const id = review.id as ReviewId;
    const { storage } = server.app.context;
    await write(id);
    row.revieweeResponse = 'Another response came first.';
    await storage.transact((tx) => tx.responses.beginSending(id));
    await storage.transactOnce(async (tx) => {
      await tx.responses.claim(id);
      await sync();
      expect(await read(review)).toMatchObject({
        response: { text: 'Another response came first.' },
        writtenResponse: { state: 'waiting' },
      });
    });
    await deliver(id);
    expect((await read(review)).writtenResponse?.state).toBe('cancelled');
    expect(attempts(row)).toBe(0);
  });
});
