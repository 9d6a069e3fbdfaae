import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seenRows } from './seen-rows.ts';

test('a key that came before is known with its row, and whether it said the same', () => {
  const seen = seenRows();
  expect(seen('hostaway 7', 'Lovely', 1)).toBeNull();
  expect(seen('hostaway 8', 'Lovely', 2)).toBeNull();
  expect(seen('hostaway 7', 'Lovely', 3)).toEqual({ row: 1, isSameContent: true });
  expect(seen('hostaway 7', 'Dreadful', 4)).toEqual({ row: 1, isSameContent: false });
});

test('two hundred thousand different keys are told apart, and all are remembered', () => {
  const seen = seenRows();
  for (let row = 1; row <= 200_000; row++) expect(seen(`hostaway ${row}`, '', row)).toBeNull();
  for (let row = 1; row <= 200_000; row += 997) expect(seen(`hostaway ${row}`, '', 1)?.row).toBe(row);
});

test('any keys are known like those of a map', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 2 }), { maxLength: 60 }), (keys) => {
      const seen = seenRows();
      const first = new Map<string, number>();
      for (const [index, key] of keys.entries()) {
        expect(seen(key, '', index + 1)?.row ?? null).toBe(first.get(key) ?? null);
        if (!first.has(key)) first.set(key, index + 1);
      }
    }),
  );
});
