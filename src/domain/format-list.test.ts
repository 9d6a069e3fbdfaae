import { expect, test } from 'vitest';
import { andList, orList } from './format-list.ts';

test('names are separated by commas, and the last one by a word', () => {
  expect(andList([])).toBe('');
  expect(andList(['Ann'])).toBe('Ann');
  expect(andList(['Ann', 'Ben'])).toBe('Ann and Ben');
  expect(andList(['Ann', 'Ben', 'Cem'])).toBe('Ann, Ben and Cem');
  expect(orList(['Ann', 'Ben', 'Cem'])).toBe('Ann, Ben or Cem');
});
