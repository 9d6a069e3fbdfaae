import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormula, unescapeFormula } from './formula.ts';

test.each(['=1+1', '+44 20', '-5 stars', '@SUM(A1)', '\tx', '\rx', '＝1', "'=1", "''@x"])(
  'escapeFormula puts an apostrophe before %j',
  (cell) => {
    expect(escapeFormula(cell)).toBe(`'${cell}`);
  },
);

test.each(['', 'Lovely', '5-star', "'tis nice", "'", '"=1"', '{"a":1}'])('%j is not changed', (cell) => {
  expect(escapeFormula(cell)).toBe(cell);
  expect(unescapeFormula(cell)).toBe(cell);
});

test('an escaped cell is restored exactly', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', 'a', '@', '\t', '＝') }), (cell) => {
      expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
    }),
  );
});
