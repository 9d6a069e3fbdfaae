import { expect, test } from 'vitest';
import { sealer } from './sealed-text.ts';

const { seal, open } = sealer('a test', 'a secret');

test.each(['', 'Zoë', 'x'.repeat(10_000)])('a sealed text opens', (text) => {
  expect(open(seal(text))).toBe(text);
});

test('a text that was sealed for another purpose or with another secret does not open', () => {
  expect(sealer('another test', 'a secret').open(seal('Ana'))).toBeNull();
  expect(sealer('a test', 'another secret').open(seal('Ana'))).toBeNull();
});

test('no part of a sealed text opens', () => {
  for (const text of ['', 'Ana']) {
    const bytes = Buffer.from(seal(text), 'base64url');
    for (let length = 0; length < bytes.length; length++)
      expect(open(bytes.subarray(0, length).toString('base64url'))).toBeNull();
  }
});

test('a changed text does not open', () => {
  const bytes = Buffer.from(seal('Ana'), 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(open(changed.toString('base64url'))).toBeNull();
  }
});
