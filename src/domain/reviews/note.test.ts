import { expect, test } from 'vitest';
import { mentionParts, mentionsIn, typedMention } from './note.ts';

const isPerson = (username: string) => ['ann', 'ann_', '_bo', 'bob.b'].includes(username);

test.each([
  ['@ann', ['ann']],
  ['Ask @Ann, @bob.b and @ann!', ['ann', 'bob.b']],
  ['(@ann) @ann.', ['ann']],
  ['mail ann@example.com', []],
  ['a@@ann', ['ann']],
  ['@', []],
  ['@ann__ @-', ['ann_']],
  ['@ann_ @_bo', ['ann_', '_bo']],
  ['@ann-marie @nobody', []],
])('"%s" mentions %j', (text, usernames) => {
  expect(mentionsIn(text, isPerson)).toEqual(usernames);
});

test('at most twenty people are mentioned', () => {
  const text = Array.from({ length: 99 }, (_, n) => `@user${n}`).join(' ');
  expect(mentionsIn(text, () => true)).toHaveLength(20);
});

test.each([
  ['Ask @', ''],
  ['Ask @an', 'an'],
  ['Ask @ann ', null],
  ['ann@exa', null],
  ['', null],
])('after "%s", "%s" was typed of a mention', (text, typed) => {
  expect(typedMention(text)).toBe(typed);
});

test('a mention of nobody is plain text', () => {
  const parts = mentionParts('Hi @ann and @nobody.', (username) => username === 'ann');
  expect(parts).toEqual([{ text: 'Hi ' }, { username: 'ann' }, { text: ' and @nobody.' }]);
});
