import { expect, test } from 'vitest';
import { PhraseFinder } from './phrase-finder.ts';
import { phrasesOf } from './phrases.ts';
import { tokensOf } from './tokens.ts';

function found(phrases: string, text: string): string[] {
  const finder = new PhraseFinder<string>();
  for (const phrase of phrasesOf(phrases)) finder.add(phrase, phrase.join(' '));
  const tokens = tokensOf(text, 'en');
  return finder.find(tokens).flatMap(({ meanings }) => meanings);
}

test.each([
  ['loud', 'LOUD music', ['loud']],
  ['nois*', 'so noisy', ['nois*']],
  ['*larm', 'Straßenlärm', ['*larm']],
  ['*matratz*', 'Federkernmatratzen', ['*matratz*']],
  ['dont like', "don't like, DON’T like", ['dont like', 'dont like']],
  ['soo', 'soooo loud', []],
  ['so', 'soooo loud', ['so']],
  ['hot water', 'no hot water', ['hot water']],
  ['hear .. neighbours', 'hear all of the neighbours', ['hear .. neighbours']],
  ['hear .. neighbours', 'hear all of the many neighbours', []],
  ['hear .. neighbours', 'hear them. The neighbours', []],
  ['check in', 'check-in, check. In', ['check in']],
])('"%s" in "%s"', (phrases, text, expected) => {
  expect(found(phrases, text)).toEqual(expected);
});

test('of phrases that share words the longest is found, and all with the same words', () => {
  expect(found('washing machine, machine, machin*, washing', 'a washing machine')).toEqual([
    'washing machine',
  ]);
  expect(found('machine, machin*', 'a machine')).toEqual(['machine', 'machin*']);
});

test('a class stands for any of its words', () => {
  const finder = new PhraseFinder<string>();
  finder.addClass('<animal>', ['dog', 'cat*']);
  finder.add(['<animal>', 'barks'], 'noise');
  const meanings = (text: string) => finder.find(tokensOf(text, 'en')).flatMap((found) => found.meanings);
  expect(meanings('the dog barks')).toEqual(['noise']);
  expect(meanings('the cats barks')).toEqual(['noise']);
  expect(meanings('the tree barks')).toEqual([]);
});

test('of phrases with equally many words the preferred one is found', () => {
  const finder = new PhraseFinder<string>((meaning) => meaning === 'complaint');
  finder.add(['door', 'code'], 'name');
  finder.add(['code', 'wrong'], 'complaint');
  expect(finder.find(tokensOf('door code wrong', 'en')).flatMap(({ meanings }) => meanings)).toEqual([
    'complaint',
  ]);
});
