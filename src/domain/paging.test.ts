import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastPage, offsetOf, PAGE_SIZES, pageRange } from './paging.ts';

test.each([
  [0, 10, 57, '1 to 10 of 57'],
  [5, 10, 57, '51 to 57 of 57'],
  [0, 5, 3, '1 to 3 of 3'],
  [0, 10, 0, '0 to 0 of 0'],
  [2, 25, 75, '51 to 75 of 75'],
])('page %d of %d rows each, of %d: %s', (page, size, count, label) => {
  const { from, to } = pageRange(page, size, count);
  expect(`${from} to ${to} of ${count}`).toBe(label);
});

test('all pages together show every row once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAGE_SIZES), fc.integer({ min: 0, max: 2_000 }), (size, count) => {
      let shown = 0;
      for (let page = 0; page <= lastPage(count, size); page++) {
        const { from, to } = pageRange(page, size, count);
        if (count > 0) expect(from).toBe(offsetOf(page, size) + 1);
        shown = to ?? 0;
      }
      expect(shown).toBe(count);
    }),
  );
});

test('the last page has rows, and no page after it has any', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAGE_SIZES), fc.integer({ min: 1, max: 1_000_000 }), (size, count) => {
      const last = lastPage(count, size);
      expect(offsetOf(last, size)).toBeLessThan(count);
      expect(offsetOf(last + 1, size)).toBeGreaterThanOrEqual(count);
    }),
  );
  expect(lastPage(0, 10)).toBe(0);
});
