import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitLongText } from './split-text.ts';

const sentences = (count: number) =>
  Array.from({ length: count }, (_, index) => `This is sentence number ${index}.`).join(' ');

describe('a text', () => {
  test('stays whole when it is not very long', () => {
    expect(splitLongText(' Perfect! ')).toEqual({ head: 'Perfect!', rest: '' });
    expect(splitLongText('x'.repeat(1_100)).rest).toBe('');
  });

  test('is split after a sentence when it is very long', () => {
    const text = sentences(100);
    const { head, rest } = splitLongText(text);
    expect(head).toMatch(/\d\.$/);
    expect(rest).toMatch(/^This is/);
    expect(`${head} ${rest}`).toBe(text);
  });

  test('is split at other lengths when they are given', () => {
    const { head, rest } = splitLongText(sentences(100), { whole: 300, head: 260 });
    expect(head).toMatch(/\d\.$/);
    expect(head.length).toBeLessThanOrEqual(260);
    expect(rest).toMatch(/^This is/);
    expect(splitLongText('x'.repeat(300), { whole: 300, head: 260 }).rest).toBe('');
  });

  test('is split between paragraphs rather than after a sentence', () => {
    const { head, rest } = splitLongText(`${sentences(22)}\n\n${sentences(60)}`);
    expect(head).toBe(sentences(22));
    expect(rest).toBe(sentences(60));
  });

  test('is split after a Japanese sentence, and between words when no sentence ends', () => {
    expect(splitLongText('とても良いお部屋でした。'.repeat(200)).head).toMatch(/。$/);
    expect(splitLongText('word '.repeat(400)).head).toMatch(/^(word )+word$/);
  });

  test('is never split inside a character', () => {
    const { head, rest } = splitLongText('👩‍🚀'.repeat(500));
    expect(head.isWellFormed()).toBe(true);
    expect(rest.isWellFormed()).toBe(true);
  });

  test('loses nothing but blanks when it is split', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1_000, maxLength: 4_000 });
    fc.assert(
      fc.property(words, (text) => {
        const { head, rest } = splitLongText(text);
        expect((head + rest).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});
