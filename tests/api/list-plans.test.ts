import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEFAULT_ANSWER_DAYS, openChannels } from '#domain/responses/answers.ts';
import {
  type ListQuery,
  MAX_COUNT,
  MAX_SEARCH_COUNT,
  type ReviewFilter,
  SORT_KEYS,
  SORT_ORDERS,
  type WithAccess,
} from '#domain/reviews/filter.ts';
import { deleteDemoData } from '#storage/demo/demo-data.ts';
import { answerReaders } from '#storage/responses/answers.ts';
import { list } from '#storage/reviews/list.ts';
import type { Tables } from '#storage/tables.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

/** Enough rows to recognise a plan that reads all of them. */
const ROWS = 20_000;
const LIMIT = 10;
/** A page and its total read fewer rows of reviews than this, by any plan. */
const FEW = 1_000;

let server: TestServer;
let client: pg.PoolClient;
let largestListing: number;
let db: Kysely<Tables>;
/** The queries of `db`. */
const sent: CompiledQuery[] = [];

beforeAll(async () => {
  server = await openTestServer();
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: server.app.database.pool }),
    log: ({ query }) => {
      sent.push(query);
    },
  });
  client = await server.app.database.pool.connect();
  await client.query(`insert into listings (source, upstream_id, name)
    select 'x', n::text, 'Home ' || n % 90 from generate_series(1, 100) n`);
  await client.query(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived,
      rating_scale, categories, channel, submitted_at, sentiment, decision)
    select case when n % 4000 = 9 then 'y' else 'x' end, n::text, (select min(id) from listings) + floor(100 * power(random(), 2))::int, 'Guest ' || random(),
      case when n % 5000 = 7 then 'Zebra' when n % 3 = 0 then 'Breakfast' else 'Words' end || ' ' || n,
      case when n % 20 > 0 then 10 + floor(random() * 41)::int end, false, 10, '[]',
      (array['Airbnb', 'Booking.com', 'VRBO', 'Direct Booking'])[1 + n % 4],
      now() - n * interval '1 hour', 'neutral', case when n % 4000 > 0 then 'approved' when n % 3 = 0 then 'none' else 'unpublished' end
    from generate_series(1, $1::int) n`,
    [ROWS],
  );
  // Statistics must be those of the data after the rollups.
  await vi.waitFor(async () => {
    expect((await client.query('select from review_count_deltas limit 1')).rowCount).toBe(0);
    expect((await client.query('select from review_search where not is_indexed limit 1')).rowCount).toBe(0);
  }, WAIT_OPTIONS);
  await client.query('vacuum analyze');
  largestListing = (await client.query('select min(id) as id from listings')).rows[0].id;
});
afterAll(async () => {
  client.release();
  await server.close();
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** The nodes that ran, of the plan of every query that is sent meanwhile. */
async function nodesOf(read: () => Promise<unknown>): Promise<Plan[]> {
  sent.length = 0;
  await read();
  const plans: Plan[] = [];
  for (const { sql, parameters } of sent.splice(0)) {
    const { rows } = await server.app.database.pool.query(`explain (analyze, format json) ${sql}`, [
      ...parameters,
    ]);
    plans.push(rows[0]['QUERY PLAN'][0].Plan);
  }
  expect(plans.length).toBeGreaterThan(0);
  const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
  return plans.flatMap(flat).filter((node) => node['Actual Loops'] > 0);
}

const touched = (node: Plan) =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];

async function expectFewRows(query: WithAccess<ListQuery>, timeZone = 'UTC'): Promise<void> {
  await expectFewRowsOf(() => list(db, query, timeZone));
}

async function expectFewRowsOf(read: () => Promise<unknown>): Promise<void> {
  const nodes = await nodesOf(read);
  const ofReviews = nodes.filter(
    ({ 'Relation Name': name }) => name === 'reviews' || name === 'review_search',
  );
  expect(ofReviews.map((node) => `${node['Node Type']} ${node['Relation Name']}`)).not.toContain(
    'Seq Scan reviews',
  );
  for (const node of ofReviews) expect(touched(node), JSON.stringify(node)).toBeLessThanOrEqual(FEW);
}

const first = { limit: LIMIT, offset: 0 };
const newest = { ...first, sortBy: 'date', sortOrder: 'desc', access: 'all' } as const;
const orders = SORT_KEYS.flatMap((sortBy) => SORT_ORDERS.map((sortOrder) => ({ sortBy, sortOrder })));

const FILTERS = {
  nothing: () => ({}),
  listing: () => ({ listingId: largestListing }),
  rating: () => ({ rating: 4 }),
  channel: () => ({ channel: 'VRBO' }),
  'an unknown channel': () => ({ channel: 'Google' }),
  'a common status': () => ({ approved: true }),
  'a rare status': () => ({ approved: false }),
  'a rare source': () => ({ source: 'y' }),
  'two filters': () => ({ channel: 'Airbnb', approved: true }),
} satisfies Record<string, () => ReviewFilter>;

describe.each(Object.entries(FILTERS))('a list that is filtered by %s', (_name, filter) => {
  test.each(orders)('and sorted by $sortBy, $sortOrder, reads few rows', async (order) => {
    await expectFewRows({ ...filter(), ...order, ...first, access: 'all' });
  });
});

test.each([
  ['the main source', { source: 'x' }],
  ['a source and a channel', { source: 'x', channel: 'VRBO' }],
])(
  'a list that is filtered by %s reads its page by an index, and counts to a limit',
  async (_name, filter) => {
    const nodes = await nodesOf(() => list(db, { ...newest, ...filter }, 'UTC'));
    const ofReviews = nodes.filter((node) => node['Relation Name'] === 'reviews');
    const [count = 0, ...rest] = ofReviews.map(touched).toSorted((a, b) => b - a);
    expect(count).toBeLessThanOrEqual(1.2 * MAX_COUNT);
    for (const rows of rest) expect(rows).toBeLessThanOrEqual(FEW);
  },
);

describe('a search', () => {
  test('for a rare word reads the trigram index', async () => {
    const nodes = await nodesOf(() => list(db, { ...newest, search: 'zebra' }, 'UTC'));
    expect(nodes.map((node) => node['Node Type'])).toContain('BitmapOr');
    for (const node of nodes.filter((each) => each['Relation Name'])) expect(touched(node)).toBeLessThan(100);
  });

  test('for a phrase of common words that no review has reads few rows', async () => {
    const nodes = await nodesOf(() => list(db, { ...newest, search: 'guest breakfast' }, 'UTC'));
    expect(nodes.map((node) => node['Node Type'])).toContain('BitmapOr');
    for (const node of nodes.filter((each) => each['Relation Name'])) expect(touched(node)).toBeLessThan(100);
  });

  test('for a common word stops when the page is full, and counts to its limit', async () => {
    const nodes = await nodesOf(() => list(db, { ...newest, search: 'breakfast' }, 'UTC'));
    for (const node of nodes.filter((each) => each['Relation Name'])) {
      expect(touched(node)).toBeLessThan(5 * FEW);
    }
    const { total, isTotalExact } = await list(db, { ...newest, search: 'breakfast' }, 'UTC');
    expect([total, isTotalExact]).toEqual([500, false]);
    const exact = await list(db, { ...newest, search: 'breakfast', exactTotal: true }, 'UTC');
    expect(exact.total).toBeGreaterThan(MAX_SEARCH_COUNT);
    expect(exact.isTotalExact).toBe(true);
  });
});

test.each([
  ['of channels with deadlines', DEFAULT_ANSWER_DAYS],
  ['of channels without', { Airbnb: null, 'Booking.com': null, VRBO: null }],
])('the reviews %s that need an answer are read in the order of an index', async (_which, days) => {
  const channels = openChannels(days, new Date());
  const query = {
    state: 'open',
    access: 'all',
    sources: ['x'],
    channels,
    assignee: undefined,
    isLow: false,
  } as const;
  const nodes = await nodesOf(() => answerReaders.list(db, { ...query, ...first }));
  const ofReviews = nodes.filter((node) => node['Relation Name'] === 'reviews');
  expect(ofReviews.length).toBeGreaterThan(0);
  for (const node of ofReviews) expect(touched(node), JSON.stringify(node)).toBeLessThanOrEqual(4 * LIMIT);
});

test('the total of a range of days adds up rollups, and counts rows only at its edges', async () => {
  await expectFewRows({ ...newest, startDate: '2025-01-15', endDate: '2026-06-10' }, 'America/New_York');
});

test('a start, which deletes the data of the demo where there is some, reads few reviews', async () => {
  await expectFewRowsOf(() => deleteDemoData(db));
});
