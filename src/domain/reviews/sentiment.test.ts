import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HIGHEST_TENTHS, LOWEST_TENTHS } from './rating.ts';
import { sentimentOf } from './sentiment.ts';

test.each([
  [null, 50, 'positive'],
  [null, 30, 'neutral'],
  [null, 10, 'negative'],
  [null, null, 'neutral'],
  [0.8, null, 'positive'],
  [-0.8, null, 'negative'],
  [0, null, 'neutral'],
  [0.9, 10, 'negative'],
  [-0.9, 50, 'positive'],
  [-1, 40, 'neutral'],
] as const)('a text with score %j and a rating of %j tenths of a star is %s', (tone, tenths, sentiment) => {
  expect(sentimentOf(tone, tenths)).toBe(sentiment);
});

test('a better rating or a more positive text never makes the sentiment worse', () => {
  const order = ['negative', 'neutral', 'positive'];
  const tone = fc.option(fc.double({ min: -1, max: 1, noNaN: true }));
  const tenths = fc.integer({ min: LOWEST_TENTHS, max: HIGHEST_TENTHS });
  const rank = (...args: Parameters<typeof sentimentOf>) => order.indexOf(sentimentOf(...args));
  fc.assert(
    fc.property(tone, tenths, tenths, (text, a, b) => {
      expect(rank(text, Math.min(a, b))).toBeLessThanOrEqual(rank(text, Math.max(a, b)));
    }),
  );
  const known = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(known, known, fc.option(tenths), (a, b, rating) => {
      expect(rank(Math.min(a, b), rating)).toBeLessThanOrEqual(rank(Math.max(a, b), rating));
    }),
  );
});
