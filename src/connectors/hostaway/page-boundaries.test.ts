import { expect, test } from 'vitest';
import { boundaryNear, spanOf } from './page-boundaries.ts';

const spans = [
  { first: 1, last: 10, end: 5 },
  { first: 14, last: 20, end: 10 },
];

test('a row with an id within a page was not missed', () => {
  expect(boundaryNear(spans, '1')).toBeNull();
  expect(boundaryNear(spans, '7')).toBeNull();
  expect(boundaryNear(spans, '20')).toBeNull();
});

test('a row with an id between two pages may have been missed at the end of the first', () => {
  expect(boundaryNear(spans, '12')).toBe(5);
});

test('a row with an id after the last page may have been missed there, one before the first page not', () => {
  expect(boundaryNear(spans, '21')).toBe(10);
  expect(boundaryNear(spans, '0')).toBeNull();
});

test('overlapping pages leave no boundary between them in any order', () => {
  const circle = [
    { first: 14, last: 20, end: 10 },
    { first: 1, last: 10, end: 5 },
    { first: 11, last: 16, end: 8 },
  ];
  expect(boundaryNear(circle, '12')).toBeNull();
});

test('ids that are not numbers are ignored', () => {
  expect(boundaryNear(spans, 'r-12')).toBeNull();
  expect(spanOf(['x'], 3)).toBeNull();
  expect(spanOf([], 3)).toBeNull();
  expect(spanOf(['4', '6', '9'], 3)).toEqual({ first: 4, last: 9, end: 3 });
});
