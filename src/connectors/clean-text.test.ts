import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

test('line breaks of every kind become one kind', () => {
  expect(cleanText('one\r\ntwo\rthree\u2028four\nfive')).toBe('one\ntwo\nthree\nfour\nfive');
});

test('control characters and reversals of the reading direction go, tabs and emoji stay', () => {
  expect(cleanText('a\u0000b\u001bc\u202Ed\te 👨‍👩‍👧')).toBe('abcd\te 👨‍👩‍👧');
});

test('mark-up stays the text that it is', () => {
  expect(cleanText('<b>5 &amp; up</b>')).toBe('<b>5 &amp; up</b>');
});

test('a name stands on one line and never ends in half a character', () => {
  expect(cleanLine('  Ana\n  Costa ')).toBe('Ana Costa');
  expect(cleanLine('😀'.repeat(300))).toBe('😀'.repeat(200));
});

test('cleaning twice is cleaning once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = cleanText(text);
      expect(cleanText(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
    }),
  );
});
