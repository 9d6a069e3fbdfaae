import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { parseIfMatch } from './if-match.ts';

test.each([
  [undefined, null],
  ['*', null],
  [' * ', null],
  ['"a1"', ['a1']],
  ['"a1", "b2","c3"', ['a1', 'b2', 'c3']],
  [', "a1",, "b2" ,', ['a1', 'b2']],
  ['W/"a1", "b2"', ['b2']],
  ['W/"a1"', []],
  ['"a,b"', ['a,b']],
  ['""', ['']],
])('%j is parsed as %j', (header, tags) => {
  expect(parseIfMatch(header)).toEqual(tags);
});

test.each(['', ',', 'a1', '"a1', 'a1"', '"a1" "b2"', '"a1""b2"', '*, "a1"', '"a 1"', 'w/"a1"', "'a1'"])(
  '%j is rejected',
  (header) => {
    expect(() => parseIfMatch(header)).toThrow(AppError);
  },
);

test('a long header that is invalid at its end is rejected quickly', () => {
  expect(() => parseIfMatch(`${'"a", '.repeat(3_000)}x`)).toThrow(AppError);
  expect(() => parseIfMatch(`${', '.repeat(8_000)}x`)).toThrow(AppError);
});
