import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonbSafe } from './jsonb-safe.ts';

test('a valid value is returned unchanged', () => {
  const row = { id: 7, reviewCategory: [{ category: 'value', rating: 9 }], publicReview: 'Fine 👍' };
  expect(jsonbSafe(row)).toBe(row);
});

test('characters that jsonb rejects are replaced in keys and values at any depth', () => {
  expect(jsonbSafe({ 'a\0': ['b\0', { c: 'half \ud83d' }] })).toEqual({ a: ['b', { c: 'half \ufffd' }] });
});

test('values nested too deeply are dropped', () => {
  const nested: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(JSON.stringify(jsonbSafe(nested)).length).toBeLessThan(100);
});

test('the result never contains a character that jsonb rejects', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(JSON.stringify(jsonbSafe(value))).not.toMatch(/\\u0000|\\ud[89a-f]/);
    }),
  );
});
