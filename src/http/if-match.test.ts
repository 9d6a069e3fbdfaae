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
])('%j asks for %j', (header, tags) => {
  expect(parseIfMatch(header)).toEqual(tags);
});

test.each(['', ',', 'a1', '"a1', 'a1"', '"a1" "b2"', '"a1""b2"', '*, "a1"', '"a 1"', 'w/"a1"', "'a1'"])(
  '%j is refused',
  (header) => {
    expect(() => parseIfMatch(header)).toThrow(AppError);
  },
);

test('a long one that is wrong in the end is refused at once', () => {
  expect(() => parseIfMatch(`${'"a", '.repeat(3_000)}x`)).toThrow(AppError);
  expect(() => parseIfMatch(`${', '.repeat(8_000)}x`)).toThrow(AppError);
});
