import { describe, expect, test } from 'vitest';
import { changeOf, type FigureKind, formatValue } from './figure-format.ts';

const figure = (value: number | null, previous?: number | null) => ({
  value,
  n: 10,
  query: '',
  ...(previous !== undefined && { previous }),
});

describe('a figure', () => {
  test.each<[FigureKind, number | null, string]>([
    ['count', 1294, '1,294'],
    ['stars', 4.5, '4.50'],
    ['score', 8.96, '9.0 of 10'],
    ['share', 0.706, '71 %'],
    ['hours', 7.25, '7.3 h'],
    ['hours', 19.2, '19 h'],
    ['hours', 60, '2.5 days'],
    ['stars', null, '–'],
  ])('%s %s is shown as %s', (kind, value, shown) => {
    expect(formatValue(kind, value)).toBe(shown);
  });
});

describe('the change of a figure', () => {
  test.each<[FigureKind, number | null, number | null | undefined, string, string]>([
    ['count', 312, 289, 'up', '8 %'],
    ['count', 6, 0, 'up', '6'],
    ['count', 1, 4, 'down', '3'],
    ['stars', 4.52, 4.59, 'down', '0.07'],
    ['share', 0.06, 0.04, 'up', '2 pts'],
    ['share', 0.71, 0.72, 'down', '1 pt'],
    // 68 % after 72 %, and 11 % after 8 %.
    ['share', 0.6759, 0.7241, 'down', '4 pts'],
    ['share', 0.1071, 0.0849, 'up', '3 pts'],
    ['score', 8.96, 8.84, 'up', '0.2 of 10'],
    ['hours', 19.2, 26.4, 'down', '7 h'],
    ['hours', 60, 40.4, 'up', '20 h'],
    ['share', 0.501, 0.502, 'same', ''],
    ['stars', 4.504, 4.496, 'same', ''],
    ['count', 5, 5, 'same', ''],
  ])('%s %s after %s goes %s by %s', (kind, value, previous, direction, amount) => {
    expect(changeOf(kind, figure(value, previous))).toMatchObject({ direction, amount });
  });

  test.each<[FigureKind, number | null, number | null | undefined]>([
    ['stars', null, 4.5],
    ['stars', 4.5, null],
    ['count', 86, undefined],
    ['count', 0, 0],
  ])('%s %s after %s is not shown', (kind, value, previous) => {
    expect(changeOf(kind, figure(value, previous))).toBeNull();
  });
});
