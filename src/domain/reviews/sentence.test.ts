import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceAround } from './sentence.ts';

const TEXT = 'Great bed.  But the street was loud all night! We slept badly…\nNice host.';
const around = (text: string, mention: string) => {
  const start = text.indexOf(mention);
  const found = sentenceAround(text, start, start + mention.length);
  return { ...found, mention: found.text.slice(found.start, found.end) };
};

describe('the sentence around a mention', () => {
  test('is without the ones before and after it', () => {
    expect(around(TEXT, 'loud')).toMatchObject({
      text: 'But the street was loud all night!',
      mention: 'loud',
    });
    expect(around(TEXT, 'Nice host')).toMatchObject({ text: 'Nice host.', mention: 'Nice host' });
  });

  test('is all sentences that the mention touches', () => {
    expect(around(TEXT, 'bed.  But')).toMatchObject({
      text: 'Great bed.  But the street was loud all night!',
      mention: 'bed.  But',
    });
  });

  test('has a limited length in a text without punctuation', () => {
    const text = `${'all the rooms '.repeat(60_000)}loud ${'and the street '.repeat(60_000)}`;
    const { text: sentence, mention } = around(text, 'loud');
    expect(mention).toBe('loud');
    expect(sentence.length).toBeLessThan(2_010);
  });

  test('contains exactly the characters of the mention, in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), fc.nat(), (text, a, b) => {
        const [start, end] = [a % text.length, (b % text.length) + 1].sort((x, y) => x - y) as [
          number,
          number,
        ];
        fc.pre(start < end && text.slice(start, end) === text.slice(start, end).trim());
        const found = sentenceAround(text, start, end);
        expect(found.text.slice(found.start, found.end)).toBe(text.slice(start, end));
      }),
    );
  });
});
