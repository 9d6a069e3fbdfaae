/** How likely chance alone makes a sample look the way it does. */

const LOG_FACTORIALS = [0];

function logFactorial(n: number): number {
  for (let next = LOG_FACTORIALS.length; next <= n; next++) {
    LOG_FACTORIALS.push((LOG_FACTORIALS[next - 1] ?? 0) + Math.log(next));
  }
  return LOG_FACTORIALS[n] ?? 0;
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * The probability that a random sample has at least `found` marked members (Fisher's exact test, one-sided).
 *
 * @param all the number of members, `marked` of which are marked
 * @param sample the size of the sample, `found` of which are marked
 */
export function chanceOfAtLeast(found: number, sample: number, marked: number, all: number): number {
  const most = Math.min(sample, marked);
  let sum = 0;
  for (let count = Math.max(found, sample + marked - all); count <= most; count++) {
    sum += Math.exp(
      logChoose(marked, count) + logChoose(all - marked, sample - count) - logChoose(all, sample),
    );
  }
  return Math.min(1, sum);
}

/** Some members with the same value. */
export interface ValueCount {
  value: number;
  /** In the sample. */
  sample: number;
  /** Outside of it. */
  rest: number;
}

/** Counting all samples takes memory and time by the cube of their size. */
const LARGEST_COUNTED_SAMPLE = 80;

/**
 * The probability that a random sample of the same size has as low a mean or a lower one (permutation test, one-sided).
 * Exact for samples of at most 80; above that an upper bound.
 *
 * @param counts integer values
 */
export function chanceOfMeanAsLow(counts: readonly ValueCount[]): number {
  const size = counts.reduce((sum, { sample }) => sum + sample, 0);
  return size <= LARGEST_COUNTED_SAMPLE ? countedChance(counts, size) : boundedChance(counts, size);
}

/** Reused: the memory of many short-lived arrays stays with the process, 110 MB for 5,000 listings. */
const scratch = [new Float64Array(), new Float64Array()] as [Float64Array, Float64Array];

function zeros(which: 0 | 1, length: number): Float64Array {
  if (scratch[which].length < length) scratch[which] = new Float64Array(length);
  return scratch[which].subarray(0, length).fill(0);
}

/** Counts the samples by their size and sum, one value after the other. */
function countedChance(counts: readonly ValueCount[], size: number): number {
  const lowest = Math.min(...counts.map(({ value }) => value));
  const values = counts.map(({ value, sample, rest }) => ({
    above: value - lowest,
    sample,
    all: sample + rest,
  }));
  const unit = values.reduce((divisor, { above }) => greatestDivisor(above, divisor), 0) || 1;
  const limit = values.reduce((sum, { above, sample }) => sum + (above / unit) * sample, 0);
  const width = limit + 1;
  // The logarithm scales the numbers of samples, which exceed what a number can hold.
  const total = values.reduce((sum, { all }) => sum + all, 0);
  const scale = logChoose(total, size) / Math.max(1, size);
  let ways = zeros(0, (size + 1) * width);
  ways[0] = 1;
  for (const [index, { above, all }] of values.entries()) {
    const next = zeros(index % 2 === 0 ? 1 : 0, ways.length);
    for (let taken = 0; taken <= Math.min(all, size); taken++) {
      const factor = Math.exp(logChoose(all, taken) - scale * taken);
      const shift = (above / unit) * taken;
      if (shift > limit) break;
      for (let before = 0; before + taken <= size; before++) {
        for (let sum = 0; sum + shift <= limit; sum++) {
          const found = ways[before * width + sum] ?? 0;
          if (found > 0) {
            const place = (before + taken) * width + sum + shift;
            next[place] = (next[place] ?? 0) + found * factor;
          }
        }
      }
    }
    ways = next;
  }
  // All samples together are exp(scale × size), by the choice of the scale.
  return Math.min(
    1,
    ways.subarray(size * width).reduce((sum, count) => sum + count, 0),
  );
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** Bernstein's inequality, which also holds for samples without replacement (Hoeffding 1963, section 6). */
function boundedChance(counts: readonly ValueCount[], size: number): number {
  const all = counts.reduce((sum, { sample, rest }) => sum + sample + rest, 0);
  const mean = counts.reduce((sum, { value, sample, rest }) => sum + value * (sample + rest), 0) / all;
  const sampled = counts.reduce((sum, { value, sample }) => sum + value * sample, 0) / size;
  const fall = mean - sampled;
  if (fall <= 0) return 1;
  const variance =
    counts.reduce((sum, { value, sample, rest }) => sum + (value - mean) ** 2 * (sample + rest), 0) / all;
  const deepest = mean - Math.min(...counts.map(({ value }) => value));
  return Math.exp((-size * fall ** 2) / (2 * variance + (2 / 3) * deepest * fall));
}
