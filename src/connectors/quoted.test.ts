import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test('words are kept, anything like a key is not', () => {
  expect(quoted('The token eyJ0eXAiOiJKV1QiLCJhbGciOiJSUzI1NiJ9 has expired.')).toBe(
    'The token … has expired.',
  );
});

test('a long speech is cut', () => {
  expect(quoted('no '.repeat(1000))).toHaveLength(300);
});
