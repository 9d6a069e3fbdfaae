/** Filipino is Tagalog by its code of two letters. */
const TWO_LETTERS: Record<string, string> = { fil: 'tl' };

/**
 * The code of two letters (ISO 639-1) of a browser's language, into which texts are translated; English for a language without
 * one.
 *
 * @param tag such as `pt-BR`
 */
export function readersLanguage(tag: string): string {
  const language = tag.split('-', 1)[0]?.toLowerCase() ?? '';
  const code = TWO_LETTERS[language] ?? language;
  return code.length === 2 ? code : 'en';
}
