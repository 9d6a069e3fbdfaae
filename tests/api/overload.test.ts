import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('while every connection is in use, excess calls return 503 with Retry-After and queued calls complete later', async () => {
  const { requestPool } = server;
  const taken = await Promise.all(
    Array.from({ length: requestPool.options.max }, () => requestPool.connect()),
  );
  const visitor = apiClient(server.origin);
  const answers: Promise<number>[] = [];
  const refused = Promise.withResolvers<Awaited<ReturnType<typeof visitor.get>>>();
  for (let turn = 0; turn < 620; turn += 1) {
    answers.push(
      // Each search holds a connection of the pool.
      visitor.get('/reviews/hostaway?limit=1&search=a').then((answer) => {
        if (answer.status !== 200) refused.resolve(answer);
        return answer.status;
      }),
    );
  }
  const answer = await refused.promise;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(answer.failure).toMatchObject({ code: 'unavailable', error: expect.stringContaining('try again') });
  for (const client of taken) client.release();
  const statuses = await Promise.all(answers);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await visitor.get('/reviews/hostaway?limit=1')).status).toBe(200);
});
