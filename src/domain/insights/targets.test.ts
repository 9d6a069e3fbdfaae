import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareDistances,
  distanceOf,
  isReached,
  nextAssessment,
  RATING_RANGE,
  type RatingTotal,
  staysUntilLost,
  staysUntilReached,
  TARGET_STATES,
  type TargetUnit,
  unitOf,
} from './targets.ts';

const unit = fc.constantFrom<TargetUnit>('stars', 'points');
/** Real ratings of a unit, added up. */
const totals = (of: TargetUnit) =>
  fc
    .array(fc.integer({ min: RATING_RANGE[of].lowest / 10, max: RATING_RANGE[of].best / 10 }), {
      minLength: 1,
    })
    .map(
      (tenths): RatingTotal => ({ n: tenths.length, sum: tenths.reduce((sum, each) => sum + each * 10, 0) }),
    );
const goals = (of: TargetUnit) =>
  fc.integer({ min: RATING_RANGE[of].lowest + 1, max: RATING_RANGE[of].best - 1 });
const cases = unit.chain((of) => fc.tuple(fc.constant(of), totals(of), goals(of)));

const plus = ({ n, sum }: RatingTotal, stays: number, rating: number) => ({
  n: n + stays,
  sum: sum + stays * rating,
});

describe('the stays until a target is reached', () => {
  test('reach it, and one less does not', () => {
    fc.assert(
      fc.property(cases, ([of, total, goal]) => {
        const { best } = RATING_RANGE[of];
        const stays = staysUntilReached(total, goal, best) ?? Number.NaN;
        expect(isReached(plus(total, stays, best), goal)).toBe(true);
        if (stays > 0) expect(isReached(plus(total, stays - 1, best), goal)).toBe(false);
      }),
    );
  });

  test('do not exist for a goal of the best rating after a lower one', () => {
    expect(staysUntilReached({ n: 9, sum: 4_490 }, 500, 500)).toBeNull();
    expect(staysUntilReached({ n: 9, sum: 4_500 }, 500, 500)).toBe(0);
  });

  test('are exact where floating-point numbers are not', () => {
    // 4.8 * 3 is 14.399999999999999.
    expect(staysUntilReached({ n: 3, sum: 1_440 }, 480, 500)).toBe(0);
    expect(staysUntilReached({ n: 1_000_000, sum: 480_000_000 - 1 }, 480, 500)).toBe(1);
    expect(staysUntilLost({ n: 1_000_000, sum: 480_000_000 }, 480, 100)).toBe(1);
  });
});

test('the lowest ratings until a target is lost lose it, and one less does not', () => {
  fc.assert(
    fc.property(cases, ([of, total, goal]) => {
      const { lowest } = RATING_RANGE[of];
      const stays = staysUntilLost(total, goal, lowest) ?? Number.NaN;
      expect(isReached(plus(total, stays, lowest), goal)).toBe(false);
      if (stays > 0) expect(isReached(plus(total, stays - 1, lowest), goal)).toBe(true);
      expect(stays === 0).toBe(!isReached(total, goal));
    }),
  );
});

test('a goal of the lowest rating cannot be lost', () => {
  expect(staysUntilLost({ n: 5, sum: 500 }, 100, 100)).toBeNull();
});

test('a distance is either to the goal or from it, and few reviews are marked', () => {
  fc.assert(
    fc.property(cases, ([of, total, goal]) => {
      const { state, untilReached, untilLost } = distanceOf(total, goal, of);
      expect(state === 'few').toBe(total.n < 5);
      expect([untilReached === null, untilLost === null].toSorted()).toEqual([false, true]);
    }),
  );
  expect(distanceOf({ n: 0, sum: 0 }, 480, 'stars')).toEqual({
    state: 'few',
    untilReached: null,
    untilLost: null,
  });
});

test('what is about to be lost comes first, then what is within reach, each by its distance', () => {
  const order = [
    { n: 100, sum: 48_000 },
    { n: 100, sum: 47_980 },
    { n: 100, sum: 47_900 },
    { n: 100, sum: 40_000 },
    { n: 100, sum: 50_000 },
    { n: 4, sum: 2_000 },
  ].map((total) => distanceOf(total, 480, 'stars'));
  expect(order.map(({ state }) => state)).toEqual(
    ['at-risk', 'within-reach', 'within-reach', 'out-of-reach', 'met', 'few'].filter((state) =>
      TARGET_STATES.includes(state as never),
    ),
  );
  expect(order.toReversed().toSorted(compareDistances)).toEqual(order);
});

test('Booking.com and categories count out of ten, everything else in stars', () => {
  expect(unitOf({ channel: null, category: null })).toBe('stars');
  expect(unitOf({ channel: 'Airbnb', category: null })).toBe('stars');
  expect(unitOf({ channel: 'Booking.com', category: null })).toBe('points');
  expect(unitOf({ channel: 'Airbnb', category: 'cleanliness' })).toBe('points');
});

test.each([
  ['2025-01-01', '2025-04-01'],
  ['2025-03-31', '2025-04-01'],
  ['2025-08-15', '2025-10-01'],
  ['2025-12-31', '2026-01-01'],
])('Airbnb assesses hosts after %s on %s', (today, next) => {
  expect(nextAssessment(today)).toBe(next);
});
