import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  averageStars,
  HIGHEST_TENTHS,
  LOWEST_TENTHS,
  rate,
  starsOf,
  tenthsOfStarFilter,
  toTenths,
} from './rating.ts';

const scale = fc.constantFrom(5, 10, 100);

describe('a rating in tenths of a star', () => {
  test.each([
    [10, 10, 50],
    [9, 10, 45],
    [9.2, 10, 46],
    [0, 10, 10],
    [1, 10, 10],
    [5, 5, 50],
    [87, 100, 44],
  ])('of %d on a scale of %d is %d', (raw, to, tenths) => {
    expect(toTenths(raw, to)).toBe(tenths);
  });

  test('is a whole number from 1 to 5 stars for any input', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), scale, (raw, to) => {
        const tenths = toTenths(raw, to);
        expect(Number.isInteger(tenths)).toBe(true);
        expect(tenths).toBeGreaterThanOrEqual(LOWEST_TENTHS);
        expect(tenths).toBeLessThanOrEqual(HIGHEST_TENTHS);
      }),
    );
  });

  test('never falls while the raw rating rises', () => {
    const raw = fc.double({ min: 0, max: 10, noNaN: true });
    fc.assert(
      fc.property(raw, raw, (a, b) => {
        expect(toTenths(Math.min(a, b), 10)).toBeLessThanOrEqual(toTenths(Math.max(a, b), 10));
      }),
    );
  });

  test('rounds every half up, even if its binary fraction is slightly smaller', () => {
    for (let hundredths = 200; hundredths <= 1000; hundredths++) {
      expect([hundredths, toTenths(hundredths / 100, 10)]).toEqual([
        hundredths,
        Math.floor((hundredths + 10) / 20),
      ]);
    }
  });
});

describe('the rating of a review', () => {
  test('is the overall rating, else the mean of its categories, else null', () => {
    expect(rate(8, [2, 2], 10)).toEqual({ tenths: 40, derived: false });
    expect(rate(null, [10, 9, 8], 10)).toEqual({ tenths: 45, derived: true });
    expect(rate(null, [], 10)).toBeNull();
  });

  test.each([Number.NaN, -1, 10.1, Number.POSITIVE_INFINITY])(
    'ignores %d, which is outside the scale',
    (wrong) => {
      expect(rate(wrong, [8], 10)).toEqual({ tenths: 40, derived: true });
      expect(rate(null, [wrong, 6], 10)).toEqual({ tenths: 30, derived: true });
      expect(rate(wrong, [wrong], 10)).toBeNull();
    },
  );
});

describe('the star filters', () => {
  test('match every rating exactly once', () => {
    for (let tenths = LOWEST_TENTHS; tenths <= HIGHEST_TENTHS; tenths++) {
      const having = [1, 2, 3, 4, 5].filter((stars) => {
        const { from, to } = tenthsOfStarFilter(stars);
        return from <= tenths && tenths <= to;
      });
      expect(having).toEqual([Math.round(starsOf(tenths))]);
    }
  });

  test('treat 3.5 ≤ rating < 4.5 as four stars', () => {
    expect(tenthsOfStarFilter(4)).toEqual({ from: 35, to: 44 });
  });
});

describe('an average', () => {
  test('has one decimal, rounds halves up, and is 0 without ratings', () => {
    expect(averageStars(0, 0)).toBe(0);
    expect(averageStars(45 + 46, 2)).toBe(4.6);
    expect(averageStars(50 + 44 + 44, 3)).toBe(4.6);
    expect(averageStars(44 + 45 + 44, 3)).toBe(4.4);
  });

  test('is between the lowest and the highest rating', () => {
    const ratings = fc.array(fc.integer({ min: LOWEST_TENTHS, max: HIGHEST_TENTHS }), { minLength: 1 });
    fc.assert(
      fc.property(ratings, (all) => {
        const average = averageStars(
          all.reduce((sum, one) => sum + one),
          all.length,
        );
        expect(average).toBeGreaterThanOrEqual(starsOf(Math.min(...all)));
        expect(average).toBeLessThanOrEqual(starsOf(Math.max(...all)));
        expect(average).toBe(Number(average.toFixed(1)));
      }),
    );
  });
});
