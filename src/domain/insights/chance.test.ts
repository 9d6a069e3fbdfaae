import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOfAtLeast, chanceOfMeanAsLow, type ValueCount } from './chance.ts';

/** All samples of a size, as the indexes of their members. */
function* samplesOf(all: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else {
    for (let first = from; first <= all - size; first++) {
      for (const others of samplesOf(all, size - 1, first + 1)) yield [first, ...others];
    }
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function shareOfSamples(
  values: readonly number[],
  size: number,
  accepts: (sample: number[]) => boolean,
): number {
  const samples = [...samplesOf(values.length, size)].map((indexes) =>
    indexes.map((index) => values[index] ?? 0),
  );
  return samples.filter(accepts).length / samples.length;
}

describe('the chance of as many marked members', () => {
  test('is the one of the lady tasting tea', () => {
    expect(chanceOfAtLeast(4, 4, 4, 8)).toBeCloseTo(1 / 70, 12);
    expect(chanceOfAtLeast(3, 4, 4, 8)).toBeCloseTo(17 / 70, 12);
    expect(chanceOfAtLeast(0, 4, 4, 8)).toBeCloseTo(1, 12);
  });

  test('is the share of all samples', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9), (all, marked, size, found) => {
        fc.pre(marked <= all && size <= all);
        const members = Array.from({ length: all }, (_, index) => (index < marked ? 1 : 0));
        const share = shareOfSamples(members, size, (sample) => sumOf(sample) >= found);
        expect(chanceOfAtLeast(found, size, marked, all)).toBeCloseTo(share, 9);
      }),
    );
  });
});

describe('the chance of as low a mean', () => {
  test('is the share of all samples', () => {
    const members = fc.array(
      fc.record({ value: fc.integer({ min: 10, max: 50 }), isSampled: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 10,
      },
    );
    fc.assert(
      fc.property(members, (all) => {
        const sample = all.filter(({ isSampled }) => isSampled).map(({ value }) => value);
        fc.pre(sample.length > 0);
        const share = shareOfSamples(
          all.map(({ value }) => value),
          sample.length,
          (other) => sumOf(other) <= sumOf(sample),
        );
        const counts: ValueCount[] = all.map(({ value, isSampled }) => ({
          value,
          sample: isSampled ? 1 : 0,
          rest: isSampled ? 0 : 1,
        }));
        expect(chanceOfMeanAsLow(counts)).toBeCloseTo(share, 9);
      }),
    );
  });

  test('does not overflow for many reviews', () => {
    const chance = chanceOfMeanAsLow([
      { value: 10, sample: 30, rest: 200 },
      { value: 50, sample: 50, rest: 4_000 },
    ]);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1e-9);
  });

  test('is bounded from above for large samples', () => {
    const half = chanceOfMeanAsLow([
      { value: 10, sample: 50, rest: 50 },
      { value: 50, sample: 50, rest: 50 },
    ]);
    expect(half).toBe(1);
    const low = [
      { value: 10, sample: 20, rest: 30 },
      { value: 50, sample: 60, rest: 470 },
    ];
    const exact = chanceOfMeanAsLow(low);
    const larger = low.map(({ value, sample, rest }) => ({ value, sample: sample * 2, rest: rest * 2 }));
    expect(exact).toBeLessThan(1e-4);
    expect(chanceOfMeanAsLow(larger)).toBeLessThan(1e-4);
  });
});
