import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { writtenText } from './written-text.ts';

const TEXT = { field: 'text', max: 2000 };

test('a text keeps its lines and loses surrounding blanks and control characters', () => {
  expect(writtenText('  First\r\nsecond\u0007\u202e line \n', TEXT)).toBe('First\nsecond line');
});

test.each(['', ' \n\t ', '\u0000', 'x'.repeat(2001)])('%j is refused', (input) => {
  expect(() => writtenText(input, TEXT)).toThrow(saying('text must have 1 to 2000 visible characters.'));
});
