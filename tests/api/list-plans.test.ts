import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ReviewFilter, SORT_KEYS, SORT_ORDERS } from '#domain/filter.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Asked } from '#storage/reviews/list/ids.ts';
import { suitsAny } from '#storage/reviews/list/plans.ts';
import { totalIn } from '#storage/reviews/list/review-row.ts';
import { listStatement } from '#storage/reviews/list/statement.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

/** Of so many reviews, a plan that reads them all is seen by what it reads. */
const ROWS = 20_000;
const LIMIT = 10;
/** So many are sorted at most where a filter leaves few; see `ids.ts`. */
const FEW = 1000;

let server: TestServer;
let client: pg.PoolClient;
let home: ListingId;

beforeAll(async () => {
  server = await openTestServer({ template: 'empty' });
  client = await server.app.database.pool.connect();
  await client.query(`insert into listings (source, upstream_id, name)
    select 'x', n::text, 'Home ' || n % 90 from generate_series(1, 100) n`);
  await client.query(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived,
      rating_scale, categories, channel, submitted_at, sentiment, is_approved)
    select 'x', n::text, (select min(id) from listings) + floor(100 * power(random(), 2))::int, 'Guest ' || random(),
      'Words ' || n, case when n % 20 > 0 then 10 + floor(random() * 41)::int end, false, 10, '[]',
      (array['Airbnb', 'Booking.com', 'VRBO', 'Direct Booking'])[1 + n % 4],
      now() - n * interval '1 hour', 'neutral', random() < 0.5
    from generate_series(1, $1::int) n`,
    [ROWS],
  );
  // The product folds each second, and plans must be made of what is there afterwards.
  await vi.waitFor(
    async () => expect((await client.query('select from review_count_deltas limit 1')).rowCount).toBe(0),
    WAIT_OPTIONS,
  );
  await client.query('vacuum analyze reviews, listings, review_counts, listing_counts, review_count_deltas');
  home = (await client.query('select min(id) as id from listings')).rows[0].id;
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
  Plans?: Plan[];
}

/** The nodes that did anything, of the plan for any values where one is used, as prepared statements have it. */
async function nodesOf(asked: Asked, timeZone = 'UTC', areMany = false): Promise<Plan[]> {
  const { text, values } = listStatement(asked, timeZone, { areMany });
  const { rows: found } = await client.query<(string | null)[]>({ text, values, rowMode: 'array' });
  const mode = suitsAny(asked, totalIn(found[0])) ? 'force_generic_plan' : 'force_custom_plan';
  await client.query(`set plan_cache_mode = ${mode}`);
  await client.query(`prepare asked as ${text}`);
  const given = values.map((value) => (value === null ? 'null' : client.escapeLiteral(String(value))));
  const { rows } = await client.query(
    `explain (analyze, format json) execute asked${given.length > 0 ? `(${given.join()})` : ''}`,
  );
  await client.query('deallocate asked');
  const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
  return flat(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Actual Loops'] > 0);
}

const touched = (node: Plan) =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

const FILTERS = {
  nothing: () => ({}),
  listing: () => ({ listingId: home }),
  rating: () => ({ rating: 4 }),
  channel: () => ({ channel: 'VRBO' }),
  'an absent channel': () => ({ channel: 'Google' }),
  status: () => ({ approved: true }),
  'two filters': () => ({ channel: 'Airbnb', approved: false }),
} satisfies Record<string, () => Partial<ReviewFilter>>;

describe.each(Object.entries(FILTERS))('filtered by %s', (_name, filter) => {
  const orders = SORT_KEYS.flatMap((sortBy) => SORT_ORDERS.map((sortOrder) => ({ sortBy, sortOrder })));
  test.each(orders)('and sorted by $sortBy, $sortOrder, a page touches few rows', async (order) => {
    const nodes = await nodesOf({ ...filter(), ...order, limit: LIMIT, offset: 0, isPublic: false });
    const ofReviews = nodes.filter((node) => node['Relation Name'] === 'reviews');
    expect(ofReviews.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    for (const node of ofReviews) expect(touched(node)).toBeLessThanOrEqual(FEW);
    for (const node of nodes.filter((each) => each['Node Type'].includes('Sort'))) {
      expect(touched(node)).toBeLessThanOrEqual(LIMIT * 100);
    }
  });
});

describe.each(['rating', 'channel', 'status', 'two filters'] as const)(
  'of the many that are filtered by %s',
  (filter) => {
    const orders = (['rating', 'guestName'] as const).flatMap((sortBy) =>
      SORT_ORDERS.map((sortOrder) => ({ sortBy, sortOrder })),
    );
    test.each(orders)('the first by $sortBy, $sortOrder, are met on a short walk', async (order) => {
      const asked = { ...FILTERS[filter](), ...order, limit: LIMIT, offset: 0, isPublic: false };
      const nodes = await nodesOf(asked, 'UTC', true);
      for (const node of nodes.filter((each) => each['Relation Name'] === 'reviews')) {
        expect(touched(node)).toBeLessThanOrEqual(FEW);
      }
      for (const node of nodes.filter((each) => each['Node Type'].includes('Sort'))) {
        expect(touched(node)).toBeLessThanOrEqual(LIMIT);
      }
      const [walked, found] = await Promise.all(
        [true, false].map(async (areMany) => {
          const { text, values } = listStatement(asked, 'UTC', { areMany });
          return (await client.query(text, values)).rows;
        }),
      );
      expect(walked).toEqual(found);
      expect(walked?.length).toBe(LIMIT);
    });
  },
);

test.each(SORT_ORDERS)('a page half-way down the dates, %s, starts on its day', async (sortOrder) => {
  const nodes = await nodesOf({
    sortBy: 'date',
    sortOrder,
    limit: LIMIT,
    offset: ROWS / 2,
    isPublic: false,
  });
  for (const node of nodes.filter((each) => each['Relation Name'] === 'reviews')) {
    expect(touched(node)).toBeLessThan(100);
  }
});

test('the total of a range of days adds up cells and counts no more than the days at its edges', async () => {
  const range = { startDate: '2025-01-15', endDate: '2026-06-10' };
  const nodes = await nodesOf(
    { ...range, sortBy: 'date', sortOrder: 'desc', limit: LIMIT, offset: 0, isPublic: false },
    'America/New_York',
  );
  for (const node of nodes.filter((each) => each['Relation Name'] === 'reviews')) {
    expect(touched(node)).toBeLessThan(100);
  }
});
