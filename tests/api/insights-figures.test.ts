import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Categories,
  Figure,
  Overview,
  Priorities,
  Properties,
  TopicDetail,
  Topics,
} from '#contract/insights/insights.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import { shiftDay } from '#domain/day.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { insertInsightsData, LAST_DAY } from '#tests/support/insights-data.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Each figure is what a reader would calculate from the rows that its query lists. */

let server: TestServer;
let manager: ApiClient;
let first: number;
/** The rows of the period and of the one before. */
let now: Review[];
let before: Review[];

const FROM = shiftDay(LAST_DAY, -179);
/** Without the reviews of the demo. */
let filter: string;
const period = `from=${FROM}&to=${LAST_DAY}`;

beforeAll(async () => {
  server = await openTestServer({ environment: { TIME_ZONE: 'Asia/Kathmandu' } });
  first = await insertInsightsData(server);
  filter = `channels=Airbnb,VRBO&listingIds=${Array.from({ length: 12 }, (_, index) => first + index)}`;
  manager = await signedInClient(server.origin);
  now = await rowsOf(`${filter}&startDate=${FROM}&endDate=${LAST_DAY}`);
  before = await rowsOf(`${filter}&startDate=${shiftDay(FROM, -180)}&endDate=${shiftDay(FROM, -1)}`);
});
afterAll(() => server.close());

/** All reviews that a list query finds. */
async function rowsOf(query: string): Promise<Review[]> {
  const rows: Review[] = [];
  for (;;) {
    const { reviews, total } = (
      await manager.get<ReviewList>(`/reviews/hostaway?limit=100&offset=${rows.length}&${query}`)
    ).data;
    rows.push(...reviews);
    if (rows.length >= total) return rows;
  }
}

const get = async <Data>(path: string, query = `${filter}&${period}`) =>
  (await manager.get<Data>(`${path}?${query}`)).data;

const ratingsOf = (rows: readonly Review[]) => rows.flatMap(({ rating }) => rating ?? []);
function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
const isAnswered = ({ response, writtenResponse }: Review) =>
  response !== undefined || writtenResponse?.state === 'sent';
const expectClose = (actual: number | null | undefined, expected: number, tolerance = 0.00501) =>
  expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThan(tolerance);
function expectFigure({ value, previous }: Figure, of: (rows: readonly Review[]) => number) {
  expectClose(value, of(now));
  expectClose(previous, of(before));
}

describe('the overview', () => {
  test('has the averages, shares and counts of the rows, of both periods', async () => {
    const found = await get<Overview>(routePath('GET /insights/overview'));
    expectFigure(found.reviews, (rows) => rows.length);
    expectFigure(found.average, (rows) => mean(ratingsOf(rows)));
    const share = (rows: readonly Review[], test: (stars: number) => boolean) =>
      ratingsOf(rows).filter(test).length / ratingsOf(rows).length;
    expectFigure(found.fiveStar, (rows) => share(rows, (stars) => stars >= 4.5));
    expectFigure(found.lowStar, (rows) => share(rows, (stars) => stars < 2.5));
    expectFigure(found.responseRate, (rows) => rows.filter(isAnswered).length / rows.length);
    expectFigure(found.undecided, (rows) => rows.filter(({ decision }) => decision === 'none').length);
    expect(found.oldestUndecided).toBe(
      now
        .filter(({ decision }) => decision === 'none')
        .map(({ reviewDate }) => reviewDate)
        .toSorted()[0],
    );
    expect(found.waitingForAnalysis).toBe(0);
    const silent = now.filter(
      ({ reviewText, language }) => reviewText !== '' && !['en', 'de', 'pt'].includes(language ?? ''),
    );
    expect(found.notAnalysed.value).toBe(silent.length);
    expect(found.ratings.map(({ reviews }) => reviews.value)).toEqual(
      [1, 2, 3, 4, 5].map(
        (stars) => ratingsOf(now).filter((each) => Math.floor(each + 0.5) === stars).length,
      ),
    );
  });

  test('has the months of the time zone, which together are the period', async () => {
    const { months, reviews } = await get<Overview>(routePath('GET /insights/overview'));
    expect(months.map(({ month }) => month)).toEqual(
      ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06'].slice(-months.length),
    );
    expect(months.reduce((sum, month) => sum + month.reviews.n, 0)).toBe(reviews.n);
    for (const { month, average } of months) {
      const rows = now.filter(({ reviewDate }) =>
        new Date(reviewDate).toLocaleDateString('en-CA', { timeZone: 'Asia/Kathmandu' }).startsWith(month),
      );
      expectClose(average.value, mean(ratingsOf(rows)));
    }
  });

  test('has the median hours until the responses whose time is known', async () => {
    const settled = await server.app.database.pool.query(
      `select review_id, settled_at from responses where state = 'sent'`,
    );
    const sent = new Map<number, Date>(settled.rows.map((row) => [row.review_id, row.settled_at]));
    const hours = now
      .filter(isAnswered)
      .flatMap(({ id, response, reviewDate }) => {
        const at = response?.date ?? sent.get(id)?.toISOString();
        return at ? [(Date.parse(at) - Date.parse(reviewDate)) / 3_600_000] : [];
      })
      .toSorted((one, other) => one - other);
    const middle = (hours.length - 1) / 2;
    const median = ((hours[Math.floor(middle)] ?? 0) + (hours[Math.ceil(middle)] ?? 0)) / 2;
    expectClose(
      (await get<Overview>(routePath('GET /insights/overview'))).responseHours.value,
      median,
      0.0501,
    );
  });

  test('has no averages, and no change, where there are no reviews', async () => {
    const found = await get<Overview>(routePath('GET /insights/overview'), 'from=1990-01-01&to=1990-02-01');
    for (const { value, previous } of [
      found.average,
      found.fiveStar,
      found.responseRate,
      found.responseHours,
    ])
      expect([value, previous]).toEqual([null, null]);
    expect([found.reviews.value, found.oldestUndecided]).toEqual([0, null]);
  });
});

describe('categories', () => {
  const scoresOf = (rows: readonly Review[], name: string) =>
    rows.flatMap(({ categories = [] }) =>
      categories.filter(({ category }) => category === name).map(({ rating }) => rating),
    );

  test('have the mean of the shown ratings, for the company and for each property', async () => {
    const found = await get<Categories>(routePath('GET /insights/categories'));
    expect(found.categories).toEqual(['cleanliness', 'value', 'wow & more']);
    for (const { category, mean: figure } of found.company)
      expectFigure(figure, (rows) => mean(scoresOf(rows, category)));
    expect(found.total).toBe(new Set(now.map(({ listingId }) => listingId)).size);
    for (const { listingId, cells } of found.properties) {
      const rows = now.filter((row) => row.listingId === listingId);
      for (const cell of cells) {
        const scores = scoresOf(rows, cell.category);
        expectClose(cell.mean.value, mean(scores));
        expect(cell.mean.n).toBe(scores.length);
        if (scores.length < 2) expect([cell.low, cell.high]).toEqual([null, null]);
        else {
          expect(cell.low).toBeLessThanOrEqual(cell.mean.value ?? 0);
          expect(cell.high).toBeGreaterThanOrEqual(cell.mean.value ?? 0);
        }
      }
    }
  });

  test('are sorted by a category, with the means of few reviews last, and paged', async () => {
    const all = await get<Categories>(
      routePath('GET /insights/categories'),
      `${filter}&${period}&sortBy=cleanliness&sortOrder=asc`,
    );
    const cell = (property: Categories['properties'][number]) =>
      property.cells.find(({ category }) => category === 'cleanliness')?.mean;
    const isRanked = all.properties.map((each) => (cell(each)?.n ?? 0) >= 5);
    expect(isRanked).toEqual(isRanked.toSorted((one, other) => Number(other) - Number(one)));
    expect(new Set(isRanked)).toEqual(new Set([true]));
    const means = all.properties.map((each) => cell(each)?.value ?? 0);
    expect(means).toEqual(means.toSorted((one, other) => one - other));
    const page = await get<Categories>(
      routePath('GET /insights/categories'),
      `${filter}&${period}&sortBy=cleanliness&sortOrder=asc&limit=3&offset=2`,
    );
    expect(page.properties).toEqual(all.properties.slice(2, 5));
    expect(page.total).toBe(all.total);
  });

  test('of few reviews are not ranked', async () => {
    const few = `listingIds=${first + 9},${first + 10},${first + 11}&from=2025-06-01&to=${LAST_DAY}`;
    for (const order of ['asc', 'desc']) {
      const { properties } = await get<Categories>(
        routePath('GET /insights/categories'),
        `${few}&sortBy=cleanliness&sortOrder=${order}`,
      );
      expect(properties.length).toBeGreaterThan(1);
      const names = properties.map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
    }
  });
});

describe('topics', () => {
  const judges = ({ topics = [] }: Review, topic: string, polarity: string) =>
    topics.some((each) => each.topic === topic && each.polarity === polarity);

  test('have the numbers of the rows, those with most complaints first', async () => {
    const { topics } = await get<Topics>(routePath('GET /insights/topics'));
    for (const { topic, positive, negative } of topics) {
      expectFigure(positive, (rows) => rows.filter((row) => judges(row, topic, 'positive')).length);
      expectFigure(negative, (rows) => rows.filter((row) => judges(row, topic, 'negative')).length);
    }
    const complaints = topics.map(({ negative }) => negative.n);
    expect(complaints).toEqual(complaints.toSorted((one, other) => other - one));
    expect(complaints[0]).toBeGreaterThan(0);
  });

  test('have months, properties and the newest sentences, with the words that judge them', async () => {
    const { months, properties, sentences } = await get<TopicDetail>(
      routePath('GET /insights/topics/:topic', { topic: 'noise' }),
    );
    const complaints = now.filter((row) => judges(row, 'noise', 'negative'));
    expect(months.reduce((sum, { negative }) => sum + negative.n, 0)).toBe(complaints.length);
    expect(properties.reduce((sum, { negative }) => sum + negative.n, 0)).toBe(complaints.length);
    const ns = properties.map(({ negative }) => negative.n);
    expect(ns).toEqual(ns.toSorted((one, other) => other - one));
    expect(sentences.negative.map(({ reviewDate }) => reviewDate)).toEqual(
      complaints.slice(0, 20).map(({ reviewDate }) => reviewDate),
    );
    for (const { text, start, end } of sentences.negative) {
      expect(text).toBe('The noise was terrible at night!');
      expect(text.slice(start, end)).toBe(text);
    }
  });
});

describe('properties', () => {
  test('have the numbers of their rows', async () => {
    const { properties, total } = await get<Properties>(routePath('GET /insights/properties'));
    expect(properties).toHaveLength(total);
    for (const each of properties) {
      const rows = now.filter(({ listingId }) => listingId === each.listingId);
      expect(each.reviews.n).toBe(rows.length);
      expectClose(each.average.value, mean(ratingsOf(rows)));
      expect(each.shown.n).toBe(rows.filter(({ isApproved }) => isApproved).length);
      expect(each.unansweredLow.n).toBe(
        rows.filter((row) => row.rating !== null && row.rating < 2.5 && !isAnswered(row)).length,
      );
      expect(each.months).toHaveLength(12);
      expect(each.months.at(-1)).toMatchObject({ month: '2025-06' });
      expect(each.worst === null || each.worst.reviews.n >= 5).toBe(true);
    }
    expect(properties.some(({ best, worst }) => best && worst)).toBe(true);
  });

  test.each(['reviews', 'average', 'undecided', 'unansweredLow', 'shown'] as const)(
    'are sorted by %s',
    async (sortBy) => {
      for (const sortOrder of ['asc', 'desc']) {
        const { properties } = await get<Properties>(
          routePath('GET /insights/properties'),
          `${filter}&${period}&sortBy=${sortBy}&sortOrder=${sortOrder}`,
        );
        const values = properties.map((each) => each[sortBy].value ?? 0);
        const sorted = values.toSorted((one, other) => one - other);
        expect(values).toEqual(sortOrder === 'asc' ? sorted : sorted.toReversed());
      }
    },
  );

  test('are sorted by the change of the average', async () => {
    const { properties } = await get<Properties>(
      routePath('GET /insights/properties'),
      `${filter}&${period}&sortBy=change&sortOrder=asc`,
    );
    const changes = properties.map(({ average }) => (average.value ?? 0) - (average.previous ?? 0));
    for (const [index, change] of changes.entries())
      expect(change).toBeGreaterThan((changes[index - 1] ?? Number.NEGATIVE_INFINITY) - 0.011);
  });
});

describe('priorities', () => {
  test('name the complaints whose reviews are worse by more than chance, with their sentences', async () => {
    const { priorities } = await get<Priorities>(routePath('GET /insights/priorities'));
    const [noise] = priorities;
    expect(noise).toMatchObject({ listingId: first, topic: 'noise' });
    const rows = now.filter(({ listingId }) => listingId === first);
    const isComplaint = ({ topics = [] }: Review) =>
      topics.some(({ topic, polarity }) => topic === 'noise' && polarity === 'negative');
    const [part, rest] = [rows.filter(isComplaint), rows.filter((row) => !isComplaint(row))];
    expectClose(noise?.effect, mean(ratingsOf(part)) - mean(ratingsOf(rest)));
    expect(noise?.complaints.n).toBe(part.length);
    expect(noise?.complaints.previous).toBe(
      before.filter((row) => row.listingId === first && isComplaint(row)).length,
    );
    expect(noise?.sentences.map(({ reviewId }) => reviewId)).toEqual(part.slice(0, 3).map(({ id }) => id));
  });

  test('have whole intervals below 0, in the order of the stars that they cost', async () => {
    const { priorities } = await get<Priorities>(
      routePath('GET /insights/priorities'),
      `${filter}&from=2023-12-01&to=${LAST_DAY}`,
    );
    expect(priorities.length).toBeLessThanOrEqual(10);
    const costs = priorities.map(({ complaints, effect }) => complaints.n * effect);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    for (const { complaints, low, effect, high } of priorities) {
      expect(complaints.n).toBeGreaterThanOrEqual(5);
      expect(low).toBeLessThanOrEqual(effect);
      expect(effect).toBeLessThanOrEqual(high);
      expect(high).toBeLessThan(0);
    }
  });

  test('are none where there are too few complaints', async () => {
    const { priorities } = await get<Priorities>(
      routePath('GET /insights/priorities'),
      `from=${LAST_DAY}&to=${LAST_DAY}`,
    );
    expect(priorities).toEqual([]);
  });
});
