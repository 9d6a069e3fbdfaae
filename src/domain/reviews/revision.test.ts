import { expect, test } from 'vitest';
import { revisionOf } from './revision.ts';

const judged = { text: 'Lovely', tenths: 50 };

test('the same text and rating are not a revision, whatever white space surrounds them', () => {
  expect(revisionOf(judged, { text: ' Lovely\n', tenths: 50 })).toBeNull();
});

test.each([
  ['text', { text: 'Awful', tenths: 50 }],
  ['rating', { text: 'Lovely', tenths: 10 }],
  ['a removed rating', { text: 'Lovely', tenths: null }],
])('a different %s is a revision with both versions', (_what, after) => {
  expect(revisionOf(judged, after)).toEqual({ before: judged, after });
});
