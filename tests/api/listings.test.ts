import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingList } from '#contract/listings/listing.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());

const names = async (query: string) =>
  (await manager.get<ListingList>(`/listings${query}`)).data.listings.map(({ name }) => name);

test('listings are found by any part of their name, without regard to case and accents, and literally', async () => {
  expect((await names('')).length).toBe(18);
  expect(await names('?search=GRACIA')).toEqual([expect.stringMatching(/^Gràcia/)]);
  expect(await names('?search=%25')).toEqual([]);
  expect((await names('?limit=3')).length).toBe(3);
});

test.each([
  ['?search=', 'search must be a text of 1 to 200 characters.'],
  ['?limit=0', 'limit must be a whole number from 1 to 200.'],
  ['?limit=201', 'limit must be a whole number from 1 to 200.'],
  ['?limit=x', 'limit must be a whole number from 1 to 200.'],
  ['?search=a&search=b', 'search may be given only once.'],
  ['?page=1', '"page" is not a known field.'],
])('%s is refused with its reason', async (query, error) => {
  const answer = await manager.get(`/listings${query}`);
  expect([answer.status, answer.failure.error]).toEqual([400, error]);
});

test('an anonymous visitor gets 401', async () => {
  expect((await apiClient(server.origin).get('/listings')).status).toBe(401);
});

test('a page of reviews contains only its own listings when there are many, and others are found by name', async () => {
  await server.app.database.pool.query(`insert into listings (source, upstream_id, name)
    select 'other', n::text, 'Many ' || n from generate_series(1, 200) n`);
  const { data } = await manager.get<ReviewList>('/reviews/hostaway?limit=5');
  const about = new Set(data.reviews.map(({ listingId }) => listingId));
  expect(new Set(data.listings.map(({ id }) => id))).toEqual(about);
  const other = data.listings.every(({ name }) => !name.startsWith('Many'));
  expect(other).toBe(true);
  expect(await names('?search=many%20177')).toEqual(['Many 177']);
});
