import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CreatedToken } from '#contract/accounts/api-tokens.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { dayIn } from '#domain/day.ts';
import { addUser } from '#services/accounts/users.ts';
import { type Answer, type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** More than run and wait at the same time. */
const FLOOD = 80;

let server: TestServer;
let visitor: ApiClient;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  visitor = apiClient(server.origin);
  manager = await signedInClient(server.origin);
  await server.app.database.pool.query(`update reviews set decision = 'approved'`);
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const open = (path: string) => fetch(server.origin + path, { redirect: 'manual' });

/** Fills the anonymous share with requests that end only when `work` has ended. @returns one that was rejected */
async function withFlood(path: string, work: (rejected: Answer<unknown>) => Promise<void>): Promise<void> {
  const { reviews } = server.app.context.storage;
  const read = reviews.listPublic.bind(reviews);
  const ended = Promise.withResolvers<void>();
  vi.spyOn(reviews, 'listPublic').mockImplementation(async (...args) => {
    await ended.promise;
    return read(...args);
  });
  const rejected = Promise.withResolvers<Answer<unknown>>();
  const flood = Array.from({ length: FLOOD }, async () => {
    const answer = await visitor.get(path);
    if (answer.status === 503) rejected.resolve(answer);
    return answer.status;
  });
  try {
    await work(await rejected.promise);
  } finally {
    ended.resolve();
  }
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200, 503]));
}

describe('while anonymous visitors request more lists than are admitted', () => {
  test('they get 503 with Retry-After, and a manager’s list, search, change and sign-in are served', async () => {
    await open('/property/1');
    await withFlood('/reviews/hostaway?limit=1', async (rejected) => {
      expect(rejected.headers.get('retry-after')).toBe('1');
      expect(rejected.failure).toMatchObject({ code: 'unavailable' });
      const list = await manager.get<ReviewList>('/reviews/hostaway?limit=1');
      expect(list.data.reviews).toHaveLength(1);
      expect((await manager.get('/reviews/hostaway?search=the')).status).toBe(200);
      const id = list.data.reviews[0]?.id;
      expect((await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true })).status).toBe(200);
      expect((await open('/login')).status).toBe(200);
      expect((await visitor.get('/session')).status).toBe(200);
      expect((await apiClient(server.origin).signIn()).status).toBe(200);
    });
  });

  test('a document that is cached is served, and one that must be rendered waits or gets 503 with Retry-After', async () => {
    const paths = ['/property/2', '/property/2/feed.json', '/embed/2', '/sitemap.xml'];
    for (const path of paths) await open(path);
    await withFlood('/reviews/hostaway?limit=1', async () => {
      for (const path of paths) expect([path, (await open(path)).status]).toEqual([path, 200]);
      for (const path of ['/property/3', '/embed/3?max=2']) {
        const answer = await open(path);
        expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '1']);
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      }
    });
  });
});

test('while anonymous visitors send more searches than are admitted, their other requests and managers’ searches are served', async () => {
  await withFlood('/reviews/hostaway?limit=1&search=a', async () => {
    expect((await manager.get('/reviews/hostaway?search=the')).status).toBe(200);
    expect((await open('/property/4')).status).toBe(200);
  });
});

describe('the database is read once, whatever else the address says, for', () => {
  test.each([
    ['/property/5', '/property/5?gclid=1&utm_source=x'],
    ['/property/1?page=2', '/property/1?utm_source=x&page=2'],
    ['/property/5/feed.json', '/property/5/feed.json?x=1'],
    ['/embed/5?max=7&theme=dark', '/embed/5?theme=dark&max=7'],
  ])('%s', async (path, same) => {
    const { reviews, settings } = server.app.context.storage;
    const lists = path.startsWith('/embed') ? 'listPublic' : 'listOfPublicPage';
    const reads = [vi.spyOn(reviews, lists), vi.spyOn(settings, 'list')];
    const answer = await open(path);
    const times = reads.map((read) => read.mock.calls.length);
    expect(times[0]).toBe(1);
    const again = await open(same);
    expect(await again.text()).toBe(await answer.text());
    expect(Object.fromEntries(again.headers)).toMatchObject({
      etag: answer.headers.get('etag'),
      'content-security-policy': answer.headers.get('content-security-policy'),
    });
    expect(reads.map((read) => read.mock.calls.length)).toEqual(times);
  });
});

test('a page past the last one and an unknown property read no reviews', async () => {
  const read = vi.spyOn(server.app.context.storage.reviews, 'listOfPublicPage');
  expect((await open('/property/1?page=9999')).status).toBe(404);
  expect((await open('/property/999999')).status).toBe(404);
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ['photos', 'photoFile', () => '/images/1-640.webp', 404],
  ['Google sections', 'googlePlaceId', (at: number) => `/property/${at + 1}/google`, 200],
] as const)(
  'a flood of requests for %s occupies few connections, and each is answered',
  async (_what, query, pathOf, status) => {
    const { listings } = server.app.context.storage;
    const ended = Promise.withResolvers<null>();
    const read = vi.spyOn(listings, query).mockReturnValue(ended.promise);
    const flood = Array.from({ length: FLOOD }, (_, at) => open(pathOf(at)));
    await expect.poll(() => read.mock.calls.length).toBe(4);
    expect((await manager.get('/reviews/hostaway?limit=1')).status).toBe(200);
    expect(read).toHaveBeenCalledTimes(4);
    ended.resolve(null);
    const statuses = new Set((await Promise.all(flood)).map((answer) => answer.status));
    // On a busy machine some have waited too long.
    statuses.delete(503);
    expect(statuses).toEqual(new Set([status]));
  },
);

test('a flood of changes with invalid API tokens occupies few connections, and a valid token is not affected', async () => {
  const { signInFailures } = server.app.context.storage;
  const person = apiClient(server.origin);
  await addUser(server.app.context, { username: 'lena', name: 'Lena', password: 'kite orbit mugs' });
  await person.signIn('lena', 'kite orbit mugs');
  const expiresOn = dayIn(new Date(), 'UTC');
  const { data } = await person.post<CreatedToken>('/tokens', { name: 'Script', role: 'manager', expiresOn });
  const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const script = () => visitor.get('/tags', withToken(data.secret));
  expect((await script()).status).toBe(200);
  const ended = Promise.withResolvers<Awaited<ReturnType<typeof signInFailures.recent>>>();
  const read = vi.spyOn(signInFailures, 'recent').mockReturnValue(ended.promise);
  const flood = Array.from({ length: FLOOD }, (_, at) =>
    visitor.call('POST', '/tasks', withToken(`flr_${'x'.repeat(41)}${at + 10}`)),
  );
  await expect.poll(() => read.mock.calls.length).toBe(4);
  expect((await script()).status).toBe(200);
  expect((await manager.get('/reviews/hostaway?limit=1')).status).toBe(200);
  expect(read).toHaveBeenCalledTimes(4);
  ended.resolve(new Map());
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  expect(statuses).toEqual(new Set([401, 429]));
});

test('the page of an embed with an invalid parameter needs no query', async () => {
  const read = vi.spyOn(server.app.context.storage.settings, 'list');
  expect((await open('/embed/1?max=0')).status).toBe(400);
  expect(read).not.toHaveBeenCalled();
});

test('while others guess passwords, a person can sign in on a device where they have signed in before', async () => {
  const { accounts } = server.app.context;
  const check = accounts.signIn.bind(accounts);
  const ended = Promise.withResolvers<void>();
  let running = 0;
  vi.spyOn(accounts, 'signIn').mockImplementation(async (credentials, origin) => {
    if (credentials.password === 'guess') {
      running += 1;
      await ended.promise;
    }
    return check(credentials, origin);
  });
  const guesses = Array.from({ length: 20 }, () => apiClient(server.origin).signIn('manager', 'guess'));
  await expect.poll(() => running).toBe(4);
  const known = await manager.signIn();
  expect(known.status).toBe(200);
  ended.resolve();
  const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status));
  expect(statuses).toEqual(new Set([401, 429]));
});

test('while one person sends more passwords than are checked at once, others are served', async () => {
  const ended = Promise.withResolvers<void>();
  vi.spyOn(server.app.context.accounts, 'isPassword').mockReturnValue(ended.promise.then(() => true));
  const statuses: number[] = [];
  const calls = Array.from({ length: 70 }, async () => {
    const proof = { purpose: 'POST /tokens', password: 'flex-demo' };
    statuses.push((await manager.post('/account/proofs', proof)).status);
  });
  await expect.poll(() => statuses).toEqual([503, 503, 503, 503]);
  expect((await apiClient(server.origin).get('/session')).status).toBe(200);
  ended.resolve();
  await Promise.all(calls);
  expect(statuses.slice(4)).toEqual(Array(66).fill(200));
});
