import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TopicMention } from '#domain/insights/topics.ts';
import { markedParts } from './marked-text.tsx';

const mention = (start: number, end: number): TopicMention => ({
  topic: 'noise',
  polarity: 'negative',
  start,
  end,
});

describe('the marked parts of a text', () => {
  test('are the whole text when it judges nothing', () => {
    expect(markedParts('Nice', [])).toEqual([{ text: 'Nice', mentions: [] }]);
  });

  test('of an empty text are none', () => {
    expect(markedParts('', [])).toEqual([]);
  });

  test('overlap where two topics share words', () => {
    const [first, second] = [mention(0, 10), mention(5, 14)];
    expect(markedParts('Great bed, noisy', [first, second])).toEqual([
      { text: 'Great', mentions: [first] },
      { text: ' bed,', mentions: [first, second] },
      { text: ' noi', mentions: [second] },
      { text: 'sy', mentions: [] },
    ]);
  });

  test('together are the text, and the parts with a mention are its characters', () => {
    const spans = fc.array(
      fc.tuple(fc.nat(30), fc.nat(30)).map(([a, b]) => mention(Math.min(a, b), Math.max(a, b))),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), spans, (text, mentions) => {
        const parts = markedParts(text, mentions);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const each of mentions) {
          const marked = parts.filter((part) => part.mentions.includes(each)).map((part) => part.text);
          expect(marked.join('')).toBe(text.slice(each.start, each.end));
        }
      }),
    );
  });
});
