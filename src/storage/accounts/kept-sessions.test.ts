import { expect, test, vi } from 'vitest';
import type { Change } from '#domain/change.ts';
import type { User } from '#domain/user.ts';
import { keepSessions, type OpenSession } from './kept-sessions.ts';

const ana: User = { username: 'ana', name: 'Ana', role: 'manager' };

function world() {
  const listeners: ((change: Change) => void)[] = [];
  const clock = { now: 1_000_000 };
  const changes = {
    isLive: true,
    subscribe: (listener: (change: Change) => void) => {
      listeners.push(listener);
      return () => {};
    },
  };
  const find = vi.fn(
    async (_tokens: readonly string[]): Promise<OpenSession | null> => ({
      user: ana,
      expiresAt: new Date(clock.now + 3_600_000),
    }),
  );
  const userOf = keepSessions(changes, find, () => clock.now);
  const say = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  return { changes, find, userOf, say, clock };
}

test('a session in use is looked up once', async () => {
  const { find, userOf } = world();
  for (let turn = 0; turn < 5; turn++) expect(await userOf(['a'])).toEqual(ana);
  expect(find).toHaveBeenCalledTimes(1);
  await userOf(['b']);
  expect(find).toHaveBeenCalledTimes(2);
});

test.each<Change>([{ topic: 'session', id: null }, { topic: 'session', id: 'x' }, { topic: 'everything' }])(
  'news of %j forgets it',
  async (change) => {
    const { find, userOf, say } = world();
    await userOf(['a']);
    say(change);
    find.mockResolvedValueOnce(null);
    expect(await userOf(['a'])).toBeNull();
  },
);

test('news that comes while it is looked up keeps the answer from being kept', async () => {
  const { find, userOf, say } = world();
  find.mockImplementationOnce(async () => {
    say({ topic: 'session', id: null });
    return { user: ana, expiresAt: new Date(9_000_000) };
  });
  await userOf(['a']);
  find.mockResolvedValueOnce(null);
  expect(await userOf(['a'])).toBeNull();
});

test('nothing is kept while news does not arrive, and nothing beyond the end of the session', async () => {
  const { changes, find, userOf, clock } = world();
  changes.isLive = false;
  await userOf(['a']);
  await userOf(['a']);
  expect(find).toHaveBeenCalledTimes(2);
  changes.isLive = true;
  find.mockResolvedValueOnce({ user: ana, expiresAt: new Date(clock.now + 5_000) });
  await userOf(['a']);
  clock.now += 5_001;
  find.mockResolvedValueOnce(null);
  expect(await userOf(['a'])).toBeNull();
});

test('who is nobody is asked for each time', async () => {
  const { find, userOf } = world();
  find.mockResolvedValue(null);
  await userOf(['x']);
  await userOf(['x']);
  expect(find).toHaveBeenCalledTimes(2);
});
