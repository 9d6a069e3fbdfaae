import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import type { QuarantinedRowAssigned, QuarantinedRowList } from '#contract/sources/quarantined-rows.ts';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { runSync } from '#services/sources/sync.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { type HostawayReview, newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { fingerprint } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let listingId: number;
let account: TestServer['hostaway']['data'];
let nextId = 90_000_000;
/** A listing id that the Hostaway account does not have; each test uses another one. */
let gone = 77_000;

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  listingId = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data.listings[0]?.id ?? 0;
  const { listings, reviews } = server.hostaway.data;
  const isPlaced = ({ listingMapId }: HostawayReview) =>
    listings.some(({ id }) => id === Number(listingMapId));
  account = { ...server.hostaway.data, listings, reviews: reviews.filter(isPlaced) };
});
beforeEach(async () => {
  gone += 10;
  Object.assign(server.hostaway.data, { listings: [...account.listings], reviews: [...account.reviews] });
  await server.app.database.pool.query('delete from quarantined_rows');
});
afterAll(() => server.close());

const sync = () => runSync(server.app.context);
const quarantined = async (query = '') =>
  (await manager.get<QuarantinedRowList>(`${routePath('GET /sync/quarantined')}${query}`)).data;
const assign = (key: string, body: unknown = { listingId }, who = manager) =>
  who.put<QuarantinedRowAssigned>(routePath('PUT /sync/quarantined/:key', { key }), body);
const find = async (word: string) =>
  (await manager.get<ReviewList>(`/reviews/hostaway?search=${word}`)).data.reviews;

/** Adds a review of an unknown listing at Hostaway. */
function addOrphan(word: string, fields: object = {}): HostawayReview {
  const { reviews } = server.hostaway.data;
  const publicReview = `${word} everywhere.`;
  const row = newReview({
    id: nextId++,
    listingMapId: gone,
    publicReview,
    ...fields,
  } as HostawayReview);
  reviews.push(row);
  return row;
}

/** A row of an unknown listing that a sync has read, and its key in the quarantine. */
async function rowOfUnknownListing(
  word: string,
  fields: object = {},
): Promise<{ row: HostawayReview; key: string }> {
  const row = addOrphan(word, fields);
  await sync();
  return { row, key: String(row.id) };
}

describe('the list of quarantined rows', () => {
  test('returns the rows as received, newest first, in pages and with their total', async () => {
    const first = await rowOfUnknownListing('Wombats');
    const second = await rowOfUnknownListing('Bilbies', { type: 'riddle' });
    const { rows, total } = await quarantined();
    expect(total).toBe(2);
    expect(rows).toEqual([
      {
        source: 'hostaway',
        key: second.key,
        reason: 'not-understood',
        detail: 'type "riddle"',
        firstSeen: expect.stringMatching(/Z$/),
        lastSeen: expect.stringMatching(/Z$/),
        review: null,
        raw: JSON.parse(JSON.stringify(second.row)),
      },
      expect.objectContaining({
        key: first.key,
        reason: 'unknown-listing',
        detail: `listing ${gone}`,
        review: { guestName: first.row.reviewerName, reviewText: 'Wombats everywhere.' },
      }),
    ]);
    expect((await quarantined('?limit=1&offset=1')).rows.map(({ key }) => key)).toEqual([first.key]);
    const [source] = (await manager.get<SyncStatus>('/sync')).data.sources;
    expect(source).toMatchObject({ source: 'hostaway', quarantinedRows: 2, kind: 'full' });
    expect(source?.lastAttempt).toBe(source?.lastRun?.startedAt);
  });

  test.each([
    ['hidden', (row: HostawayReview) => Object.assign(row, { isHidden: 1 })],
    ['unpublished', (row: HostawayReview) => Object.assign(row, { status: 'expired' })],
    ['deleted', () => server.hostaway.data.reviews.pop()],
  ])('removes a row that was %s on its channel', async (_how, change) => {
    const { row } = await rowOfUnknownListing('Numbats');
    expect((await quarantined()).total).toBe(1);
    change(row);
    await sync();
    expect(await quarantined()).toEqual({ rows: [], total: 0 });
  });
});

describe('an assigned listing', () => {
  test('stores every review of the same upstream listing as pending, now and in later syncs', async () => {
    addOrphan('Wombats');
    const { key } = await rowOfUnknownListing('Wombats');
    await rowOfUnknownListing('Quolls', { listingMapId: gone + 1 });
    const answer = await assign(key);
    expect(answer.data).toEqual({ listingId, added: 2 });
    expect(await find('wombats')).toMatchObject([
      { listingId, isApproved: false },
      { listingId, isApproved: false },
    ]);
    expect((await quarantined()).rows).toMatchObject([{ detail: `listing ${gone + 1}` }]);

    addOrphan('Wombats');
    expect(await sync()).toMatchObject({ added: 1, changed: 0, removed: 0 });
    expect(await find('wombats')).toHaveLength(3);
    expect((await quarantined()).total).toBe(1);
  });

  test('applies to one review when Hostaway sends no listing', async () => {
    addOrphan('Echidnas', { listingMapId: null });
    const { key } = await rowOfUnknownListing('Echidnas', { listingMapId: null });
    expect((await quarantined()).rows.map(({ detail }) => detail)).toEqual([
      'no listing id',
      'no listing id',
    ]);
    expect((await assign(key)).data.added).toBe(1);
    expect(await find('echidnas')).toMatchObject([{ listingId, isApproved: false }]);
    expect(await sync()).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect(await find('echidnas')).toHaveLength(1);
    expect((await quarantined()).total).toBe(1);
  });

  test('applies to a review of Google, whose ids are long, and whose row is shown as its review', async () => {
    const key = `${'AbFvOq_'.repeat(14)}==`;
    const raw = {
      name: `accounts/1/locations/501/reviews/${key}`,
      reviewId: key,
      reviewer: { displayName: 'Jonas' },
      starRating: 'FIVE',
      comment: 'Kookaburras at dawn.',
      createTime: '2026-05-04T08:00:00Z',
    };
    await server.app.database.pool.query(
      `insert into quarantined_rows (source, row_key, reason, detail, raw)
       values ('google-business', $1, 'unknown-listing', 'listing 501', $2)`,
      [key, raw],
    );
    expect((await quarantined()).rows).toMatchObject([
      { key, review: { guestName: 'Jonas', reviewText: 'Kookaburras at dawn.' } },
    ]);
    const answer = await assign(key, { listingId, source: 'google-business' });
    expect(answer.data).toEqual({ listingId, added: 1 });
    expect(await find('kookaburras')).toMatchObject([{ listingId, channel: 'Google' }]);
  });

  test('is superseded when Hostaway has the listing later', async () => {
    const { key } = await rowOfUnknownListing('Dugongs');
    await assign(key);
    server.hostaway.data.listings.push(newListing({ id: gone, name: 'Dugong House' }));
    expect(await sync()).toMatchObject({ added: 0, changed: 1 });
    expect(await find('dugongs')).toMatchObject([{ listingName: 'Dugong House' }]);
  });

  test('is made once when two managers assign it concurrently', async () => {
    const { key } = await rowOfUnknownListing('Kowaris');
    const answers = await Promise.all([assign(key), assign(key), assign(key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await find('kowaris')).toHaveLength(1);
  });

  test('locks the row before its reviews, like a sync', async () => {
    const [listing] = server.hostaway.data.listings;
    const { row, key } = await rowOfUnknownListing('Quokkas', { listingMapId: listing?.id });
    const { pool } = server.app.database;
    await pool.query(
      `insert into quarantined_rows (source, row_key, reason, detail, raw) values ('hostaway', $1, 'unknown-listing', '', '{}')`,
      [key],
    );
    row.publicReview = 'Quokkas nowhere.';
    const assigning = await pool.connect();
    await assigning.query('begin');
    await assigning.query('select from quarantined_rows where row_key = $1 for update', [key]);
    const running = sync();
    try {
      await expect
        .poll(async () => {
          const waiting = await pool.query(
            "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          );
          return waiting.rowCount;
        })
        .toBeGreaterThan(0);
      await assigning.query('select from reviews where upstream_id = $1 for update nowait', [key]);
    } finally {
      // Its transaction ends with it.
      assigning.release(true);
    }
    expect(await running).toMatchObject({ changed: 1 });
    expect((await quarantined()).total).toBe(0);
  });

  test('can be made while a sync is running', async () => {
    const { key } = await rowOfUnknownListing('Potoroos');
    const [counts, answer] = await Promise.all([sync(), assign(key)]);
    expect([counts?.read, answer.status]).toEqual([server.hostaway.data.reviews.length, 200]);
    await sync();
    expect(await find('potoroos')).toHaveLength(1);
    expect((await quarantined()).total).toBe(0);
  });
});

describe('rejected without a change', () => {
  test.each([
    ['an unknown key', '123456', () => ({ listingId }), 404, 'no longer quarantined'],
    ['no key at all', 'no.such.key', () => ({ listingId }), 400, 'key is not valid.'],
    ['an unknown listing', null, () => ({ listingId: 999_999 }), 404, 'There is no listing 999999.'],
    ['no listing', null, () => ({}), 400, 'listingId is missing.'],
    [
      'a listing that is not a number',
      null,
      () => ({ listingId: 'sea' }),
      400,
      'listingId must be a whole number',
    ],
    ['more than a listing', null, () => ({ listingId, note: 1 }), 400, '"note" is not a known field.'],
  ])('with %s', async (_what, otherKey, body, status, expected) => {
    const { key } = await rowOfUnknownListing('Bettongs');
    const before = await fingerprint(server.app.database.pool);
    const answer = await assign(otherKey ?? key, body());
    expect(answer.status).toBe(status);
    expect(answer.failure.error).toContain(expected);
    expect(await fingerprint(server.app.database.pool)).toEqual(before);
  });

  test('for a row that is invalid', async () => {
    const { key } = await rowOfUnknownListing('Riddles', { type: 'riddle' });
    const answer = await assign(key);
    expect(answer.status).toBe(409);
    expect(answer.failure.error).toContain('could not be understood (type "riddle")');
    expect((await quarantined()).total).toBe(1);
  });

  test.each(['?limit=0', '?limit=101', '?offset=-1', '?reason=hidden'])(
    'is a list with %s',
    async (query) => {
      expect((await manager.get(`${routePath('GET /sync/quarantined')}${query}`)).status).toBe(400);
    },
  );

  test('for anonymous visitors and for requests from other sites', async () => {
    const { key } = await rowOfUnknownListing('Pademelons');
    const stranger = apiClient(server.origin);
    expect((await stranger.get(routePath('GET /sync/quarantined'))).status).toBe(401);
    expect((await assign(key, {}, stranger)).status).toBe(401);
    const foreign = { headers: { origin: 'https://elsewhere.example' } };
    expect(
      (await manager.put(routePath('PUT /sync/quarantined/:key', { key }), { listingId }, foreign)).status,
    ).toBe(403);
    expect((await quarantined()).total).toBe(1);
  });
});
