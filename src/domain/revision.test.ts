import { expect, test } from 'vitest';
import { revisionOf } from './revision.ts';

const judged = { text: 'Lovely', tenths: 50 };

test('the same words and rating are no revision, whatever white space surrounds them', () => {
  expect(revisionOf(judged, { text: ' Lovely\n', tenths: 50 })).toBeNull();
});

test.each([
  ['words', { text: 'Awful', tenths: 50 }],
  ['rating', { text: 'Lovely', tenths: 10 }],
  ['a rating that went', { text: 'Lovely', tenths: null }],
])('other %s are a revision with both sides', (_what, after) => {
  expect(revisionOf(judged, after)).toEqual({ before: judged, after });
});
