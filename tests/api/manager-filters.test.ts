import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  manager = apiClient(server.origin);
  await manager.signIn();
});
afterAll(() => server.close());

test.each([
  ['sentiment', ['positive', 'neutral', 'negative'], 'very'],
  ['hasText', ['true', 'false'], 'yes'],
  ['reply', ['none', 'waiting', 'failed', 'sent'], 'refused'],
  ['changed', ['true', 'false'], '1'],
])(
  'the values of %s part all reviews; other values and anonymous readers are rejected',
  async (name, values, unknown) => {
    const list = (query: string) => manager.get<ReviewList>(`/reviews/hostaway?limit=1&${query}`);
    const totals = await Promise.all(
      values.map(async (value) => (await list(`${name}=${value}`)).data.total),
    );
    expect(totals.reduce((sum, total) => sum + total)).toBe((await list('')).data.total);
    const invalid = await list(`${name}=${unknown}`);
    expect([invalid.status, invalid.failure.error]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^${name} must be`)),
    ]);
    const refused = await apiClient(server.origin).get(`/reviews/hostaway?${name}=${values[0]}`);
    expect([refused.status, refused.failure.error]).toEqual([401, `Please sign in to filter by ${name}.`]);
  },
);
