import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGuestyClient } from '#connectors/guesty/client.ts';
import type { Source, StoredNames, SyncBatch, SyncScope } from '#connectors/source.ts';
import type { IncomingReview, TranslatedReview } from '#domain/reviews/review.ts';
import { demoData, type GuestyData, newListing } from '#simulators/guesty/data.ts';
import { guestyId, newReview } from '#simulators/guesty/rows.ts';
import { type GuestySimulator, startGuestySimulator } from '#simulators/guesty/server.ts';

const NONE = new Set<string | null>();
const FULL: SyncScope = { kind: 'full', checkpoint: null };

let simulator: GuestySimulator;
let source: Source;
const opened: { close(): Promise<void> }[] = [];
async function start(data: GuestyData) {
  simulator = await startGuestySimulator({ data, rateLimit: false });
  source = open();
  opened.push(simulator);
}
const open = () => {
  const client = createGuestyClient({
    ...simulator,
    sleep: async () => {},
    limiter: { acquire: async () => () => {} },
  });
  opened.unshift(client);
  return client;
};
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function read(batches: AsyncIterable<SyncBatch>, onBatch = (_: SyncBatch) => {}) {
  const all: SyncBatch[] = [];
  for await (const batch of batches) {
    all.push(batch);
    onBatch(batch);
  }
  return all;
}
const rowsIn = (batches: readonly SyncBatch[]): TranslatedReview[] =>
  batches.flatMap((batch) => (batch.kind === 'reviews' ? batch.rows : []));
const reviewsIn = (batches: readonly SyncBatch[]): IncomingReview[] =>
  rowsIn(batches).flatMap((row) => (row.kind === 'review' ? [row.review] : []));
const requestsOf = (path: string) => simulator.requests.filter((request) => request.path.startsWith(path));

describe('a full read', () => {
  beforeEach(() => start(demoData(2, 130)));

  test('yields rows that moved to the front because they changed', async () => {
    const last = () => simulator.data.reviews.at(-1);
    const moved = last()?._id;
    const found = await read(source.sync(FULL).batches, () =>
      Object.assign(last() ?? {}, { updatedAt: new Date().toISOString() }),
    );
    expect(reviewsIn(found).map(({ upstreamId }) => upstreamId)).toContain(moved);
  });

  test('asks for the next page from a time, and for each row once', async () => {
    const rows = rowsIn(await read(source.sync(FULL).batches));
    expect(rows).toHaveLength(260);
    const asked = requestsOf('/v1/reviews').map(({ query }) => new URLSearchParams(query));
    expect(asked.map((query) => query.get('skip'))).toEqual(['0', '0', '0', '0']);
    expect(asked.filter((query) => query.has('endDate'))).toHaveLength(2);
    expect(asked.at(-1)?.has('startDate')).toBe(true);
    for (const query of asked) expect(query.get('includeCustomChannels')).toBe('true');
  });

  test('reads rows that changed at the same time', async () => {
    for (const review of simulator.data.reviews) review.updatedAt = '2026-02-01T00:00:00.000Z';
    const ids = new Set(rowsIn(await read(source.sync(FULL).batches)).map(({ raw }) => JSON.stringify(raw)));
    expect(ids.size).toBe(260);
  });

  test('reads single reviews again that were missing, and finds those that were removed', async () => {
    const running = source.sync(FULL);
    await read(running.batches);
    const kept = simulator.data.reviews.find(({ channelId }) => channelId === 'homeaway2')?._id ?? '';
    const found = await read(running.reread([kept, guestyId(2, 99_999)], NONE));
    expect(reviewsIn(found).map(({ upstreamId }) => upstreamId)).toEqual([kept]);
    const many = Array.from({ length: 30 }, (_, index) => guestyId(2, 90_000 + index));
    expect(rowsIn(await read(running.reread(many, NONE)))).toHaveLength(260);
    expect(await read(running.reread(many, NONE))).toEqual([]);
  });
});

test('a recent read goes back far enough for reviews that arrive late', async () => {
  const reviewAt = (id: string, at: string) =>
    newReview('custom', { _id: id, listingId: null, createdAt: at });
  const reviews = [reviewAt('late', '2026-02-26T01:00:00.000Z'), reviewAt('old', '2026-02-20T00:00:00.000Z')];
  await start({ listings: [], reviews, guests: [] });
  const found = await read(source.sync({ kind: 'recent', now: new Date('2026-03-01') }).batches);
  expect(reviewsIn(found).map(({ upstreamId }) => upstreamId)).toEqual(['late']);
});

test('listings that are not active are read one by one, once, if reviews refer to them', async () => {
  const listings = [newListing(1), newListing(2, { active: false }), newListing(3, { isListed: false })];
  const reviews = [1, 2, 2, 3, 4, 4].map((listing, index) =>
    newReview('custom', { _id: guestyId(2, index), listingId: guestyId(1, listing) }),
  );
  await start({ listings, reviews, guests: [] });
  const batches = await read(source.sync(FULL).batches);
  const found = batches.flatMap((batch) => (batch.kind === 'listings' ? batch.listings : []));
  expect(found.map(({ name }) => name)).toEqual(['Loft 1', 'Loft 2', 'Loft 3']);
  expect(requestsOf('/v1/listings/').map(({ status }) => status)).toEqual([200, 200, 404]);
  expect(JSON.stringify(batches)).not.toContain('secret');
  for (const { query } of requestsOf('/v1/listings')) expect(query).toContain('fields=');
});

describe('the names of guests of Airbnb', () => {
  beforeEach(() => start(demoData(1, 24)));
  const readNames = async (client: Source, stored?: StoredNames) =>
    reviewsIn(await read(client.sync(FULL, stored).batches)).map(({ guestName }) => guestName);

  test('are requested once for each guest, and never with other fields', async () => {
    simulator.data.guests.splice(1, 1);
    const names = await readNames(source);
    expect(new Set(names)).toEqual(new Set(['Zoe Example 1', 'Guest', 'Michael', 'Ann B', 'Ann']));
    await readNames(source);
    expect(requestsOf('/v1/guests-crud').map(({ status }) => status)).toEqual([404, 200]);
    for (const { query } of requestsOf('/v1/guests-crud')) {
      expect(new URLSearchParams(query).get('fields')).toBe('firstName lastName fullName');
    }
  });

  test('are not requested if they are stored, or if the guest was erased', async () => {
    const stored: StoredNames = async (ids) =>
      new Map(ids.map((id, index) => [id, index === 0 ? null : 'Stored']));
    const names = await readNames(open(), stored);
    expect(new Set(names)).toEqual(new Set(['Guest', 'Stored', 'Michael', 'Ann B', 'Ann']));
    expect(requestsOf('/v1/guests-crud')).toEqual([]);
  });

  test('that cannot be read do not hold up reviews', async () => {
    simulator.failures.add({ path: '/v1/guests-crud/*', failure: 'forbidden' });
    expect(new Set(await readNames(source))).toEqual(new Set(['Guest', 'Michael', 'Ann B', 'Ann']));
  });
});

describe('a response', () => {
  beforeEach(() => start(demoData(1, 24)));
  const TEXT = 'Thank you!';
  const writtenAt = new Date('2026-03-20T08:00:00Z');
  const review = (channel: string) => {
    const found = simulator.data.reviews.find(({ channelId }) => channelId === channel);
    if (!found) throw new Error(`no review of ${channel}`);
    return found;
  };
  const respond = (id = review('airbnb2')._id, mayHaveArrived = false) =>
    source.respond?.({ upstreamId: id, upstreamListingId: '', text: TEXT, writtenAt, mayHaveArrived });
  const puts = () => simulator.requests.filter(({ method }) => method === 'PUT').length;

  test('is sent when the channel has published it', async () => {
    expect(await respond()).toEqual({ kind: 'sent' });
    expect(review('airbnb2').reviewReplies).toMatchObject([{ status: 'COMPLETED', reviewReply: TEXT }]);
  });

  test('is sent once while the channel takes its time', async () => {
    simulator.replies.pendingReads = 2;
    await expect(respond()).rejects.toMatchObject({ problem: { reason: 'source-unconfirmed' } });
    await expect(respond(undefined, true)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await respond(undefined, true)).toEqual({ kind: 'sent' });
    expect(puts()).toBe(1);
  });

  test('that the channel rejects is refused with its reason, and may be sent again', async () => {
    Object.assign(simulator.replies, { outcome: 'FAILED', reason: 'Too late for this review.' });
    expect(await respond()).toEqual({ kind: 'refused', reason: 'Too late for this review.' });
    simulator.replies.outcome = 'COMPLETED';
    expect(await respond()).toEqual({ kind: 'sent' });
  });

  test('is sent even if the same text failed before it was written', async () => {
    const failed = { status: 'FAILED', reviewReply: TEXT, replyAt: '2026-03-19T08:00:00Z' } as const;
    review('airbnb2').reviewReplies = [failed];
    expect(await respond(undefined, true)).toEqual({ kind: 'sent' });
    review('airbnb2').reviewReplies = [{ ...failed, replyAt: '2026-03-20T08:00:00Z' }];
    expect(await respond(undefined, true)).toMatchObject({ kind: 'refused' });
  });

  test('that arrived without an answer counts as sent', async () => {
    const path = `/v1/reviews/${review('airbnb2')._id}/reply`;
    simulator.failures.add({ path, takesEffect: true, times: 1, failure: { kind: 'reset' } });
    await expect(respond()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await respond(undefined, true)).toEqual({ kind: 'sent' });
    expect(puts()).toBe(1);
  });

  test('does not replace one that was written elsewhere', async () => {
    const other = { status: 'COMPLETED', reviewReply: 'Hello', replyAt: '2026-03-20T08:00:00Z' } as const;
    for (const channel of ['airbnb2', 'bookingCom']) {
      review(channel).reviewReplies = [other];
      expect(await respond(review(channel)._id)).toEqual({
        kind: 'refused',
        reason: expect.stringContaining('response-exists'),
      });
    }
    expect(puts()).toBe(0);
  });

  test('is refused with the reason of Guesty', async () => {
    expect(await respond(review('custom')._id)).toEqual({
      kind: 'refused',
      reason: 'Custom channels do not support replies',
    });
    review('bookingCom').listingId = guestyId(1, 77);
    expect(await respond(review('bookingCom')._id)).toMatchObject({
      reason: expect.stringContaining('response-unmapped-listing'),
    });
    expect(await respond(guestyId(2, 9_999))).toMatchObject({ reason: 'Review not found' });
  });
});

test('a single client stays within the rate limits', async () => {
  const data = demoData(1, 2_200);
  const limited = await startGuestySimulator({ data });
  opened.push(limited);
  const sleeps: number[] = [];
  let skew = 0;
  const client = createGuestyClient({
    ...limited,
    now: () => Date.now() + skew,
    sleep: async (ms) => {
      sleeps.push(ms);
      skew += ms;
    },
  });
  opened.unshift(client);
  await read(client.sync(FULL).batches, () => {
    if (sleeps.length > 1) void client.close();
  }).catch(() => {});
  expect(limited.requests.slice(0, 13).every(({ status }) => status === 200)).toBe(true);
  expect(sleeps[0]).toBeGreaterThan(5_000);
});
