import { expect, test } from 'vitest';
import { createWordDetector, type LetterMeaning } from './typed-words.ts';

const MEANINGS: Record<string, LetterMeaning> = {
  j: 'step',
  k: 'step',
  a: 'decision',
  d: 'decision',
  u: 'decision',
  n: 'command',
  r: 'command',
};

/** The decisions that remain after letters that follow each other at an interval, and the commands that ran. */
function type(letters: string, interval: number) {
  const detector = createWordDetector();
  const decided: string[] = [];
  const commands: string[] = [];
  [...letters].forEach((letter, index) => {
    const meaning = MEANINGS[letter] ?? 'none';
    const at = 1_000 + index * interval;
    if (detector.isPartOfWord(letter, at, meaning)) return;
    if (meaning === 'command') commands.push(letter);
    if (meaning !== 'decision') return;
    const entry = `${letter}${index}`;
    decided.push(entry);
    detector.addDecision(letter, at, () => decided.splice(decided.indexOf(entry), 1));
  });
  return { decided, commands };
}

test.each(['already', 'and', 'bad', 'dashboard', 'address', 'adjacent', 'around', 'under', 'just'])(
  'the word "%s" decides nothing',
  (word) => {
    for (const interval of [20, 70]) expect(type(word, interval).decided).toEqual([]);
  },
);

test.each([
  ['aaaa', 4],
  ['jajdja', 3],
  ['ad', 2],
  ['au', 2],
])('the keys %s are commands, however fast', (keys, decisions) => {
  for (const interval of [5, 120, 290]) expect(type(keys, interval).decided).toHaveLength(decisions);
});

test('letters with pauses between them are commands', () => {
  expect(type('andr', 400)).toEqual({ decided: ['a0', 'd2'], commands: ['n', 'r'] });
});

test('another shortcut right after a decision is part of a word, and does nothing', () => {
  expect(type('an', 100)).toEqual({ decided: [], commands: [] });
});

test('a key that loses its meaning with the last review is no word when it is pressed once more', () => {
  const detector = createWordDetector();
  let decisions = 0;
  expect(detector.isPartOfWord('a', 1_000, 'decision')).toBe(false);
  decisions += 1;
  detector.addDecision('a', 1_000, () => {
    decisions -= 1;
  });
  expect(detector.isPartOfWord('a', 1_050, 'none')).toBe(false);
  expect(decisions).toBe(1);
  expect(detector.isPartOfWord('e', 1_100, 'none')).toBe(true);
  expect(decisions).toBe(0);
});
