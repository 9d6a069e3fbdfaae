import { expect, test } from 'vitest';
import { simulatedClock } from './simulated-clock.ts';
import { type AccessToken, tokenInMemory, tokenKeeper } from './token.ts';

function keeper(lifetime = 1_000_000) {
  const clock = simulatedClock();
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
  return { tokens: tokenKeeper(tokenInMemory(), issue, clock), issued, clock };
}

test('many who ask at once share one token, and wait out its first second', async () => {
  const { tokens, issued, clock } = keeper();
  const given = await Promise.all([tokens.usable(), tokens.usable(), tokens.usable()]);
  expect(given).toEqual(['token-1', 'token-1', 'token-1']);
  expect(issued).toHaveLength(1);
  expect(clock.now()).toBeGreaterThanOrEqual(1000);
});

test('a kept token is given without waiting', async () => {
  const { tokens, clock } = keeper();
  await tokens.usable();
  const waits = clock.slept.length;
  expect(await tokens.usable()).toBe('token-1');
  expect(clock.slept).toHaveLength(waits);
});

test('a refused token is replaced once, also when several were refused with it', async () => {
  const { tokens, issued } = keeper();
  const refused = await tokens.usable();
  const given = await Promise.all([tokens.usable(refused), tokens.usable(refused)]);
  expect(given).toEqual(['token-2', 'token-2']);
  expect(await tokens.usable(refused)).toBe('token-2');
  expect(issued).toHaveLength(2);
});

test('an expired token is not used', async () => {
  const { tokens, clock } = keeper(5000);
  await tokens.usable();
  await clock.sleep(5000);
  expect(await tokens.usable()).toBe('token-2');
});

test('a token that a clock far ahead has noted is waited for a little, once', async () => {
  const clock = simulatedClock();
  const store = tokenInMemory();
  await store.save({ value: 'ahead', usableFrom: 1_000_000_000, expiresAt: 2_000_000_000 });
  const issue = () => Promise.reject(new Error('no token was needed'));
  const tokens = tokenKeeper(store, issue, clock);
  expect([await tokens.usable(), await tokens.usable()]).toEqual(['ahead', 'ahead']);
  expect(clock.slept).toEqual([3000]);
});
