import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  differenceInterval,
  meanInterval,
  type Sums,
  sampleOf,
  studentQuantile,
  without,
} from './statistics.ts';

const sumsOf = (values: readonly number[]): Sums => ({
  n: values.length,
  sum: values.reduce((sum, value) => sum + value, 0),
  squares: values.reduce((sum, value) => sum + value ** 2, 0),
});
const sample = (...values: number[]) => sampleOf(sumsOf(values)) ?? { n: 0, mean: 0, variance: 0 };

// From the tables of the t distribution, two-sided, 5 %.
test.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [4, 2.776],
  [5, 2.571],
  [7, 2.365],
  [10, 2.228],
  [20, 2.086],
  [30, 2.042],
  [60, 2.0],
  [120, 1.98],
  [1e6, 1.96],
])('Student’s quantile with %d degrees of freedom is %d', (degrees, expected) => {
  expect(Math.abs(studentQuantile(degrees) - expected)).toBeLessThan(0.0015);
});

test('a quantile never grows with the degrees of freedom', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 400, noNaN: true }),
      fc.double({ min: 0, max: 5, noNaN: true }),
      (d, more) => {
        expect(studentQuantile(d + more)).toBeLessThanOrEqual(studentQuantile(d));
      },
    ),
  );
});

describe('a sample', () => {
  test('has the mean and the unbiased variance of its values', () => {
    expect(sample(2, 4, 4, 4, 5, 5, 7, 9)).toEqual({ n: 8, mean: 5, variance: 32 / 7 });
    expect(sample(3)).toEqual({ n: 1, mean: 3, variance: 0 });
    expect(sampleOf(sumsOf([]))).toBeNull();
  });

  test('without a part of its values is the sample of the others', () => {
    expect(without(sumsOf([1, 2, 3, 10]), sumsOf([10]))).toEqual(sumsOf([1, 2, 3]));
  });
});

test('the interval of a mean is that of the t distribution', () => {
  // Mean 5, standard error 0.75593, 7 degrees of freedom.
  const interval = meanInterval(sample(2, 4, 4, 4, 5, 5, 7, 9));
  expect(interval?.low).toBeCloseTo(3.2125, 3);
  expect(interval?.high).toBeCloseTo(6.7875, 3);
  expect(meanInterval(sample(4))).toBeNull();
  expect(meanInterval(sample(4, 4, 4))).toEqual({ low: 4, high: 4 });
});

test('the interval of a difference is that of Welch', () => {
  // Means 3 and 6, standard error 1.58114, 5.8824 degrees of freedom, t = 2.4592.
  const interval = differenceInterval(sample(1, 2, 3, 4, 5), sample(2, 4, 6, 8, 10));
  expect(interval?.low).toBeCloseTo(-6.888, 2);
  expect(interval?.high).toBeCloseTo(0.888, 2);
  expect(differenceInterval(sample(1), sample(4, 5))).toBeNull();
  expect(differenceInterval(sample(1, 1), sample(4, 4))).toEqual({ low: -3, high: -3 });
});

test('the interval of a mean contains the true mean in about 95 of 100 samples', () => {
  let seed = 42;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  const normal = () => Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());
  let hits = 0;
  for (let run = 0; run < 4_000; run += 1) {
    const interval = meanInterval(sample(...Array.from({ length: 6 }, normal)));
    if (interval && interval.low <= 0 && interval.high >= 0) hits += 1;
  }
  expect(hits / 4_000).toBeGreaterThan(0.935);
  expect(hits / 4_000).toBeLessThan(0.965);
});
