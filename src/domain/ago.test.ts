import { expect, test } from 'vitest';
import { ago, durationWords } from './ago.ts';

const now = new Date('2026-05-04T12:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [-30, 'just now'],
  [44, 'just now'],
  [45, '1 minute ago'],
  [300, '5 minutes ago'],
  [3569, '59 minutes ago'],
  [3570, '1 hour ago'],
  [7200, '2 hours ago'],
  [84_600, 'yesterday'],
  [3 * 86_400, '3 days ago'],
  [400 * 86_400, '400 days ago'],
])('%d seconds are said as "%s"', (seconds, words) => {
  expect(ago(before(seconds), now)).toBe(words);
});

test.each([
  [0, 'under a second'],
  [1_400, '1 s'],
  [59_400, '59 s'],
  [185_000, '3 min 5 s'],
  [4_320_000, '1 h 12 min'],
])('%d milliseconds last "%s"', (milliseconds, words) => {
  expect(durationWords(milliseconds)).toBe(words);
});
