import { expect, test } from 'vitest';
import { rateLimiter } from './rate-limit.ts';
import { simulatedClock } from './simulated-clock.ts';

test('no window holds more requests than allowed, however they overlap', async () => {
  const clock = simulatedClock();
  const limiter = rateLimiter({ requests: 3, windowMs: 100 }, clock);
  const started: number[] = [];
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const leave = await limiter.enter();
      started.push(clock.now());
      await Promise.resolve();
      leave();
    }),
  );
  for (const [index, at] of started.entries()) {
    const fourth = started[index + 3];
    if (fourth !== undefined) expect(fourth - at).toBeGreaterThanOrEqual(100);
  }
  expect(started).toHaveLength(20);
});

test('a request that runs long holds its turn until a window after its end', async () => {
  const clock = simulatedClock();
  const limiter = rateLimiter({ requests: 1, windowMs: 100 }, clock);
  const leave = await limiter.enter();
  const next = limiter.enter().then(() => clock.now());
  await clock.sleep(5000);
  leave();
  expect(await next).toBe(5100);
});
