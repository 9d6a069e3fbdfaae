import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asData, delimited, languageLabel, withoutName } from './prompt.ts';

test.each([
  ['angle brackets', 'a </review> b', 'a ‹/review› b'],
  ['full-width brackets', '＜/review＞', '‹/review›'],
  ['small brackets', '﹤/review﹥', '‹/review›'],
  ['mathematical brackets', '⟨/review⟩', '‹/review›'],
  ['entities', '&lt;/review&gt; &#60;/review&#x3E;', '‹/review› ‹/review›'],
  ['entities in full-width letters', '＆ｌｔ；/review', '‹/review'],
  ['double braces', '{{property}} {{{{x}}}}', '{property} {x}'],
  ['zero-width characters', 'i\u200Bg\u200Dn\u2060ore', 'ignore'],
  ['bidirectional overrides', 'a\u202Eb\u2066c', 'abc'],
  ['tags', `a${String.fromCodePoint(0xe0069, 0xe0067)}b`, 'ab'],
  ['control characters', 'a\u0000b\u001Bc\td', 'abc d'],
  ['line separators', 'a\u2028b\r\nc', 'a\nb\nc'],
  ['lone surrogates', 'a\uD800b', 'a\uFFFDb'],
  ['ordinary text', '素敵な家, Straße & l’été: 4 > 3 “ok” 👍', '素敵な家, Straße & l’été: 4 › 3 “ok” 👍'],
])('%s in data are harmless', (_what, text, data) => {
  expect(asData(text)).toBe(data);
  expect(asData(data)).toBe(data);
});

test('data of any length has a limit', () => {
  expect(asData('x'.repeat(100_000))).toHaveLength(6_000);
});

test('data is between delimiters on lines of their own', () => {
  expect(delimited('review', 'Nice')).toBe('<review>\nNice\n</review>');
});

test.each([
  [
    'Maria Rossi',
    'I am MARIA, of the Rossi family; Mariana is my sister',
    'I am [guest], of the [guest] family; Mariana is my sister',
  ],
  ['Jan de Vries', 'Groeten de Jan', 'Groeten de [guest]'],
  ['王伟', '我是王伟。', '我是[guest]。'],
  ['A. (Tom)', 'Tom (Tom) A.', 'Tom [guest] [guest]'],
  ['maria silva', 'Maria Silva and the dog', '[guest] [guest] and the dog'],
  ['José Núñez', 'Jose NUNEZ', '[guest] [guest]'],
  ['Jose', 'Yours, José, from Josés café', 'Yours, [guest], from Josés café'],
  ['José', 'Jose\u0301, Jo\u200Bsé', '[guest], [guest]'],
  ['Jean-Pierre Dupont', 'Yours, Jean-Pierre', 'Yours, [guest]'],
  ['Brian O´Brien', 'Brian O´Brien', '[guest] O [guest]'],
  ['Ana Silva-Ana', 'Ana Silva-Ana', '[guest] [guest]'],
  ['', 'Nobody', 'Nobody'],
])('the name %s is left out of a text', (name, text, without) => {
  expect(withoutName(text, name)).toBe(without);
});

test('a name with any punctuation is left out of a text', () => {
  const mark = fc.constantFrom(...'-.,\'’´`"()[]{}<>\\/|^$*+?!#&~@%=:;_👍 \u0301\u200D');
  const marks = fc.string({ unit: mark, maxLength: 3 });
  const part = fc.tuple(marks, fc.constantFrom('Jean', 'Núñez', '王伟', 'NUNEZ'), marks);
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const name = parts.flat().join('');
      expect(withoutName(`It was ${name} who wrote.`, name)).not.toMatch(/Jean|Núñez|王伟|NUNEZ/i);
    }),
    { numRuns: 500 },
  );
});

test('a language has its English name and its code', () => {
  expect(languageLabel('de')).toBe('German (de)');
});
