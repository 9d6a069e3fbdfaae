import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodsOf, wholeDays } from './whole-days.ts';

const instant = fc.date({ min: new Date('2015-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const DAY_MS = 86_400_000;

test('only days that lie wholly between two instants count', () => {
  const at = (text: string) => new Date(text);
  expect(wholeDays(at('2024-02-28T23:00Z'), at('2024-03-02T23:00Z'))).toEqual({
    since: '2024-02-29',
    until: '2024-03-02',
  });
  expect(wholeDays(at('2024-02-28T01:00Z'), at('2024-02-29T23:00Z'))).toBeNull();
  expect(wholeDays(null, at('2024-02-29T00:00Z'))).toEqual({ since: null, until: '2024-02-29' });
});

test('a span of two years and a bit is a handful of periods', () => {
  expect(periodsOf({ since: '2021-11-29', until: '2024-02-03' })).toEqual([
    { grain: 'd', since: '2021-11-29', until: '2021-12-01' },
    { grain: 'm', since: '2021-12-01', until: '2022-01-01' },
    { grain: 'y', since: '2022-01-01', until: '2024-01-01' },
    { grain: 'm', since: '2024-01-01', until: '2024-02-01' },
    { grain: 'd', since: '2024-02-01', until: '2024-02-03' },
  ]);
});

test('periods cover their span without a gap, without overlap, and begin where their grain does', () => {
  fc.assert(
    fc.property(instant, instant, (a, b) => {
      const span = wholeDays(a < b ? a : b, a < b ? b : a);
      if (!span) return;
      const periods = periodsOf(span);
      expect(periods[0]?.since).toBe(span.since);
      expect(periods.at(-1)?.until).toBe(span.until);
      for (const [index, { grain, since, until }] of periods.entries()) {
        expect(since < until).toBe(true);
        if (index > 0) expect(periods[index - 1]?.until).toBe(since);
        if (grain !== 'd') expect(`${since}${until}`).toMatch(/^....-..-01....-..-01$/);
        if (grain === 'y') expect(`${since}${until}`).toMatch(/-01-01.*-01-01$/);
      }
      expect(periods.filter(({ grain }) => grain === 'd').length).toBeLessThanOrEqual(2);
      const days = (Date.parse(span.until ?? '') - Date.parse(span.since ?? '')) / DAY_MS;
      expect(days).toBeGreaterThan(0);
    }),
  );
});
