import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSpan } from './days.ts';

const instant = fc.date({ min: new Date('2015-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const at = (text: string) => new Date(text);

describe('a span of time', () => {
  test('is split into whole UTC days and edges before and after them', () => {
    expect(splitSpan(at('2024-02-28T23:00Z'), at('2024-03-02T22:00Z'))).toEqual({
      days: { since: '2024-02-29', until: '2024-03-02' },
      periods: [{ grain: 'd', since: '2024-02-29', until: '2024-03-02' }],
      edges: [
        { from: at('2024-02-28T23:00Z'), until: at('2024-02-29T00:00Z') },
        { from: at('2024-03-02T00:00Z'), until: at('2024-03-02T22:00Z') },
      ],
    });
  });

  test('without a whole UTC day has no periods', () => {
    expect(splitSpan(at('2024-02-28T01:00Z'), at('2024-02-29T23:00Z'))).toBeNull();
  });

  test('is split into whole months where possible', () => {
    expect(splitSpan(at('2021-11-29'), at('2024-02-03'))?.periods).toEqual([
      { grain: 'd', since: '2021-11-29', until: '2021-12-01' },
      { grain: 'm', since: '2021-12-01', until: '2024-02-01' },
      { grain: 'd', since: '2024-02-01', until: '2024-02-03' },
    ]);
  });

  test('without a beginning has at most one edge', () => {
    expect(splitSpan(null, at('2024-02-29T00:00Z'))?.edges).toEqual([]);
    expect(splitSpan(at('2024-02-28T06:00Z'), null)?.edges).toHaveLength(1);
  });

  test('is covered by its periods without gaps or overlaps', () => {
    fc.assert(
      fc.property(instant, instant, (a, b) => {
        const span = splitSpan(a < b ? a : b, a < b ? b : a);
        if (!span) return;
        const { days, periods } = span;
        expect(periods[0]?.since).toBe(days.since);
        expect(periods.at(-1)?.until).toBe(days.until);
        for (const [index, { grain, since, until }] of periods.entries()) {
          expect(since < until).toBe(true);
          if (index > 0) expect(periods[index - 1]?.until).toBe(since);
          if (grain === 'm') expect(`${since}${until}`).toMatch(/^....-..-01....-..-01$/);
        }
        expect(periods.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
