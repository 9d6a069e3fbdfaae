import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectOf, effectPeriods } from './effect.ts';

describe('the days that are compared', () => {
  test('are 90 up to the day of the task, and as many after it as have passed', () => {
    expect(effectPeriods('2026-06-30', '2026-07-10')).toEqual({
      before: { from: '2026-04-02', to: '2026-06-30' },
      after: { from: '2026-07-01', to: '2026-07-10' },
    });
    expect(effectPeriods('2026-06-30', '2027-01-01')?.after).toEqual({
      from: '2026-07-01',
      to: '2026-09-28',
    });
  });

  test('begin on the day after the task', () => {
    expect(effectPeriods('2026-06-30', '2026-06-30')).toBeNull();
  });
});

describe('complaints', () => {
  test.each([
    ['fell', [12, 30], [1, 30]],
    ['rose', [1, 30], [12, 30]],
    ['unclear', [3, 30], [2, 30]],
    ['none', [0, 30], [0, 30]],
    ['too-few', [4, 4], [0, 30]],
    ['too-few', [30, 30], [0, 4]],
  ] as const)('%s from %j to %j', (effect, [before, reviewsBefore], [after, reviewsAfter]) => {
    expect(
      effectOf({ complaints: before, reviews: reviewsBefore }, { complaints: after, reviews: reviewsAfter }),
    ).toBe(effect);
  });

  test('never fell where a larger share complains', () => {
    const counts = fc
      .tuple(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 0, max: 60 }))
      .map(([reviews, complaints]) => ({ reviews, complaints: Math.min(reviews, complaints) }));
    fc.assert(
      fc.property(counts, counts, (before, after) => {
        const fell = effectOf(before, after) === 'fell';
        return !fell || after.complaints / after.reviews < before.complaints / before.reviews;
      }),
    );
  });
});
