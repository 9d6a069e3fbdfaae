import { expect, test } from 'vitest';
import { slidingWindow } from './rate-limit.ts';

test('the window slides: a request stops counting after the window length', () => {
  let now = 50_000;
  const limit = slidingWindow(2, 10_000, () => now);
  expect(limit('a')).toBeNull();
  now += 4_000;
  expect(limit('a')).toBeNull();
  expect(limit('a')).toMatchObject({ status: 429, headers: { 'X-RateLimit-Retry-After': '60' } });
  expect(limit('b')).toBeNull();
  now += 6_000;
  expect(limit('a')).toBeNull();
  expect(limit('a')).toMatchObject({ status: 429, headers: { 'X-RateLimit-Retry-After': '64' } });
});
