import { normalizeText } from '../normalize-text.ts';

/** What a language model is asked. */
export interface Prompt {
  /** The rules, which are the same for every text. */
  system: string;
  /** The material and the task. */
  user: string;
  /** In characters; the answer ends there. */
  maxLength: number;
}

const MAX_DATA_LENGTH = 6_000;
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Such as "German (de)". */
export const languageLabel = (code: string): string => `${languageNames.of(code) ?? code} (${code})`;

/**
 * A text of others between delimiters that it cannot close. Compatibility forms become ordinary letters first, so that a
 * full-width bracket is a bracket.
 *
 * @param name of the delimiters
 */
export function delimited(name: string, text: string): string {
  return `<${name}>\n${asData(text)}\n</${name}>`;
}

/** A text without angle brackets, double braces, and invisible, control and bidirectional characters. */
export function asData(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{C}\n]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[<⟨〈〈❮]|&(?:lt|#0*60|#x0*3c);?/gi, '‹')
    .replace(/[>⟩〉〉❯]|&(?:gt|#0*62|#x0*3e);?/gi, '›')
    .replace(/\{(?=\{)|(?<=\})\}/g, '')
    .slice(0, MAX_DATA_LENGTH)
    .trim();
}

/**
 * A text, as data, without the words of a name, whatever their case and accents. Particles such as "de" stay, unless all of the
 * name is in lower case.
 */
export function withoutName(text: string, name: string): string {
  const words = asData(name)
    .split(/\s+/u)
    .filter((word) => word.length > 1);
  const hasCapitals = words.some((word) => /^\p{Lu}/u.test(word));
  return (
    words
      .filter((word) => !hasCapitals || !/^\p{Ll}/u.test(word))
      // A word that contains another one is found only while it is whole.
      .toSorted((a, b) => b.length - a.length)
      .reduce((rest, word) => rest.replace(wordPattern(word), '[guest]'), asData(text).normalize('NFKD'))
      .normalize('NFKC')
  );
}

/** Finds a word in a decomposed text. */
function wordPattern(word: string): RegExp {
  const letters = [...normalizeText(word)].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&'));
  // An acute accent in place of an apostrophe has become a space and a mark, which begins the next word.
  const literal = ['', ...letters, ''].join('[\u0300-\u036F]*');
  // Scripts without case, such as Chinese, have no spaces around words.
  const isCased = word.toLowerCase() !== word.toUpperCase();
  return new RegExp(isCased ? `(?<![\\p{L}\\p{M}])${literal}(?![\\p{L}\\p{M}])` : literal, 'giu');
}
