import { expect, test } from 'vitest';
import { limitEvents } from './event-limit.ts';

test('the same event is recorded once in 15 minutes, with the number omitted before it', () => {
  let now = new Date('2026-01-01T10:00:00Z');
  const limit = limitEvents(() => now);
  expect([limit.take('a'), limit.take('a'), limit.take('b'), limit.take('a')]).toEqual([0, null, 0, null]);
  now = new Date('2026-01-01T10:15:00Z');
  expect([limit.take('a'), limit.take('b'), limit.take('a')]).toEqual([2, 0, null]);
});
