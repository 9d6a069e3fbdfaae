import { expect, test } from 'vitest';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { rateLimiter } from './rate-limiter.ts';

test('no window contains more requests than allowed when requests overlap', async () => {
  const clock = fakeClock();
  const limiter = rateLimiter({ requests: 3, windowMs: 100 }, clock);
  const started: number[] = [];
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const release = await limiter.acquire();
      started.push(clock.now());
      await Promise.resolve();
      release();
    }),
  );
  for (const [index, at] of started.entries()) {
    const fourth = started[index + 3];
    if (fourth !== undefined) expect(fourth - at).toBeGreaterThanOrEqual(100);
  }
  expect(started).toHaveLength(20);
});

test('a long request counts until one window after its end', async () => {
  const clock = fakeClock();
  const limiter = rateLimiter({ requests: 1, windowMs: 100 }, clock);
  const release = await limiter.acquire();
  const next = limiter.acquire().then(() => clock.now());
  await clock.sleep(5000);
  release();
  expect(await next).toBe(5100);
});

test.each([
  ['a request that runs', false],
  ['the window after a request', true],
])('a wait for %s ends when its signal is aborted', async (_what, hasEnded) => {
  const limiter = rateLimiter(
    { requests: 1, windowMs: 100 },
    { now: () => 0, sleep: () => new Promise(() => {}) },
  );
  const release = await limiter.acquire();
  if (hasEnded) release();
  const closing = new AbortController();
  const waiting = limiter.acquire(closing.signal);
  closing.abort(new Error('closed'));
  await expect(waiting).rejects.toThrow('closed');
  await expect(limiter.acquire(closing.signal)).rejects.toThrow('closed');
});
