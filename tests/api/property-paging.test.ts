import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSync } from '#services/sources/sync.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const HOME = 77_001;
const COUNT = 120;
let server: TestServer;
let home: string;

beforeAll(async () => {
  server = await openTestServer();
  const { listings, reviews } = server.hostaway.data;
  listings.push(newListing({ id: HOME, name: 'House of Many' }));
  for (let index = 1; index <= COUNT + 7; index++) {
    const submittedAt = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString();
    reviews.push(
      newReview({
        id: 88_000_000 + index,
        listingMapId: HOME,
        publicReview: `Stay number ${index}.`,
        submittedAt: `${submittedAt.slice(0, 10)} ${submittedAt.slice(11, 19)}`,
      }),
    );
  }
  await runSync(server.app.context);
  const { rows } = await server.app.database.pool.query(
    `update reviews set decision = 'approved' from listings
     where listings.id = listing_id and listings.upstream_id = $1
       and substring(review_text from '\\d+')::int <= $2
     returning listing_id`,
    [String(HOME), COUNT],
  );
  expect(rows).toHaveLength(COUNT);
  home = `/property/${rows[0].listing_id}`;
});
afterAll(() => server.close());

async function open(path: string) {
  const response = await fetch(server.origin + path, { redirect: 'manual' });
  const text = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    text,
    stays: [...text.matchAll(/Stay number (\d+)\./g)].map(([, number]) => Number(number)),
  };
}

const numbersDown = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

test('all pages together show every approved review once, newest first', async () => {
  const first = await open(home);
  expect(first.stays).toEqual(numbersDown(COUNT, COUNT - 49));
  expect(first.text).toContain(`>Showing ${COUNT} of ${COUNT + 7} reviews<`);
  const next = /href="([^"]+)" rel="next"/.exec(first.text)?.[1] ?? '';
  expect(next).toBe(`${home}?page=2#guest-reviews`);
  expect((await open(next)).stays).toEqual(numbersDown(COUNT - 50, COUNT - 99));
  const last = await open(`${home}?page=3`);
  expect(last.stays).toEqual(numbersDown(COUNT - 100, 1));
  expect(last.text).toContain(`>Showing ${COUNT} of ${COUNT + 7} reviews<`);
});

test('a page past the end does not exist, and leads back to all reviews', async () => {
  for (const page of ['4', '500', '999999']) {
    const { status, text } = await open(`${home}?page=${page}`);
    expect([page, status]).toEqual([page, 404]);
    expect(text).toContain(`<a href="${home}">`);
  }
  expect((await open('/property/999999?page=2')).status).toBe(404);
});

test('a page that cannot exist does not, and parameters of others do not matter', async () => {
  const { text } = await open(home);
  for (const query of ['page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=1e9', 'page=%00']) {
    expect([query, (await open(`${home}?${query}`)).status]).toEqual([query, 404]);
  }
  for (const query of ['page=1', 'page=', 'page=1&page=3']) {
    const { status, location } = await open(`${home}?${query}`);
    expect([query, status, location]).toEqual([query, 302, home]);
  }
  for (const query of ['utm_source=x&utm_medium=y', 'gclid=1', '__proto__=1', 'page[]=2', 'x=%zz']) {
    const answer = await open(`${home}?${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    expect(answer.text).toBe(text);
  }
  expect((await open(`${home}?utm_source=x&page=2`)).stays[0]).toBe(COUNT - 50);
});
