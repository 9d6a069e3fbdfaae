import { Agent, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

let server: TestServer;
/** Managers may send more calls at once than anonymous visitors. */
let headers: { cookie: string };
beforeEach(async () => {
  server = await openTestServer();
  const manager = await signedInClient(server.origin);
  headers = { cookie: manager.cookie ?? '' };
});
let release = async () => {};
afterEach(async () => {
  await release();
  await server.close();
});

/** Makes every read of reviews wait, like an overloaded database. */
async function holdReviews(): Promise<() => Promise<void>> {
  const client = await server.app.database.direct.connect();
  await client.query('begin; lock table reviews in access exclusive mode');
  return async () => {
    release = async () => {};
    await client.query('rollback');
    client.release();
  };
}

const agent = new Agent({ keepAlive: false });

/** Sends one call over its own connection. */
function call(path: string): Promise<{ status: number; retryAfter: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(`${server.origin}/api${path}`, { agent, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], body }),
      );
    });
    call.once('error', reject).end();
  });
}

describe('more concurrent calls than can run', () => {
  test('are rejected at once with 503, and the queued ones are answered later', async () => {
    release = await holdReviews();
    let rejected = 0;
    const all = Array.from({ length: 600 }, () =>
      call('/reviews/hostaway?limit=1').then((answer) => {
        if (answer.status === 503) rejected += 1;
        return answer;
      }),
    );
    // The excess is rejected while the others still wait.
    await expect.poll(() => rejected, { timeout: TIMEOUT_MS }).toBe(600 - 24 - 512);
    expect((await call('/health')).status).toBe(200);
    await release();
    const answers = await Promise.all(all);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.every(({ retryAfter }) => retryAfter === '1')).toBe(true);
    expect(JSON.parse(refused[0]?.body ?? '')).toMatchObject({
      success: false,
      code: 'unavailable',
      error: 'Too many requests at once. Please try again in a moment.',
    });
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect((await call('/reviews/hostaway?limit=1')).status).toBe(200);
  });

  test('keep their slots until the query has ended when the client disconnects', async () => {
    release = await holdReviews();
    const away = Array.from({ length: 24 }, () =>
      request(`${server.origin}/api/reviews/hostaway`, { agent, headers }),
    );
    for (const call of away) call.once('error', () => {}).end();
    await Promise.all(away.map((call) => new Promise((resolve) => call.once('socket', resolve))));
    let rejected = 0;
    const ask = () =>
      call('/reviews/hostaway?limit=1').then(({ status }) => {
        if (status === 503) rejected += 1;
      });
    const all = Array.from({ length: 512 + 1 }, ask);
    await expect.poll(() => rejected).toBe(1);
    for (const call of away) call.destroy();
    all.push(ask());
    await expect.poll(() => rejected).toBe(2);
    await release();
    await Promise.all(all);
    expect((await call('/reviews/hostaway?limit=1')).status).toBe(200);
  });

  test('release every slot when clients disconnect', async () => {
    release = await holdReviews();
    const away = Array.from({ length: 100 }, () => {
      const call = request(`${server.origin}/api/reviews/hostaway`, { agent, headers });
      call.once('error', () => {});
      call.end();
      return call;
    });
    await Promise.all(away.map((call) => new Promise((resolve) => call.once('socket', resolve))));
    for (const call of away) call.destroy();
    await release();
    expect((await call('/reviews/hostaway')).status).toBe(200);
  });
});
