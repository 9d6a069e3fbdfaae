import { expect, test } from 'vitest';
import { isEmptyCell, namedScale, parseFileNumber } from './file-numbers.ts';

test.each([
  ['8', 8, null],
  ['8.5', 8.5, null],
  ['8,5', 8.5, null],
  [' 8.5/10 ', 8.5, 10],
  ['8,5 / 10', 8.5, 10],
  ['85 %', 85, 100],
  ['85\u202f%', 85, 100],
  ['4 stars', 4, null],
  ['4★', 4, null],
])('the rating %j is %d', (cell, value, scale) => {
  expect(parseFileNumber(cell)).toBe(value);
  expect(namedScale(cell)).toBe(scale);
});

test.each(['', '-1', 'good', '1e3', '0x10', '1,000,000', '8..5', '=8'])('%j is no rating', (cell) => {
  expect(parseFileNumber(cell)).toBeNull();
});

test.each(['', ' ', '-', '--', '–', 'N/A', 'na'])('%j is an empty cell', (cell) => {
  expect(isEmptyCell(cell)).toBe(true);
});
