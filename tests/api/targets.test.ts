import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Targets } from '#contract/insights/targets.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import type { ListingId } from '#domain/ids.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser } from '#services/accounts/users.ts';
import { addGroup } from '#services/listings/listing-groups.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
const today = dayIn(new Date(), 'UTC');
let server: TestServer;
let admin: ApiClient;
let homes: number[];
let group: number;

beforeAll(async () => {
  server = await openTestServer({});
  const { pool } = server.app.database;
  await pool.query('delete from analysis_queue; delete from reviews; delete from listings');
  const { rows } = await pool.query(
    `insert into listings (source, upstream_id, name) select 'x', n::text, 'Home ' || n from generate_series(1, 4) n returning id`,
  );
  homes = rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
  const [first = 0, second = 0, third = 0] = homes;
  // 4.8 exactly: one bad stay loses it.
  await rate(first, 'Airbnb', 10, [...Array(8).fill(10), 8, 8]);
  // Older than the window.
  await rate(first, 'Airbnb', 400, Array(6).fill(4));
  // 4.7: five more five-star stays.
  await rate(second, 'Airbnb', 20, [...Array(7).fill(10), 8, 8, 8]);
  await rate(third, 'Airbnb', 5, [10, 10]);
  // 7.96 of 10, whose stars would be 4.0 if they were rounded first.
  await rate(second, 'Booking.com', 900, [8, 8, 8, 8, 7.8]);
  group = await addGroup(server.app.context, systemActor, {
    name: 'Cottages',
    listingIds: [first, third] as ListingId[],
  });
  await addUser(server.app.context, {
    username: 'limited',
    name: 'Limited',
    password: PASSWORD,
    role: 'admin',
  });
  await addUser(server.app.context, { username: 'other', name: 'Other', password: PASSWORD, role: 'admin' });
  await setAccess(server.app.context, systemActor, 'limited', {
    listingIds: [second as ListingId],
    groupIds: [],
  });
  admin = await signedInClient(server.origin);
});
afterAll(() => server.close());

/** One review for each raw rating out of ten. */
async function rate(listing: number, channel: string, daysAgo: number, ratings: number[]): Promise<void> {
  await server.app.database.pool.query(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, raw_rating, rating_tenths, rating_derived,
      rating_scale, categories, channel, submitted_at, sentiment, decision)
    select 'x', gen_random_uuid(), $1, 'Guest', '', rating, round(rating * 5), false, 10,
      jsonb_build_array(jsonb_build_object('category', 'cleanliness', 'rating', rating)), $2, now() - make_interval(days => $3),
      'neutral', 'none' from unnest($4::float8[]) as rating`,
    [listing, channel, daysAgo, ratings],
  );
}

const read = async (query = '', client = admin) =>
  (await client.get<Targets>(`/targets?${query}`)).data.targets;
const target = async (id: string, query = '') => {
  const [found] = await read(`target=${id}&${query}`);
  if (!found) throw new Error(`no target ${id}`);
  return found;
};

test('says how many stays lose or reach Superhost, and sorts by what needs attention', async () => {
  const { properties, counts, whole, by } = await target('superhost');
  expect(
    properties.map(({ name, state, untilReached, untilLost }) => [name, state, untilReached, untilLost]),
  ).toEqual([
    ['Home 1', 'at-risk', null, 1],
    ['Home 2', 'within-reach', 5, null],
    ['Home 3', 'few', null, 1],
  ]);
  expect(properties.map(({ average }) => [average.value, average.n, average.previous])).toEqual([
    [4.8, 10, 2],
    [4.7, 10, null],
    [5, 2, null],
  ]);
  expect(counts).toMatchObject({ 'at-risk': 1, 'within-reach': 1, few: 1, met: 0 });
  expect(whole).toMatchObject({ average: { n: 22 }, state: 'within-reach' });
  expect(by).toMatch(/^\d{4}-(01|04|07|10)-01$/);
});

test('uses the raw ratings of Booking.com, on their own scale', async () => {
  const preferred = await target('preferred-plus');
  expect(preferred.unit).toBe('points');
  expect(preferred.properties).toMatchObject([
    { name: 'Home 2', average: { value: 7.96, n: 5 }, state: 'within-reach', untilReached: 1 },
  ]);
  expect((await target('preferred')).properties).toMatchObject([{ state: 'at-risk', untilLost: 1 }]);
});

test('every average leads to exactly its reviews', async () => {
  const all = (await read()).flatMap(({ whole, properties }) => [...properties, ...(whole ? [whole] : [])]);
  const figures = all.flatMap(({ average, staying }) => (staying ? [average, staying.average] : [average]));
  expect(figures.length).toBeGreaterThan(6);
  for (const { n, query } of figures) {
    const { total } = (await admin.get<ReviewList>(`/reviews/hostaway?limit=1&${query}`)).data;
    expect([query, total]).toEqual([query, n]);
  }
});

test('an own target of a group and category counts what is left on its day', async () => {
  const by = shiftDay(today, 355);
  const body = { groupId: group, category: 'cleanliness', goal: 9.75, by };
  const { id } = (await admin.call<{ id: number }>('POST', '/targets', { body })).data;
  const found = await target(String(id));
  expect(found).toMatchObject({ goal: 9.75, unit: 'points', groupName: 'Cottages', by, programme: null });
  // Of ten days ago none counts then; those of five days ago do.
  expect(found.properties).toMatchObject([
    { name: 'Home 1', average: { value: 9.6, n: 10 }, untilReached: 6, staying: { average: { n: 0 } } },
    { name: 'Home 3', state: 'few', staying: { average: { n: 2 } } },
  ]);
  await admin.call('PATCH', `/targets/${id}`, { body: { goal: 9.5, by: null } });
  expect(await target(String(id))).toMatchObject({ goal: 9.5, by: null, properties: [{ untilLost: 1 }, {}] });
  const csv = await admin.call('GET', `/targets.csv?target=${id}`);
  expect(csv.text).toContain('Home 1');
  await admin.call('DELETE', `/targets/${id}`);
  expect((await admin.call('GET', `/targets?target=${id}`)).status).toBe(404);
  const { rows } = await server.app.database.pool.query(
    `select kind from events where kind like 'target.%' order by id`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['target.added', 'target.changed', 'target.deleted']);
});

test('refuses goals outside the scale, past days and unknown groups', async () => {
  const status = async (body: object) => (await admin.call('POST', '/targets', { body })).status;
  expect(await status({ goal: 5.01 })).toBe(400);
  expect(await status({ goal: 9, channel: 'Booking.com' })).toBe(200);
  expect(await status({ goal: 1 })).toBe(400);
  expect(await status({ goal: 4.5, by: shiftDay(today, -1) })).toBe(400);
  expect(await status({ goal: 4.5, groupId: 999_999 })).toBe(400);
});

test('a person with one property sees it alone, and no group that has others', async () => {
  await admin.call('POST', '/targets', { body: { goal: 4.5, groupId: group } });
  const limited = await signedInClient(server.origin, 'limited', PASSWORD);
  const found = await read('', limited);
  expect(found.flatMap(({ properties }) => properties.map(({ name }) => name))).toEqual(
    found.flatMap(({ properties }) => properties.map(() => 'Home 2')),
  );
  expect(found.map(({ groupName }) => groupName)).not.toContain('Cottages');
  expect((await limited.call('GET', `/targets?groupId=${group}`)).status).toBe(404);
  expect((await limited.call('POST', '/targets', { body: { goal: 4.5 } })).status).toBe(403);
});
