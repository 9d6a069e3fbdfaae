import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeSearch } from '../normalize-text.ts';
import { textMatches } from './text-matches.ts';

const found = (text: string, wanted: string) =>
  textMatches(text, normalizeSearch(wanted)).map(([from, to]) => text.slice(from, to));

describe('the matches of a search in a text', () => {
  test.each([
    ['The wifi was slow, WiFi again', 'wifi', ['wifi', 'WiFi']],
    ['Un séjour très agréable', 'tres', ['très']],
    ['Cafe\u0301 Central', 'café', ['Cafe\u0301']],
    ['ﬁne', 'fi', ['ﬁ']],
    ['Größe', 'große', ['Größe']],
    ['It didn’t work', "didn't", ['didn’t']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['nothing here', 'wifi', []],
    ['anything', '', []],
  ])('of %j for %j are %j', (text, wanted, expected) => {
    expect(found(text, wanted)).toEqual(expected);
  });

  test('exist wherever the search finds the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        (before, wanted, after) => {
          fc.pre(normalizeSearch(wanted) !== '');
          expect(textMatches(before + wanted + after, normalizeSearch(wanted)).length).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('contain the searched text in their order and without overlap', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', 'é', 'ﬁ', '😀') }),
        fc.constantFrom('a', 'ab', 'fi', 'e'),
        (text, wanted) => {
          let end = 0;
          for (const [from, to] of textMatches(text, wanted)) {
            expect(from).toBeGreaterThanOrEqual(end);
            expect(normalizeSearch(text.slice(from, to))).toContain(wanted);
            end = to;
          }
        },
      ),
    );
  });
});
