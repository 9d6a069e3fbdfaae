import { expect, test } from 'vitest';
import { isLowSlower } from './waiting-times.ts';

const times = (low: number, high: number, decided = 20, waiting = 0) => ({
  low: { decided, waiting, medianHours: low, oldestHours: null },
  high: { decided, waiting, medianHours: high, oldestHours: null },
});

test('low ratings that wait days longer are noticed', () => {
  expect(isLowSlower(times(80, 20))).toBe(true);
});

test('low ratings that are never decided about are noticed', () => {
  expect(isLowSlower(times(80, 20, 0, 5))).toBe(true);
});

test.each([
  ['a day longer but not twice as long', times(74, 50)],
  ['three times as long but within a day', times(18, 6)],
  ['longer for high ratings', times(20, 80)],
  ['too few reviews', times(80, 20, 2, 2)],
])('%s is no difference', (_name, given) => {
  expect(isLowSlower(given)).toBe(false);
});
