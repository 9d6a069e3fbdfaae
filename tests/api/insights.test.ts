import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import { shiftDay } from '#domain/day.ts';
import { POLARITIES, TOPICS } from '#domain/insights/topics.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { insertInsightsData, LAST_DAY } from '#tests/support/insights-data.ts';
import { randomRuns } from '#tests/support/random-runs.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let first: number;

beforeAll(async () => {
  server = await openTestServer({ environment: { TIME_ZONE: 'America/St_Johns' } });
  first = await insertInsightsData(server);
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());

interface Figure {
  n: number;
  value: number | null;
  query: string;
}

/** Every figure in an answer. */
function figuresIn(data: unknown): Figure[] {
  if (typeof data !== 'object' || data === null) return [];
  const inner = Object.values(data).flatMap(figuresIn);
  return 'query' in data && 'n' in data ? [data as Figure, ...inner] : inner;
}

async function expectExact(path: string): Promise<number> {
  const figures = figuresIn((await manager.get(path)).data);
  for (let at = 0; at < figures.length; at += 8) {
    await Promise.all(
      figures.slice(at, at + 8).map(async ({ n, query }) => {
        const { total, isTotalExact } = (await manager.get<ReviewList>(`/reviews/hostaway?limit=1&${query}`))
          .data;
        expect([path, query, total, isTotalExact]).toEqual([path, query, n, true]);
      }),
    );
  }
  return figures.length;
}

const rarely = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const topic = fc.tuple(
  fc.constantFrom('noise', 'bed', 'view'),
  fc.constantFrom('', ':positive', ':negative'),
);
const days = fc
  .tuple(fc.integer({ min: 0, max: 640 }), fc.constantFrom(1, 7, 30, 31, 90, 365, 400))
  .map(([back, length]) => ({ to: shiftDay(LAST_DAY, -back), from: shiftDay(LAST_DAY, 1 - back - length) }));
const filter = fc.record({
  listing: rarely(fc.integer({ min: 0, max: 12 })),
  listings: rarely(fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { minLength: 1 })),
  channel: rarely(fc.constantFrom('Airbnb', 'VRBO', 'Direct Booking')),
  channels: rarely(fc.subarray(['Airbnb', 'Booking.com', 'VRBO'], { minLength: 1 })),
  rating: rarely(fc.integer({ min: 1, max: 5 })),
  ratings: rarely(fc.subarray([1, 2, 3, 4, 5], { minLength: 1 })),
  language: rarely(fc.constantFrom('en', 'ja')),
  approved: rarely(fc.boolean()),
  decision: rarely(fc.constantFrom('none', 'approved', 'unpublished')),
  sentiment: rarely(fc.constantFrom('positive', 'negative')),
  hasText: rarely(fc.boolean()),
  reply: rarely(fc.constantFrom('none', 'waiting', 'failed', 'sent')),
  responded: rarely(fc.boolean()),
  analysed: rarely(fc.boolean()),
  source: rarely(fc.constantFrom('x', 'import')),
  stayMonth: rarely(fc.constantFrom('2025-05', '2024-12')),
  category: rarely(
    fc.constantFrom('cleanliness', 'cleanliness>=8', 'value<3,cleanliness', 'wow & more', 'staff'),
  ),
  topic: rarely(
    fc.array(topic, { minLength: 1, maxLength: 2 }).map((all) => all.map((one) => one.join('')).join()),
  ),
  search: rarely(fc.constantFrom('Guest 1', 'terrible', 'Home 3')),
});
const PATHS = [
  routePath('GET /insights/overview'),
  routePath('GET /insights/categories'),
  routePath('GET /insights/categories'),
  routePath('GET /insights/topics'),
  routePath('GET /insights/topics/:topic', { topic: 'noise' }),
  routePath('GET /insights/properties'),
  routePath('GET /insights/priorities'),
];

test('the list finds exactly the reviews of every figure, for any filters and days', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(filter, days, fc.constantFrom(...PATHS), async (chosen, period, path) => {
      const { listing, listings, ...others } = chosen;
      const set = {
        ...others,
        listingId: listing === undefined ? undefined : first + listing,
        listingIds: listings?.map((each) => first + each).join(),
        ...period,
      };
      const given = Object.entries(set).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      );
      compared += await expectExact(`${path}?${new URLSearchParams(given)}`);
    }),
    { numRuns: randomRuns(240), endOnFailure: true },
  );
  expect(compared).toBeGreaterThan(500);
});

test.each(PATHS)('%s is exact without filters, for a year', async (path) => {
  const period = `from=${shiftDay(LAST_DAY, -364)}&to=${LAST_DAY}`;
  expect(await expectExact(`${path}?${period}`)).toBeGreaterThan(0);
});

describe('the period', () => {
  test('is the last 90 days in the time zone of the product, beside the 90 days before', async () => {
    const { data } = await manager.get<{ period: object; before: object }>(
      routePath('GET /insights/overview'),
    );
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/St_Johns' });
    expect([data.period, data.before]).toEqual([
      { from: shiftDay(today, -89), to: today },
      { from: shiftDay(today, -179), to: shiftDay(today, -90) },
    ]);
  });

  test('of one day is compared with the day before', async () => {
    const { data } = await manager.get(
      `${routePath('GET /insights/overview')}?from=2025-03-01&to=2025-03-01`,
    );
    expect(data).toMatchObject({
      period: { from: '2025-03-01', to: '2025-03-01' },
      before: { from: '2025-02-28', to: '2025-02-28' },
      months: [{ month: '2025-03' }],
    });
  });
});

describe('bad input', () => {
  const period = 'from must be at most 3,660 days before the end of the period.';
  test.each([
    ['from=2025-05-02&to=2025-05-01', 'from must not be after to.'],
    ['from=2999-01-01', 'from must be an existing day as YYYY-MM-DD.'],
    ['from=2190-01-01', 'from must not be after to.'],
    ['from=2025-02-30', 'from must be an existing day as YYYY-MM-DD.'],
    ['to=yesterday', 'to must be an existing day as YYYY-MM-DD.'],
    ['from=2015-06-23&to=2025-06-30', period],
    ['startDate=2025-01-01', '"startDate" is not a known field.'],
    ['topic=noises', 'topic must look like noise:negative.'],
    ['listingId=x', 'listingId must be a whole number from 1 to 9007199254740991.'],
  ])('%s is rejected by name, by every call', async (query, message) => {
    for (const path of PATHS) {
      const { status, failure } = await manager.get(`${path}?${query}`);
      expect([path, status, failure.error]).toEqual([path, 400, message]);
    }
  });

  test.each([
    [
      `${routePath('GET /insights/categories')}?sortBy=charm`,
      /^sortBy must be name, reviews or a category: cleanliness/,
    ],
    [`${routePath('GET /insights/categories')}?limit=201`, 'limit must be a whole number from 1 to 200.'],
    [
      `${routePath('GET /insights/properties')}?sortBy=charm`,
      /^sortBy must be one of name, reviews, average/,
    ],
    [`${routePath('GET /insights/properties')}?offset=-1`, /^offset must be a whole number from 0/],
    ['/insights/topics/noises', `topic must be one of ${TOPICS.join(', ')}.`],
  ])('%s is rejected by name', async (path, message) => {
    const { status, failure } = await manager.get(path);
    expect([status, failure.error]).toEqual([
      400,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });

  test('an anonymous visitor must sign in', async () => {
    for (const path of PATHS) expect((await apiClient(server.origin).get(path)).status).toBe(401);
  });
});

test('every topic has a figure for praise and one for complaints', async () => {
  const { data } = await manager.get<{ topics: Record<string, unknown>[] }>(
    routePath('GET /insights/topics'),
  );
  expect(data.topics.map(({ topic }) => topic).toSorted()).toEqual(TOPICS.toSorted());
  for (const each of data.topics) for (const polarity of POLARITIES) expect(each).toHaveProperty(polarity);
});
