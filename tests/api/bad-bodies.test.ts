import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { type Answer, type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { fingerprint } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let anonymous: ApiClient;
let before: Record<string, string>;
let approve: string;

beforeAll(async () => {
  server = await openTestServer();
  manager = apiClient(server.origin);
  anonymous = apiClient(server.origin);
  await manager.signIn();
  const { reviews } = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data;
  approve = `/reviews/hostaway/${reviews[0]?.id}/approve`;
  before = await fingerprint(server.app.database.pool);
});
afterAll(async () => {
  expect(await fingerprint(server.app.database.pool)).toEqual(before);
  await server.close();
});

function expectRefused(answer: Answer<unknown>, status: number, expected = ''): void {
  expect(answer.text).toContain('"success":false');
  expect(answer.status).toBe(status);
  expect(Object.keys(answer.failure).sort()).toEqual([
    'code',
    'data',
    'error',
    'params',
    'reason',
    'requestId',
    'success',
  ]);
  expect(answer.failure.error).toContain(expected);
}

const NO_OBJECTS = ['null', '[]', '[{"isApproved":true}]', '"isApproved"', '1', 'true'];
const BROKEN = [
  '',
  '{',
  '{"isApproved":tru',
  '{isApproved:true}',
  "{'isApproved':true}",
  '{"isApproved":true}}',
  '\0',
];
/** A parser that merges such a body into an object would add `isApproved` to every object. */
const POLLUTING = [
  '{"__proto__":{"isApproved":true}}',
  '{"isApproved":true,"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"isApproved":true}}}',
];

test('a call without fields accepts an empty object, and refuses fields and anything else', async () => {
  for (const rawBody of NO_OBJECTS.filter((body) => body !== 'null')) {
    expectRefused(await manager.call('POST', '/sync', { rawBody }), 400, 'must be a JSON object');
  }
  expectRefused(await manager.post('/sync', { full: true }), 400, '"full" is not a known field.');
  const undo = '/batches/00000000-0000-4000-8000-000000000000/undo';
  expectRefused(await manager.post(undo, { dryRun: true }), 400, '"dryRun" is not a known field.');
  expectRefused(await manager.post(undo, {}), 404);
  expectRefused(await manager.call('DELETE', '/views/1', { body: { force: true } }), 400, '"force"');
});

describe('the body of an approval', () => {
  test('contains isApproved as a boolean, and nothing else', async () => {
    for (const isApproved of ['true', 'false', 'yes', '', 1, 0, null, [], [true], {}, { value: true }]) {
      expectRefused(await manager.put(approve, { isApproved }), 400, 'isApproved');
    }
    expectRefused(await manager.put(approve, {}), 400, 'isApproved is missing.');
    for (const name of ['id', 'is_approved', 'constructor', 'toString', '\u0000', '\ud800']) {
      expectRefused(
        await manager.put(approve, { isApproved: true, [name]: 1 }),
        400,
        'is not a known field.',
      );
    }
  });

  test('is a JSON object', async () => {
    for (const rawBody of NO_OBJECTS) {
      expectRefused(await manager.call('PUT', approve, { rawBody }), 400, 'must be a JSON object');
    }
    for (const rawBody of BROKEN) expectRefused(await manager.call('PUT', approve, { rawBody }), 400);
    expectRefused(await manager.call('PUT', approve), 400, 'must be a JSON object');
  });

  test('cannot change the prototype of Object', async () => {
    for (const rawBody of POLLUTING) expectRefused(await manager.call('PUT', approve, { rawBody }), 400);
    expect(Object.hasOwn(Object.prototype, 'isApproved')).toBe(false);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('is rejected when it is nested deeply', async () => {
    const arrays = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const objects = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`;
    expectRefused(
      await manager.call('PUT', approve, { rawBody: `{"isApproved":${arrays}}` }),
      400,
      'isApproved',
    );
    expectRefused(await manager.call('PUT', approve, { rawBody: objects }), 400, '"a"');
  });

  test('is at most 64 KB', async () => {
    for (const size of [70_000, 1_000_000]) {
      const rawBody = JSON.stringify({ isApproved: true, padding: 'x'.repeat(size) });
      const answer = await manager.call('PUT', approve, { rawBody });
      expectRefused(answer, 413, 'too large');
      expect(answer.failure.code).toBe('too-large');
    }
  });

  test('is sent with the JSON content type', async () => {
    for (const type of [
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await manager.put(approve, { isApproved: true }, { headers: { 'content-type': type } });
      expectRefused(answer, 415, 'application/json');
    }
    const plain = await manager.put(
      approve,
      { isApproved: true },
      { headers: { 'content-type': 'text/plain' } },
    );
    expect([400, 415]).toContain(plain.status);
    expectRefused(plain, plain.status);
  });
});

test('an empty body with the JSON content type returns 400 where a body is required', async () => {
  const empty = { rawBody: '', headers: { 'content-type': 'application/json' } };
  expectRefused(await manager.call('PUT', approve, empty), 400, 'must be a JSON object');
  expectRefused(await anonymous.call('POST', '/session', empty), 400, 'must be a JSON object');
});

describe('the body of a sign-in', () => {
  test('contains a username and a password as strings, and nothing else', async () => {
    for (const value of [
      '',
      'x'.repeat(300),
      'a\u0000b',
      'a\ud800b',
      1,
      true,
      null,
      [],
      ['manager'],
      {},
      { $gt: '' },
    ]) {
      expectRefused(await anonymous.post('/session', { username: value, password: 'x' }), 400, 'username');
      expectRefused(await anonymous.post('/session', { username: 'x', password: value }), 400, 'password');
    }
    expectRefused(await anonymous.post('/session', { username: 'x' }), 400, 'password is missing.');
    expectRefused(await anonymous.post('/session', { password: 'x' }), 400, 'username is missing.');
    for (const name of ['role', 'rememberMe', 'callbackURL', 'constructor']) {
      const answer = await anonymous.post('/session', { username: 'x', password: 'x', [name]: 'x' });
      expectRefused(answer, 400, `"${name}" is not a known field.`);
    }
  });

  test('is a small JSON object', async () => {
    for (const rawBody of [...NO_OBJECTS, ...BROKEN, ...POLLUTING]) {
      expectRefused(await anonymous.call('POST', '/session', { rawBody }), 400);
    }
    expectRefused(await anonymous.call('POST', '/session'), 400, 'must be a JSON object');
    expectRefused(await anonymous.post('/session', { username: 'x'.repeat(1_000_000), password: 'x' }), 413);
    const form = {
      rawBody: 'username=manager',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expectRefused(await anonymous.call('POST', '/session', form), 415);
  });
});

describe('a path below /api', () => {
  test('that does not exist returns 404 in the envelope for every method', async () => {
    const paths = [
      '',
      '/',
      '/nothing',
      '/reviews',
      '/reviews/hostaway/1/nothing',
      '/google-reviews',
      '/__proto__',
      '/../x',
    ];
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        expectRefused(await manager.call(method, path === '/../x' ? '/%2e%2e%2fx' : path), 404);
      }
    }
  });

  test('rejects a method that it does not support', async () => {
    const own: Record<string, string[]> = {
      '/reviews/hostaway': ['GET'],
      '/reviews/hostaway/stats': ['GET'],
      [approve]: ['PUT'],
      '/session': ['GET', 'POST', 'DELETE'],
      '/sync': ['GET', 'POST'],
      '/google-reviews/integration-status': ['GET'],
      '/health': ['GET'],
    };
    for (const [path, methods] of Object.entries(own)) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
        (one) => !methods.includes(one),
      )) {
        const answer = await manager.call(method, path, method === 'GET' ? {} : { body: {} });
        expect([404, 405]).toContain(answer.status);
        expectRefused(answer, answer.status);
      }
    }
  });

  test('that cannot be decoded or is too long is rejected in the envelope', async () => {
    for (const path of ['/%zz', '/reviews/hostaway/%ff/approve', '/google-reviews/%c3%28']) {
      const answer = await anonymous.get(path);
      expect([400, 404]).toContain(answer.status);
      expectRefused(answer, answer.status);
    }
    expectRefused(await anonymous.get(`/reviews/hostaway?search=${'x'.repeat(60_000)}`), 431, 'too large');
    const cookie = { headers: { cookie: `reviews.session_token=${'x'.repeat(60_000)}` } };
    expectRefused(await anonymous.get('/session', cookie), 431, 'too large');
  });
});
