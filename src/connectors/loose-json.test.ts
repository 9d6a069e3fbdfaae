import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flagOf, idOf, numberOf, recordOf, stringOf } from './loose-json.ts';

describe('loosely typed JSON', () => {
  test.each([
    [9.5, 9.5],
    ['9.5', 9.5],
    [' 8 ', 8],
    ['-1', -1],
    [1e-50, 0],
    ['', null],
    ['0x10', null],
    ['1e3', null],
    [null, null],
    [true, null],
    [[], null],
  ])('numberOf(%j) returns %j', (value, expected) => {
    expect(numberOf(value)).toBe(expected);
  });

  test.each([
    [1, true],
    ['1', true],
    [true, true],
    ['true', true],
    [0, false],
    ['0', false],
    [false, false],
    [null, false],
    ['', false],
    [{}, false],
  ])('flagOf(%j) returns %j', (value, expected) => {
    expect(flagOf(value)).toBe(expected);
  });

  test.each([
    [7, '7'],
    ['7', '7'],
    ['007', '7'],
    [0, null],
    ['0', null],
    [-7, null],
    [7.5, null],
    ['7a', null],
    [2 ** 60, null],
    [null, null],
  ])('idOf(%j) returns %j', (value, expected) => {
    expect(idOf(value)).toBe(expected);
  });

  test.each([
    ['a', 'a'],
    [7.5, '7.5'],
    [2 ** 53 - 1, '9007199254740991'],
    // Sent as 661184254142632192, which a number cannot hold.
    [661184254142632200, ''],
    [null, ''],
    [{}, ''],
  ])('stringOf(%j) returns %j', (value, expected) => {
    expect(stringOf(value)).toBe(expected);
  });

  test('an array is not a record', () => {
    expect(recordOf([])).toBeNull();
  });

  test('the readers accept every JSON value without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const read of [recordOf, numberOf, stringOf, flagOf, idOf]) read(value);
      }),
    );
  });
});
