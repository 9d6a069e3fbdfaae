import fc from 'fast-check';
import { expect, test } from 'vitest';
import { armed, disarmed } from './formula.ts';

test.each(['=1+1', '+44 20', '-5 stars', '@SUM(A1)', '\tx', '\rx', '＝1', "'=1", "''@x"])(
  'an apostrophe goes before %j',
  (cell) => {
    expect(disarmed(cell)).toBe(`'${cell}`);
  },
);

test.each(['', 'Lovely', '5-star', "'tis nice", "'", '"=1"', '{"a":1}'])('%j stays as it is', (cell) => {
  expect(disarmed(cell)).toBe(cell);
  expect(armed(cell)).toBe(cell);
});

test('whatever was disarmed comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', 'a', '@', '\t', '＝') }), (cell) => {
      expect(armed(disarmed(cell))).toBe(cell);
    }),
  );
});
