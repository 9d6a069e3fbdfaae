/** A number of values with their mean. */
export interface Sample {
  n: number;
  mean: number;
  /** Unbiased; 0 for fewer than two values. */
  variance: number;
}

/** The numbers between which something is with a confidence of 95 %. */
export interface Interval {
  low: number;
  high: number;
}

/** What a database adds up about some values. */
export interface Sums {
  n: number;
  sum: number;
  squares: number;
}

/** The sample of which these are the sums; null without values. */
export function sampleOf({ n, sum, squares }: Sums): Sample | null {
  if (n === 0) return null;
  const mean = sum / n;
  // Rounding can make the difference negative.
  return { n, mean, variance: n < 2 ? 0 : Math.max(0, squares - sum * mean) / (n - 1) };
}

/** The sums of the values that are in `all` and not in `part`. */
export function without(all: Sums, part: Sums): Sums {
  return { n: all.n - part.n, sum: all.sum - part.sum, squares: all.squares - part.squares };
}

/** Where the mean of all such values is, by Student's t distribution; null for fewer than two values. */
export function meanInterval({ n, mean, variance }: Sample): Interval | null {
  if (n < 2) return null;
  const margin = studentQuantile(n - 1) * Math.sqrt(variance / n);
  return { low: mean - margin, high: mean + margin };
}

/**
 * Where the difference between the means of two groups is, which may vary differently (Welch's t test); null where a group
 * has fewer than two values.
 */
export function differenceInterval(one: Sample, other: Sample): Interval | null {
  if (one.n < 2 || other.n < 2) return null;
  const difference = one.mean - other.mean;
  const [first, second] = [one.variance / one.n, other.variance / other.n];
  const variance = first + second;
  if (variance === 0) return { low: difference, high: difference };
  const degrees = variance ** 2 / (first ** 2 / (one.n - 1) + second ** 2 / (other.n - 1));
  const margin = studentQuantile(degrees) * Math.sqrt(variance);
  return { low: difference - margin, high: difference + margin };
}

/** Below these, the expansion is not exact enough. */
const FEW_DEGREES = [Number.POSITIVE_INFINITY, 12.7062, 4.3027, 3.1824];
const NORMAL = 1.959964;

/**
 * The number that 97.5 % of Student's t distribution are below, at least to three digits, by the expansion of Cornish and
 * Fisher (Abramowitz and Stegun 26.7.5).
 *
 * @param degrees of freedom, from 1
 */
export function studentQuantile(degrees: number): number {
  const few = FEW_DEGREES[Math.floor(degrees)];
  if (few !== undefined) return few;
  const z = NORMAL;
  return (
    z +
    (z ** 3 + z) / 4 / degrees +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96 / degrees ** 2 +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384 / degrees ** 3 +
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160 / degrees ** 4
  );
}
