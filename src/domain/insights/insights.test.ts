import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, monthOf, nextDay, shiftDay } from '../day.ts';
import { isIncompleteMonth, lengthOf, monthsOf, periodBefore } from './insights.ts';

const period = fc
  .tuple(fc.integer({ min: -30_000, max: 60_000 }), fc.integer({ min: 0, max: 3_659 }))
  .map(([start, length]) => {
    const from = shiftDay('2000-02-29', start);
    return { from, to: shiftDay(from, length) };
  });

test('the period before has as many days and ends the day before', () => {
  fc.assert(
    fc.property(period, (one) => {
      const before = periodBefore(one);
      expect(lengthOf(before)).toBe(lengthOf(one));
      expect(nextDay(before.to)).toBe(one.from);
    }),
  );
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  });
});

test('the months of a period are all of its days, each in its calendar month', () => {
  fc.assert(
    fc.property(period, (one) => {
      const months = monthsOf(one);
      expect([months[0]?.from, months.at(-1)?.to]).toEqual([one.from, one.to]);
      for (const [index, { month, from, to }] of months.entries()) {
        expect([monthOf(from), monthOf(to)]).toEqual([month, month]);
        const next = months[index + 1];
        if (next) expect(daysBetween(to, next.from)).toBe(1);
      }
    }),
  );
});

test('a leap year has 366 days', () => {
  expect(lengthOf({ from: '2024-01-01', to: '2024-12-31' })).toBe(366);
});

test('a month is incomplete if the period includes only part of it', () => {
  const period = { from: '2026-01-01', to: '2026-03-30' };
  expect(
    ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04'].map((month) => isIncompleteMonth(month, period)),
  ).toEqual([true, false, false, true, true]);
});
