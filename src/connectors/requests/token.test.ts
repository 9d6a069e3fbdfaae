import { expect, test } from 'vitest';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { type AccessToken, tokenInMemory, tokenProvider } from './token.ts';

function provider(lifetime = 1_000_000) {
  const clock = fakeClock();
  const issued: AccessToken[] = [];
  const issue = async () => {
    const token = {
      value: `token-${issued.length + 1}`,
      usableFrom: clock.now() + 1000,
      expiresAt: clock.now() + lifetime,
    };
    issued.push(token);
    return token;
  };
  return { tokens: tokenProvider(tokenInMemory(), issue, clock), issued, clock };
}

test('concurrent callers share one token and wait for its first second to pass', async () => {
  const { tokens, issued, clock } = provider();
  const given = await Promise.all([tokens.token(), tokens.token(), tokens.token()]);
  expect(given).toEqual(['token-1', 'token-1', 'token-1']);
  expect(issued).toHaveLength(1);
  expect(clock.now()).toBeGreaterThanOrEqual(1000);
});

test('a stored token is returned without waiting', async () => {
  const { tokens, clock } = provider();
  await tokens.token();
  const waits = clock.slept.length;
  expect(await tokens.token()).toBe('token-1');
  expect(clock.slept).toHaveLength(waits);
});

test('a rejected token is replaced once when several requests were rejected with it', async () => {
  const { tokens, issued } = provider();
  const rejected = await tokens.token();
  const given = await Promise.all([tokens.token(rejected), tokens.token(rejected)]);
  expect(given).toEqual(['token-2', 'token-2']);
  expect(await tokens.token(rejected)).toBe('token-2');
  expect(issued).toHaveLength(2);
});

test('an expired token is replaced', async () => {
  const { tokens, clock } = provider(5000);
  await tokens.token();
  await clock.sleep(5000);
  expect(await tokens.token()).toBe('token-2');
});

test('a token from a machine whose clock is ahead delays one call by at most three seconds', async () => {
  const clock = fakeClock();
  const store = tokenInMemory();
  await store.save({ value: 'ahead', usableFrom: 1_000_000_000, expiresAt: 2_000_000_000 });
  const issue = () => Promise.reject(new Error('no token was needed'));
  const tokens = tokenProvider(store, issue, clock);
  expect([await tokens.token(), await tokens.token()]).toEqual(['ahead', 'ahead']);
  expect(clock.slept).toEqual([3000]);
});
