import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MergedListingList, MergePreview } from '#contract/listings/merges.ts';
import { pages } from '#contract/paths.ts';
import type { PinList } from '#contract/reviews/pins.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import type { SourceList } from '#contract/sources/accounts.ts';
import type { ImportResult } from '#contract/sources/review-files.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser, setRole } from '#services/accounts/users.ts';
import type { Context } from '#services/context.ts';
import { mergeListing, separateListing } from '#services/listings/merges.ts';
import { rollUp } from '#services/maintenance/rollups.ts';
import { matchStored } from '#services/reviews/match-reviews.ts';
import { dropStaleContents } from '#services/sources/stored-contents.ts';
import { runSync } from '#services/sources/sync.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { type HostawayReview, newReview } from '#simulators/hostaway/records.ts';
import { type HostawaySimulator, startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { holdTransaction, untilWaiting, waitingFor } from '#tests/support/held-transaction.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const SETTINGS = { accountId: '22', apiKey: 'the-second-key' };
const PASSWORD = 'kite orbit mugs';
const SAME = 'A quiet flat near the river, we slept very well.';
const QUERY = '/reviews/hostaway?limit=50';

let server: TestServer;
let second: HostawaySimulator;
let admin: ApiClient;
/** The same home at both sources, and one that only the first has. */
let home: ListingId;
let twin: ListingId;
let house: ListingId;

const row = (id: number, fields: Partial<HostawayReview> = {}) =>
  newReview({
    id,
    listingMapId: 1,
    rating: 10,
    guestName: `Guest ${id}`,
    publicReview: `Stay ${id} was nice.`,
    ...fields,
  });

beforeEach(async () => {
  second = await startHostawaySimulator({
    ...SETTINGS,
    data: {
      listings: [newListing({ id: 1, name: 'River Flat (Guesty)' })],
      reviews: [
        // The same on the channel, and written on the same day.
        row(901, { externalReviewId: 'ext-11' }),
        row(902, {
          publicReview: SAME,
          rating: 8,
          externalReviewId: null,
          channelReservationId: null,
          externalReservationId: null,
        }),
        row(903, { rating: 6 }),
      ],
    },
    tokenDelayMs: 0,
    rateLimit: false,
  });
  server = await openTestServer({
    template: 'empty',
    account: (first) =>
      Object.assign(first, {
        listings: [newListing({ id: 1, name: 'River Flat' }), newListing({ id: 2, name: 'Old House' })],
        reviews: [
          row(11),
          row(12, { publicReview: SAME, rating: 8, guestName: 'Guest 902' }),
          row(13, { listingMapId: 2, rating: 4 }),
        ],
      }),
    environment: { HOSTAWAY_API_URL: second.url },
  });
  admin = await signedInClient(server.origin);
  await admin.post<SourceList>('/sources', { kind: 'hostaway', name: 'Second', settings: SETTINGS });
  await vi.waitFor(async () => expect(await total()).toBe(6), { timeout: TIMEOUT_MS, interval: 50 });
  const { rows } = await sql('select id, name from listings order by name');
  [house, home, twin] = rows.map(({ id }) => id) as [ListingId, ListingId, ListingId];
});
afterEach(async () => {
  await server.close();
  await second.close();
});

const sql = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
const list = async (query = '', who = admin) => (await who.get<ReviewList>(QUERY + query)).data;
const total = async (query = '') => (await list(query)).total;
const named = async (guest: string, query = '') =>
  (await list(query)).reviews.filter(({ guestName }) => guestName === guest);
const path = (id: number) => routePath('PUT /listings/:id/merge', { id });
const merge = (id = twin, into = home, who = admin) => who.put<MergedListingList>(path(id), { into });
const separate = (id = twin) => admin.delete<MergedListingList>(path(id));
const preview = (id = twin, into = home) => admin.get<MergePreview>(`${path(id)}?into=${into}`);
const sync = (id = 'hostaway-2') => runSync(server.app.context, undefined, id);
const bySource = async (upstreamId: string) =>
  (await sql('select * from reviews where upstream_id = $1', [upstreamId])).rows[0];
const approve = (id: number) =>
  admin.put(routePath('PUT /reviews/hostaway/:id/approve', { id }), { isApproved: true });

/** What every page adds up. */
async function numbers() {
  await rollUp(server.app.context);
  expect(
    (
      await sql(
        'select * from counted_reviews except select * from review_counts where unrated + one + two + three + four + five > 0',
      )
    ).rows,
  ).toEqual([]);
  const insights = await admin.get<{ reviews: { value: number } }>(
    '/insights/overview?from=2026-01-01&to=2026-12-31',
  );
  const listings = (await list()).listings.map(({ id, totalReviews, averageRating }) => ({
    id,
    totalReviews,
    averageRating,
  }));
  const stats = (await admin.get<object>('/reviews/hostaway/stats')).data;
  return { total: await total(), listings, stats, insights: insights.data.reviews };
}

test('says what a merge would do, merges, and shows what both have once', async () => {
  const before = await numbers();
  expect((await preview()).data).toEqual({
    reviews: 3,
    same: 2,
    losing: [],
    gaining: [],
    groups: [],
    reports: 0,
    webhooks: 0,
  });
  expect((await merge()).data.merged).toEqual([
    {
      id: twin,
      name: 'River Flat (Guesty)',
      source: 'hostaway-2',
      intoId: home,
      intoName: 'River Flat',
      reviews: 3,
      same: 2,
    },
  ]);
  expect(await total()).toBe(4);
  expect(await numbers()).toMatchObject({
    total: 4,
    stats: { totalReviews: 4 },
    insights: { value: 4 },
    listings: [
      { id: house, totalReviews: 1 },
      { id: home, totalReviews: 3, averageRating: 4 },
    ],
  });
  const [both] = await named('Guest 11');
  expect(both?.duplicates).toMatchObject([{ source: 'hostaway-2' }]);
  expect((await separate()).data.merged).toEqual([]);
  expect(await numbers()).toEqual(before);
});

test('leads from the pages of a merged listing to those of its property, until it is separated', async () => {
  await merge();
  const open = (address: string) => fetch(server.origin + address, { redirect: 'manual' });
  for (const address of [
    pages.property(twin),
    `/de${pages.property(twin)}`,
    pages.propertyFeed(twin),
    pages.embed(twin),
  ]) {
    const response = await open(address);
    expect([response.status, response.headers.get('cache-control')], address).toEqual([301, 'no-cache']);
    const location = response.headers.get('location') ?? '';
    expect(location).toBe(address.replace(`/${twin}`, `/${home}`));
    expect((await open(location)).status).toBe(200);
  }
  const preview = (id: ListingId) => pages.preview(id, { review: 1, page: 1 });
  const cookie = admin.cookie ?? '';
  const moved = await fetch(server.origin + preview(twin), { redirect: 'manual', headers: { cookie } });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, preview(home)]);
  expect(await (await open('/homes')).text()).not.toContain('(Guesty)');
  expect(await (await open('/sitemap-1.xml')).text()).not.toContain(pages.property(twin));
  expect((await admin.get<{ listings: object[] }>('/listings')).data.listings).toHaveLength(2);
  await separate();
  expect((await open(pages.property(twin))).status).toBe(200);
});

test('later syncs store new reviews with the property, match them, and do not bring duplicates back', async () => {
  await merge();
  second.data.reviews.push(row(904), row(905, { externalReviewId: 'ext-13', listingMapId: 1 }));
  server.hostaway.data.reviews.push(row(14, { externalReviewId: 'ext-904' }));
  await sync();
  await sync('hostaway');
  expect(await bySource('904')).toMatchObject({ listing_id: home, own_listing_id: twin, duplicate_of: null });
  expect((await bySource('14')).duplicate_of).toBe((await bySource('904')).id);
  // The same id on the channel at another property is another review.
  expect((await bySource('905')).duplicate_of).toBeNull();
  expect(await total()).toBe(6);
  const before = await numbers();
  expect(await sync()).toMatchObject({ added: 0, changed: 0, removed: 0 });
  expect(await numbers()).toEqual(before);
  await separate();
  expect(await total(`&listingId=${twin}`)).toBe(5);
  expect(await bySource('904')).toMatchObject({ listing_id: twin, own_listing_id: null, withdrawn_at: null });
});

test('a webhook is sent nothing of a new review that another source has already', async () => {
  await merge();
  const kinds = ['review.created', 'review.removed', 'review.approved'];
  await admin.post('/webhooks', { url: 'https://hooks.example.invalid/', kinds });
  second.data.reviews.push(row(904));
  await sync();
  server.hostaway.data.reviews.push(row(14, { externalReviewId: 'ext-904' }));
  await sync('hostaway');
  const { id } = await bySource('904');
  expect((await bySource('14')).duplicate_of).toBe(id);
  await approve(id);
  const sent = async () =>
    (await sql("select type, body::json -> 'data' as data from webhook_deliveries order by id")).rows;
  await expect.poll(async () => (await sent()).at(-1)?.type).toBe('review.approved');
  const data = { reviewId: Number(id), listingId: home };
  expect(await sent()).toEqual([
    { type: 'review.created', data },
    { type: 'review.approved', data },
  ]);
});

describe('when the review that counts is removed at its source', () => {
  const removeFirst = async (id: number) => {
    const { data } = server.hostaway;
    data.reviews = data.reviews.filter((each) => each.id !== id);
    await sync('hostaway');
  };

  test('its duplicate takes its place, with the decision on the same content', async () => {
    await merge();
    const [counted] = await named('Guest 902');
    await approve(counted?.id ?? 0);
    await removeFirst(12);
    const [heir] = await named('Guest 902');
    expect(heir).toMatchObject({ isApproved: true, decidedBy: 'manager', listingId: home });
    expect(heir?.id).not.toBe(counted?.id);
    expect(await total('&approved=true')).toBe(1);
    // It comes back, and the one with the decision counts.
    server.hostaway.data.reviews.push(row(12, { publicReview: SAME, rating: 8, guestName: 'Guest 902' }));
    await sync('hostaway');
    expect(await named('Guest 902')).toMatchObject([{ id: heir?.id, isApproved: true }]);
  });

  test('its duplicate with another content is pending', async () => {
    await merge();
    await approve((await named('Guest 11'))[0]?.id ?? 0);
    await removeFirst(11);
    // Its text is another one.
    expect(await named('Guest 901')).toMatchObject([{ isApproved: false, decision: 'none' }]);
  });

  test('nothing takes its place if its duplicate was removed before', async () => {
    await merge();
    second.data.reviews = second.data.reviews.filter(({ id }) => id !== 902);
    await sync();
    await removeFirst(12);
    expect(await named('Guest 902')).toEqual([]);
    await separate();
    expect(await named('Guest 902')).toEqual([]);
  });
});

describe('content that is stored for a limited time', () => {
  /** As if only the second source limited it. */
  const limited = (): Context => {
    const { context } = server.app;
    const { definitions } = context.sources;
    const hostaway = { ...definitions.hostaway, storageDays: 30 };
    return { ...context, sources: { ...context.sources, definitions: { ...definitions, hostaway } } };
  };
  const dropSecond = async () => {
    await sql(
      `insert into fetched_reviews (review_id, fetched_at)
      select id, now() + interval '90 days' from reviews where source = 'hostaway'`,
    );
    return dropStaleContents({ ...limited(), now: () => new Date(Date.now() + 30 * 86_400_000) });
  };
  const fetchAgain = () => runSync(limited(), undefined, 'hostaway-2');

  test('a duplicate takes the place of a dropped review with its decision, until that comes again', async () => {
    const { id } = await bySource('902');
    await approve(id);
    await merge();
    expect(await dropSecond()).toBe(3);
    expect(await named('Guest 902')).toMatchObject([{ source: 'hostaway', isApproved: true }]);
    expect(await numbers()).toMatchObject({ total: 3, stats: { totalReviews: 3 } });
    await fetchAgain();
    expect(await named('Guest 902')).toMatchObject([{ isApproved: true, duplicates: [{}] }]);
    expect(await numbers()).toMatchObject({ total: 4, stats: { totalReviews: 4 } });
  });

  test('a dropped duplicate does not return when its listing is separated', async () => {
    await merge();
    await dropSecond();
    await separate();
    expect(await total()).toBe(3);
    expect(await bySource('901')).toMatchObject({ duplicate_of: null, withdrawn_because: 'content-dropped' });
    await fetchAgain();
    expect(await total()).toBe(6);
  });

  test('a dropped duplicate takes no place before it comes again', async () => {
    await merge();
    await dropSecond();
    const { data } = server.hostaway;
    data.reviews = data.reviews.filter(({ id }) => id !== 11);
    await sync('hostaway');
    expect(await total()).toBe(2);
    await fetchAgain();
    expect(await named('Guest 901')).toMatchObject([{ decision: 'none' }]);
    expect(await total()).toBe(4);
  });
});

test('what waits for a source stays with it when its listing is merged', async () => {
  const body = { listingId: twin, title: 'Mend the tap', category: 'maintenance' };
  const created = await admin.post('/tasks', body);
  expect(created.status).toBe(202);
  await merge();
  const { rows } = await sql('select listing_id, own_listing_id from tasks');
  expect(rows).toEqual([{ listing_id: home, own_listing_id: twin }]);
  const { data } = await admin.get<{ tasks: { source: string; listingId: number }[] }>('/tasks?list=open');
  expect(data.tasks).toMatchObject([{ source: 'hostaway-2', listingId: home }]);

  // As new tasks about its reviews.
  const { id } = await bySource('901');
  const sentTo = async (about: string) =>
    (await admin.get<{ sentTo: string[] }>(`/tasks?limit=1&${about}`)).data.sentTo;
  expect(await sentTo(`reviewId=${id}`)).toEqual(['hostaway-2']);
  expect(await sentTo(`listingIds=${home}`)).toEqual(['hostaway']);
});

test('a task that is made during a merge is one of the property, and goes back with its listing', async () => {
  const { pool } = server.app.database;
  // The merge waits after it has moved the tasks that it found.
  const commit = await holdTransaction(pool, 'lock table events in share mode');
  const merging = merge();
  await waitingFor(pool, commit.pid);
  const making = admin.post('/tasks', { listingId: twin, title: 'Mend the tap', category: 'maintenance' });
  await untilWaiting(pool, 2);
  await commit();
  expect([(await merging).status, (await making).status]).toEqual([200, 202]);
  const places = async () => (await sql('select listing_id, own_listing_id from tasks')).rows;
  expect(await places()).toEqual([{ listing_id: home, own_listing_id: twin }]);
  await separate();
  expect(await places()).toEqual([{ listing_id: twin, own_listing_id: null }]);
});

test('a file that names a property finds it by a name that its listings share', async () => {
  await sql(`update listings set name = 'River Flat' where id = $1`, [twin]);
  const upload = async (id: string) =>
    (
      await admin.call<ImportResult>('POST', '/reviews/import?name=old.csv', {
        rawBody: `id,date,listing_name,text\n${id},2026-05-04,River Flat,Heron view`,
        headers: { 'content-type': 'application/octet-stream' },
      })
    ).data;
  expect((await upload('a')).problems).toMatchObject([
    { reason: expect.stringContaining('several properties have the name "River Flat"') },
  ]);
  await merge();
  expect((await upload('a')).counts).toMatchObject({ added: 1, failed: 0 });
  expect(await bySource('a')).toMatchObject({ listing_id: home, own_listing_id: null });
});

test('an approved duplicate counts in place of an older one without a decision, and keeps it when separated', async () => {
  const { id } = await bySource('902');
  await approve(id);
  await merge();
  expect(await named('Guest 902')).toMatchObject([
    { id, isApproved: true, duplicates: [{ source: 'hostaway' }] },
  ]);
  await separate();
  expect(await bySource('902')).toMatchObject({ decision: 'approved', withdrawn_at: null });
  expect(await bySource('12')).toMatchObject({ decision: 'none', withdrawn_at: null });
});

describe('an approved duplicate of a review that was unpublished later', () => {
  const remains = async () => (await named('Guest 902')).map(({ source, decision }) => [source, decision]);
  beforeEach(async () => {
    await approve((await bySource('902')).id);
    await approve((await bySource('12')).id);
    await merge();
    const id = Number((await named('Guest 902'))[0]?.id);
    await admin.put(routePath('PUT /reviews/hostaway/:id/approve', { id }), { isApproved: false });
    expect(await remains()).toEqual([['hostaway', 'unpublished']]);
  });

  test('is unpublished when it takes its place', async () => {
    server.hostaway.data.reviews = server.hostaway.data.reviews.filter(({ id }) => id !== 12);
    await sync('hostaway');
    expect(await remains()).toEqual([['hostaway-2', 'unpublished']]);
  });

  test('is pending when the text of that changes', async () => {
    const changed = server.hostaway.data.reviews.find(({ id }) => id === 12);
    Object.assign(changed ?? {}, { publicReview: 'We were robbed.' });
    await sync('hostaway');
    expect(await bySource('902')).toMatchObject({ duplicate_of: null, decision: 'none' });
    expect(await total('&approved=true')).toBe(0);
  });

  test('is pending when its listing is separated, and its history says why', async () => {
    await separate();
    const { id, decision } = await bySource('902');
    expect(decision).toBe('none');
    const { rows } = await sql('select reason from decisions where review_id = $1 order by id', [id]);
    expect(rows.at(-1)?.reason).toBe('The same review of another source was unpublished.');
    await numbers();
  });
});

test('of several duplicates an unpublished one takes the place, and the others keep their decisions', async () => {
  await approve((await bySource('902')).id);
  await merge();
  const { id } = await bySource('902');
  // As if a third source had it too.
  await sql(
    `update reviews set source = 'hostaway-3', duplicate_of = $1, withdrawn_at = now(), decision = 'unpublished' where upstream_id = '903'`,
    [id],
  );
  await sql(`update reviews set decision = 'approved' where upstream_id = '12'`);
  second.data.reviews = second.data.reviews.filter((each) => each.id < 902);
  await sync();
  expect(await bySource('903')).toMatchObject({ duplicate_of: null, decision: 'unpublished' });
  expect(await bySource('12')).toMatchObject({
    duplicate_of: (await bySource('903')).id,
    decision: 'approved',
  });
});

test('reviews that were the same by their texts are separated when a text changes', async () => {
  await merge();
  const [changed] = second.data.reviews.filter(({ id }) => id === 902);
  Object.assign(changed ?? {}, { publicReview: 'We were robbed.' });
  await sync();
  expect(await named('Guest 902')).toHaveLength(2);
  expect(await total()).toBe(5);
});

test('a manager separates two reviews for good', async () => {
  await merge();
  const duplicate = await bySource('902');
  const answer = await admin.delete<Review>(routePath('DELETE /reviews/:id/duplicate', { id: duplicate.id }));
  expect(answer.data).toMatchObject({ id: duplicate.id, guestName: 'Guest 902' });
  expect(answer.data.isWithdrawn).toBeUndefined();
  expect(await total()).toBe(5);
  await sync();
  await sync('hostaway');
  await separate();
  await merge();
  expect(await total()).toBe(5);
  const again = await admin.delete(routePath('DELETE /reviews/:id/duplicate', { id: duplicate.id }));
  expect(again.status).toBe(404);
});

test('two reviews that were separated stay separate when a third source has the same', async () => {
  await merge();
  const { id } = await bySource('902');
  await admin.delete<Review>(routePath('DELETE /reviews/:id/duplicate', { id }));
  await sql(
    `update reviews set source = 'hostaway-3', review_text = $1, rating_tenths = 40, channel_review_id = null,
      channel_reservation_id = null, submitted_at = (select submitted_at from reviews where id = $2)
    where upstream_id = '903'`,
    [SAME, id],
  );
  await server.app.context.storage.transact((tx) => matchStored(tx, 'hostaway-3', ['903']));
  expect(await bySource('903')).toMatchObject({ duplicate_of: (await bySource('12')).id });
  expect(await bySource('902')).toMatchObject({ duplicate_of: null, withdrawn_at: null });
});

test.each([
  ['itself', () => merge(home, home), 400],
  ['an unknown property', () => merge(twin, 99_999 as ListingId), 400],
  ['an unknown listing', () => merge(99_999 as ListingId, home), 404],
])('refuses to merge a listing with %s', async (_what, call, status) => {
  expect((await call()).status).toBe(status);
  expect((await separate()).status).toBe(404);
});

test('a review that was pinned at its merged listing can be pinned at the property', async () => {
  const { id } = await bySource('903');
  await approve(id);
  const pin = () => admin.put<PinList>(`/reviews/${id}/pin`, undefined);
  expect((await pin()).status).toBe(200);
  await merge();
  expect((await admin.get<PinList>(`/listings/${home}/pins`)).data.pins).toEqual([]);
  expect((await pin()).data.pins).toMatchObject([{ reviewId: id }]);
});

test('refuses chains', async () => {
  await merge();
  for (const answer of [await merge(), await merge(house, twin), await merge(home, house)]) {
    expect(answer.status).toBe(409);
  }
  expect((await merge(house, home)).data.merged).toHaveLength(2);
  expect((await separate(house)).data.merged).toHaveLength(1);
  expect(await total(`&listingId=${house}`)).toBe(1);
});

test('people who are limited to one of the two are named, and see no more than they are told', async () => {
  const { context } = server.app;
  for (const [username, ids] of [
    ['of-twin', [twin]],
    ['of-home', [home]],
    ['of-both', [home, twin]],
  ] as const) {
    await addUser(context, { username, name: username, password: PASSWORD });
    await setRole(context, username, 'manager');
    await setAccess(context, systemActor, username, { listingIds: [...ids], groupIds: [] });
  }
  await sql(`insert into listing_groups (name) values ('Berlin');
    insert into listing_group_members select id, ${twin} from listing_groups`);
  expect((await preview()).data).toMatchObject({
    losing: ['of-twin'],
    gaining: ['of-home'],
    groups: ['Berlin'],
  });
  await merge();
  const seen = async (username: string) => {
    const client = await signedInClient(server.origin, username, PASSWORD);
    const { reviews, listings } = await list('', client);
    return [reviews.length, listings.length];
  };
  expect(await seen('of-twin')).toEqual([0, 0]);
  expect(await seen('of-home')).toEqual([3, 1]);
  expect(await seen('of-both')).toEqual([3, 1]);
  const limited = await signedInClient(server.origin, 'of-both', PASSWORD);
  expect((await merge(house, home, limited)).status).toBe(403);
  await separate();
  expect(await seen('of-twin')).toEqual([3, 1]);
  expect(await seen('of-home')).toEqual([2, 1]);
});

test('the same reviews of a guest are exported and erased together', async () => {
  await merge();
  const { id } = await bySource('12');
  const selection = { reviewIds: [id], rows: [] };
  const exported = await admin.post<{ reviews: object[] }>('/guests/export', selection);
  expect(exported.data.reviews).toHaveLength(2);
  await admin.post('/guests/erase', selection);
  expect(
    (await sql(`select from reviews where guest_name = 'Guest 902' or review_text = $1`, [SAME])).rowCount,
  ).toBe(0);
  await sync();
  await separate();
  expect((await sql(`select from reviews where guest_name = 'Guest 902'`)).rowCount).toBe(0);
});

test('merges, separations and syncs at the same time end in a consistent state', async () => {
  const { context } = server.app;
  second.data.reviews.push(
    ...Array.from({ length: 30 }, (_, index) => row(1_000 + index, { externalReviewId: `b-${index}` })),
  );
  server.hostaway.data.reviews.push(
    ...Array.from({ length: 30 }, (_, index) => row(2_000 + index, { externalReviewId: `b-${index}` })),
  );
  const outcomes = await Promise.allSettled([
    sync(),
    merge(),
    merge(),
    sync('hostaway'),
    separateListing(context, systemActor, twin),
    mergeListing(context, systemActor, twin, home),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(2);
  if ((await admin.get<MergedListingList>('/listings/merged')).data.merged.length === 0) await merge();
  const { rows } = await sql('select distinct source, listing_id, own_listing_id from reviews order by 1, 2');
  expect(rows).toEqual(
    [
      { source: 'hostaway', listing_id: house, own_listing_id: null },
      { source: 'hostaway', listing_id: home, own_listing_id: null },
      { source: 'hostaway-2', listing_id: home, own_listing_id: twin },
    ].toSorted((one, other) => one.source.localeCompare(other.source) || one.listing_id - other.listing_id),
  );
  expect(await total()).toBe(34);
  expect((await numbers()).total).toBe(34);
});
