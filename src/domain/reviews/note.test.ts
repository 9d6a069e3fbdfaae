import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { MAX_NOTE_LENGTH, parseNote } from './note.ts';

test('a note keeps its lines and loses surrounding blanks and control characters', () => {
  expect(parseNote('  First\r\nsecond\u0007\u202e line \n')).toBe('First\nsecond line');
});

test.each(['', ' \n\t ', '\u0000', 'x'.repeat(MAX_NOTE_LENGTH + 1)])('%j is no note', (input) => {
  expect(() => parseNote(input)).toThrow(saying('text must have 1 to 2000 visible characters.'));
});
