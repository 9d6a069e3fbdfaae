import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Categories,
  Overview,
  Priorities,
  Properties,
  TopicDetail,
  Topics,
} from '#contract/insights/insights.ts';
import { routePath } from '#contract/route-path.ts';
import { INSIGHT_TABLES, type InsightTable } from '#domain/insights/insights.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { insertInsightsData, LAST_DAY } from '#tests/support/insights-data.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
const PERIOD = `from=2024-07-01&to=${LAST_DAY}`;

beforeAll(async () => {
  server = await openTestServer();
  const first = await insertInsightsData(server);
  await server.app.database.pool.query(`update listings set name = '=1+1, "Home"' where id = $1`, [first]);
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());

async function rowsOf(table: InsightTable): Promise<Record<string, string>[]> {
  const { status, text } = await manager.get(`/insights/${table}.csv?${PERIOD}`);
  expect(status).toBe(200);
  return parse(text, { bom: true, columns: true });
}
const get = async <Data>(path: string) => (await manager.get<Data>(`${path}?${PERIOD}&limit=200`)).data;
const getPlain = async <Data>(path: string) => (await manager.get<Data>(`${path}?${PERIOD}`)).data;
const cell = (value: unknown) => (value === null || value === undefined ? '' : String(value));

describe('the file', () => {
  test('of the overview has its figures, months and stars', async () => {
    const [rows, { average, months }] = [
      await rowsOf('overview'),
      await getPlain<Overview>(routePath('GET /insights/overview')),
    ];
    expect(rows).toContainEqual({
      month: '',
      stars: '',
      figure: 'average',
      value: cell(average.value),
      reviews: cell(average.n),
      value_before: cell(average.previous),
    });
    expect(rows.filter(({ month }) => month !== '')).toHaveLength(2 * months.length);
    expect(rows.filter(({ stars }) => stars !== '')).toHaveLength(5);
  });

  test('of the categories has every cell of every property, and the company first', async () => {
    const { company, properties } = await get<Categories>(routePath('GET /insights/categories'));
    const rows = await rowsOf('categories');
    expect(rows.map(({ property_id, category, mean, low }) => [property_id, category, mean, low])).toEqual([
      ...company.map(({ category, mean }) => ['', category, cell(mean.value), '']),
      ...properties.flatMap(({ listingId, cells }) =>
        cells.map(({ category, mean, low }) => [cell(listingId), category, cell(mean.value), cell(low)]),
      ),
    ]);
  });

  test('of the topics has praise and complaints', async () => {
    const { topics } = await getPlain<Topics>(routePath('GET /insights/topics'));
    expect(await rowsOf('topics')).toEqual(
      topics.map(({ topic, positive, negative }) => ({
        topic,
        praise: cell(positive.n),
        praise_before: cell(positive.previous),
        complaints: cell(negative.n),
        complaints_before: cell(negative.previous),
      })),
    );
  });

  test('of the properties has all of them, with formulas escaped', async () => {
    const { properties, total } = await get<Properties>(routePath('GET /insights/properties'));
    const rows = await rowsOf('properties');
    expect(rows).toHaveLength(total);
    expect(rows.map(({ average }) => average)).toEqual(properties.map(({ average }) => cell(average.value)));
    expect(rows.map(({ property }) => property)).toContain(`'=1+1, "Home"`);
  });

  test('of the priorities has a sentence of each', async () => {
    const { priorities } = await getPlain<Priorities>(routePath('GET /insights/priorities'));
    const rows = await rowsOf('priorities');
    expect(priorities.length).toBeGreaterThan(0);
    expect(rows.map(({ topic, newest_sentence }) => [topic, newest_sentence])).toEqual(
      priorities.map(({ topic, sentences }) => [topic, sentences[0]?.text]),
    );
  });

  test('of one topic has its months and all its properties', async () => {
    const { months, properties } = await getPlain<TopicDetail>(
      routePath('GET /insights/topics/:topic', { topic: 'noise' }),
    );
    const { text } = await manager.get(
      `${routePath('GET /insights/topics/:topic.csv', { topic: 'noise' })}?${PERIOD}`,
    );
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    expect(properties.length).toBeGreaterThan(0);
    expect(rows.map((row) => [row.month, row.property_id, row.praise, row.complaints])).toEqual([
      ...months.map(({ month, positive, negative }) => [month, '', cell(positive.n), cell(negative.n)]),
      ...properties.map(({ listingId, positive, negative }) => [
        ...['', cell(listingId)],
        ...[cell(positive.n), cell(negative.n)],
      ]),
    ]);
  });

  test.each([
    ...INSIGHT_TABLES.map((table) => [table, `/insights/${table}.csv`] as const),
    ['noise', routePath('GET /insights/topics/:topic.csv', { topic: 'noise' })] as const,
  ])('of the %s is a download for signed-in people, and is recorded', async (table, call) => {
    const path = `${call}?${PERIOD}&search=Ana`;
    expect((await apiClient(server.origin).get(path)).status).toBe(401);
    const { headers } = await manager.get(path);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${table}.csv"`);
    const { rows } = await server.app.database.pool.query(
      `select target, data from events where kind = 'insights.exported' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ target: table, data: { filter: { from: '2024-07-01', to: LAST_DAY } } }]);
    const bad = await manager.get(`${call}?from=2025-02-30`);
    expect([bad.status, bad.failure.error]).toEqual([400, 'from must be an existing day as YYYY-MM-DD.']);
  });
});
