import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, redact } from './clean-text.ts';

test('every kind of line break becomes \\n', () => {
  expect(cleanText('one\r\ntwo\rthree\u2028four\nfive')).toBe('one\ntwo\nthree\nfour\nfive');
});

test('control characters and bidirectional overrides are removed, tabs and emoji are kept', () => {
  expect(cleanText('a\u0000b\u001bc\u202Ed\te 👨‍👩‍👧')).toBe('abcd\te 👨‍👩‍👧');
});

test('HTML is kept as text', () => {
  expect(cleanText('<b>5 &amp; up</b>')).toBe('<b>5 &amp; up</b>');
});

test('a name fits on one line and is never cut inside a character', () => {
  expect(cleanLine('  Ana\n  Costa ')).toBe('Ana Costa');
  expect(cleanLine('😀'.repeat(300))).toBe('😀'.repeat(200));
});

test('cleaning text twice gives the same result as cleaning it once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = cleanText(text);
      expect(cleanText(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
    }),
  );
});

test('a redacted message keeps its words and loses anything as long as a key', () => {
  expect(redact('The token eyJ0eXAiOiJKV1QiLCJhbGciOiJSUzI1NiJ9 has expired.')).toBe(
    'The token … has expired.',
  );
});

test('a redacted message has at most 300 characters', () => {
  expect(redact('no '.repeat(1000))).toHaveLength(300);
});
