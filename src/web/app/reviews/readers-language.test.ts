import { expect, test } from 'vitest';
import { readersLanguage } from './readers-language.ts';

test.each([
  ['de', 'de'],
  ['pt-BR', 'pt'],
  ['EN-us', 'en'],
  ['zh-Hant-TW', 'zh'],
  // The first two letters are the code of Finnish.
  ['fil-PH', 'tl'],
  ['gsw', 'en'],
])('a browser in %s is offered translations into %s', (tag, language) => {
  expect(readersLanguage(tag)).toBe(language);
});
