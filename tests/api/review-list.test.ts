import { Check } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ReviewId } from '#domain/ids.ts';
import { reviewOut } from '#http/api/reviews/review-out.ts';
import { managedReview } from '#services/responses/responses.ts';
import { analyseAll } from '#tests/support/analyse-all.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  // Text that needs escaping in JSON.
  await server.app.database.pool.query(
    `update reviews set guest_name = $1, review_text = $2, response_text = $2, response_at = null where id % 5 = 0`,
    ['"Zoë" \\ <b>', 'a\n\t"b"\\ \u0001 \u2028 😀 </script>'],
  );
  await server.app.database.pool.query(
    `update reviews set submitted_at = '2024-02-29 23:59:59.999456+00', revision = $1::jsonb where id % 7 = 0`,
    [JSON.stringify({ before: { text: '"q"', tenths: 46 }, after: { text: '', tenths: null } })],
  );
  await server.app.database.pool.query(`insert into responses (review_id, text, state, reason, written_by)
    select id, 'Thank "you"', (array['waiting', 'sent', 'refused', 'cancelled'])[1 + id % 4], 'Too "long"', 'manager'
    from reviews where id % 3 = 0`);
  await server.app.database.pool.query(
    `update reviews set decision = 'approved' where id % 2 = 0 and revision is null`,
  );
  await analyseAll(server.app);
});
afterAll(() => server.close());

async function pages(client: ApiClient): Promise<ReviewList[]> {
  const answers: ReviewList[] = [];
  for (let offset = 0; ; offset += 100) {
    const { data } = await client.get<ReviewList>(`/reviews/hostaway?limit=100&offset=${offset}`);
    answers.push(data);
    if (offset + 100 >= data.total) return answers;
  }
}

test('a list contains each review as a manager gets it by its id', async () => {
  const answers = await pages(manager);
  expect(answers.every((answer) => Check(ReviewList, answer))).toBe(true);
  const listed = answers.flatMap(({ reviews }) => reviews);
  expect(listed.length).toBeGreaterThan(1000);
  expect(new Set(listed.map(({ responseBlockedReason }) => responseBlockedReason)).size).toBeGreaterThan(3);
  for (const review of listed.filter((_, index) => index % 4 === 0)) {
    const read = await managedReview(server.app.context, systemActor, review.id as ReviewId);
    expect(review).toEqual(JSON.parse(JSON.stringify(reviewOut(read))));
  }
});

test('an anonymous list contains the same reviews without the fields for managers', async () => {
  const answers = await pages(apiClient(server.origin));
  expect(answers.every((answer) => Check(ReviewList, answer))).toBe(true);
  const listed = answers.flatMap(({ reviews }) => reviews);
  expect(listed.length).toBeGreaterThan(400);
  for (const review of listed.filter((_, index) => index % 4 === 0)) {
    const read = await server.app.context.storage.reviews.byId(review.id as ReviewId, 'all');
    expect(review).toEqual(JSON.parse(JSON.stringify(read)));
  }
});

test.each(Object.keys(Review.properties))('a list of the field %s contains it and the ids', async (field) => {
  const path = '/reviews/hostaway?limit=100';
  const [whole, part] = await Promise.all([
    manager.get<ReviewList>(path),
    manager.get<ReviewList>(`${path}&fields=${field}`),
  ]);
  const picked = whole.data.reviews.map((review) =>
    Object.fromEntries(Object.entries(review).filter(([name]) => name === 'id' || name === field)),
  );
  expect(part.data.reviews).toEqual(picked);
  expect(part.data.listings).toEqual(whole.data.listings);
});

test('an unknown field is refused, and fields for managers are none of an anonymous list', async () => {
  const refused = await manager.get('/reviews/hostaway?fields=id,upstreamId');
  expect([refused.status, refused.failure.error]).toEqual([400, expect.stringContaining('fields')]);
  const { data } = await apiClient(server.origin).get<ReviewList>(
    '/reviews/hostaway?fields=guestName,decision,source',
  );
  expect(new Set(data.reviews.flatMap(Object.keys))).toEqual(new Set(['id', 'guestName']));
});
