import { expect, test } from 'vitest';
import { isLowSlower } from './waiting-times.ts';

const times = (low: number, high: number, decided = 20) => ({
  low: { decided, medianHours: low, waiting: 0 },
  high: { decided, medianHours: high, waiting: 0 },
});

test('low ratings that wait days longer are noticed', () => {
  expect(isLowSlower(times(80, 20))).toBe(true);
});

test.each([
  ['a day longer but not twice as long', times(74, 50)],
  ['three times as long but within a day', times(18, 6)],
  ['longer for high ratings', times(20, 80)],
  ['too few decisions', times(80, 20, 4)],
])('%s is no difference', (_name, given) => {
  expect(isLowSlower(given)).toBe(false);
});
