import { normalizeText } from '../normalize-text.ts';
import { NO_NAMES } from './draft-patterns.ts';

/** The words of a text, as they are compared. */
export const wordsOf = (text: string): string[] =>
  normalizeText(text).match(/[\p{L}\p{N}]+(?:-[\p{L}]+)*/gu) ?? [];

/** What stands before a word that may have a capital in any case. */
const BEFORE_CAPITALS = new Set('.!?…:;"“”„«»()–—•-');
const CAPITALIZED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’]*(?:-\p{Lu}?\p{L}+)*/gu;
const GREETING_END = /^[^\n,]{1,40},\s*$/u;
const MAX_CLOSING_WORDS = 4;

interface Capitalized {
  word: string;
  index: number;
  end: number;
}

/**
 * Capitalized words that neither the review nor the facts have. In German, where every noun has a capital, only two in a
 * row; in scripts without capitals none.
 */
export function unknownNames(text: string, source: string, language: string | null): string[] {
  const known = new Set(wordsOf(source));
  const isUnknown = (word: string) => {
    const parts = wordsOf(word.replace(/['’]s?$/u, ''));
    return word.length > 1 && !parts.every((part) => known.has(part) || NO_NAMES.has(part));
  };
  const plain = text.replaceAll(/\{\{[^{}]*\}\}[,!]?/g, (variable) => '.'.repeat(variable.length));
  const found = [...plain.matchAll(CAPITALIZED)].map(({ 0: word, index }) => ({
    word,
    index,
    end: index + word.length,
  }));
  /** At the start of a sentence or a line, or after a greeting such as "Hi Anna,". */
  const isAtStart = (index: number) => {
    const before = plain.slice(0, index);
    const written = before.trimEnd();
    return (
      BEFORE_CAPITALS.has(written.at(-1) ?? '.') ||
      before.includes('\n', written.length) ||
      GREETING_END.test(before)
    );
  };
  const closing = closingLine(plain);
  const isWithinSentence = ({ word, index }: Capitalized) => isUnknown(word) && !isAtStart(index);
  const isPair = (one: Capitalized | undefined, other: Capitalized | undefined) =>
    one !== undefined &&
    other !== undefined &&
    text.slice(one.end, other.index) === ' ' &&
    isWithinSentence(one) &&
    isWithinSentence(other);
  const names = found.filter((one, at) => {
    if (one.index > closing) return isUnknown(one.word);
    if (language !== 'de') return isWithinSentence(one);
    return isPair(found[at - 1], one) || isPair(one, found[at + 1]);
  });
  return names.map(({ word }) => word);
}

/** Where a short last line begins, such as a signature; Infinity without one. */
function closingLine(text: string): number {
  const start = text.trimEnd().lastIndexOf('\n');
  const line = text.slice(start).trim();
  const isShort = line.split(/\s+/u).length <= MAX_CLOSING_WORDS && !/[.!?]$/.test(line);
  return start > 0 && isShort ? start : Infinity;
}
