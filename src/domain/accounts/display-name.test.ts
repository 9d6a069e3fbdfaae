import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { parseName } from './display-name.ts';

test.each([
  [' Ana\n Costa ', 'Ana Costa'],
  ['Ana \u202eatsoC', 'Ana atsoC'],
  ['Ana \ud800', 'Ana \ufffd'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%j is the name %j', (input, name) => {
  expect(parseName(input)).toBe(name);
});

test.each(['', ' \t', '\u200b', '\u202e\u2066'])('%j is no name', (input) => {
  expect(() => parseName(input)).toThrow(saying('name must have visible characters.'));
});
