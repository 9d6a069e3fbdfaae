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

/** A text without the words of a name. Particles such as "de" stay. */
export function withoutName(text: string, name: string): string {
  return name
    .normalize('NFKC')
    .split(/\s+/u)
    .filter((word) => word.length > 1 && !/^\p{Ll}/u.test(word))
    .reduce((rest, word) => rest.replace(wordPattern(word), '[guest]'), text);
}

function wordPattern(word: string): RegExp {
  const literal = word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  // Scripts without case, such as Chinese, have no spaces around words.
  const isCased = word.toLowerCase() !== word.toUpperCase();
  return new RegExp(isCased ? `(?<!\\p{L})${literal}(?!\\p{L})` : literal, 'giu');
}
