import { expect, test, vi } from 'vitest';
import type { SessionUser } from '#domain/accounts/user.ts';
import type { Change } from '#domain/notifications/change.ts';
import { cacheSessions, type Session } from './session-cache.ts';

const ana: SessionUser = { username: 'ana', name: 'Ana', role: 'manager', access: 'all' };

function setUp() {
  const listeners: ((change: Change) => void)[] = [];
  const changes = {
    isLive: true,
    subscribe: (listener: (change: Change) => void) => {
      listeners.push(listener);
      return () => {};
    },
  };
  const find = vi.fn(
    async (_cookie: string): Promise<Session<SessionUser> | null> => ({
      user: ana,
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  );
  const { holderOf: userOf } = cacheSessions(changes, find);
  const publish = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  return { changes, find, userOf, publish };
}

test('a session in use is looked up once', async () => {
  const { find, userOf } = setUp();
  for (let count = 0; count < 5; count++) expect(await userOf('a')).toEqual(ana);
  expect(find).toHaveBeenCalledTimes(1);
  await userOf('b');
  expect(find).toHaveBeenCalledTimes(2);
});

test.each<Change>([{ topic: 'session' }, { topic: 'everything' }])(
  'the event %j clears the cache',
  async (change) => {
    const { find, userOf, publish } = setUp();
    await userOf('a');
    publish(change);
    find.mockResolvedValueOnce(null);
    expect(await userOf('a')).toBeNull();
  },
);

test('a session is not cached when an event arrives during its look-up', async () => {
  const { find, userOf, publish } = setUp();
  find.mockImplementationOnce(async () => {
    publish({ topic: 'session' });
    return { user: ana, expiresAt: new Date(Date.now() + 3_600_000) };
  });
  await userOf('a');
  find.mockResolvedValueOnce(null);
  expect(await userOf('a')).toBeNull();
});

test('nothing is cached while events do not arrive', async () => {
  const { changes, find, userOf } = setUp();
  changes.isLive = false;
  await userOf('a');
  await userOf('a');
  expect(find).toHaveBeenCalledTimes(2);
});

test('a session is not cached after it has expired', async () => {
  const { find, userOf } = setUp();
  find.mockResolvedValueOnce({ user: ana, expiresAt: new Date(Date.now() + 50) });
  find.mockResolvedValue(null);
  await userOf('a');
  await vi.waitFor(async () => expect(await userOf('a')).toBeNull());
});

test('a cookie without a session is looked up each time', async () => {
  const { find, userOf } = setUp();
  find.mockResolvedValue(null);
  await userOf('x');
  await userOf('x');
  expect(find).toHaveBeenCalledTimes(2);
});

test('requests at the same time share a look-up, also of a cookie without a session, until an event arrives', async () => {
  const { find, userOf, publish } = setUp();
  const { promise, resolve } = Promise.withResolvers<null>();
  find.mockReturnValueOnce(promise);
  const before = [userOf('x'), userOf('x')];
  expect(find).toHaveBeenCalledTimes(1);
  publish({ topic: 'session' });
  expect(await userOf('x')).toEqual(ana);
  expect(find).toHaveBeenCalledTimes(2);
  resolve(null);
  expect(await Promise.all(before)).toEqual([null, null]);
  expect(await userOf('x')).toEqual(ana);
});
