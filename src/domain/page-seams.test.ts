import { expect, test } from 'vitest';
import { seamOf, spanOf } from './page-seams.ts';

const spans = [
  { first: 1, last: 10, end: 5 },
  { first: 14, last: 20, end: 10 },
];

test('an id within a page has no seam to slip through', () => {
  expect(seamOf(spans, '1')).toBeNull();
  expect(seamOf(spans, '7')).toBeNull();
  expect(seamOf(spans, '20')).toBeNull();
});

test('an id between two pages may have slipped through at the end of the first', () => {
  expect(seamOf(spans, '12')).toBe(5);
});

test('an id behind the last page may have slipped through there, one before the first cannot', () => {
  expect(seamOf(spans, '21')).toBe(10);
  expect(seamOf(spans, '0')).toBeNull();
});

test('pages that were read twice, in whatever order, leave no seam between them', () => {
  const circle = [
    { first: 14, last: 20, end: 10 },
    { first: 1, last: 10, end: 5 },
    { first: 11, last: 16, end: 8 },
  ];
  expect(seamOf(circle, '12')).toBeNull();
});

test('an id that is no number, and a page without any, tell nothing', () => {
  expect(seamOf(spans, 'r-12')).toBeNull();
  expect(spanOf(['x'], 3)).toBeNull();
  expect(spanOf([], 3)).toBeNull();
  expect(spanOf(['4', '6', '9'], 3)).toEqual({ first: 4, last: 9, end: 3 });
});
