import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storable } from './storable.ts';

test('a clean value comes back itself', () => {
  const row = { id: 7, reviewCategory: [{ category: 'value', rating: 9 }], publicReview: 'Fine 👍' };
  expect(storable(row)).toBe(row);
});

test('what jsonb cannot hold is mended, wherever it stands', () => {
  expect(storable({ 'a\0': ['b\0', { c: 'half \ud83d' }] })).toEqual({ a: ['b', { c: 'half \ufffd' }] });
});

test('hostile nesting is cut off', () => {
  const nested: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(JSON.stringify(storable(nested)).length).toBeLessThan(100);
});

test('whatever comes in, no text in the result offends jsonb', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(JSON.stringify(storable(value))).not.toMatch(/\\u0000|\\ud[89a-f]/);
    }),
  );
});
