import type { AnalysedLanguage } from '#domain/insights/topics.ts';

/** What separates a token from the one before: nothing but space, a comma or the like, or the end of a sentence. */
export const NO_BREAK = 0;
export const CLAUSE_BREAK = 1;
export const SENTENCE_BREAK = 2;

/** A word, a number or an emoji of a text. */
export interface Token {
  word: string;
  start: number;
  end: number;
  /** What precedes it. */
  break: typeof NO_BREAK | typeof CLAUSE_BREAK | typeof SENTENCE_BREAK;
}

const WORD = '\\p{L}[\\p{L}\\p{M}]*';
const REST =
  '\\d+(?:[.,:]\\d+)*|\\p{Extended_Pictographic}|[.!?…\\n]+|[,;:()\\[\\]{}–—"«»„“”+•*|]|(?<=\\s)-+(?=\\s)';
/** With the apostrophe as part of a word ("don't"), or as a separator of words ("l'appartement"). */
const JOINED = new RegExp(`${WORD}(?:['’´\`]\\p{L}+)*|${REST}`, 'gu');
const SEPARATED = new RegExp(`${WORD}|${REST}`, 'gu');
const ELISIONS = new Set<AnalysedLanguage>(['fr', 'it', 'pt']);

const SENTENCE_END = /^[.!?…\n]/;
const CLAUSE_END = /^[^\p{L}\d\p{Extended_Pictographic}]/u;

/** The words of a text, in order, each with its place in the text. Takes time linear in the length. */
export function tokensOf(text: string, language: AnalysedLanguage): Token[] {
  const tokens: Token[] = [];
  let next: Token['break'] = SENTENCE_BREAK;
  for (const match of text.matchAll(ELISIONS.has(language) ? SEPARATED : JOINED)) {
    const [value] = match;
    if (SENTENCE_END.test(value)) next = SENTENCE_BREAK;
    else if (CLAUSE_END.test(value)) next = next === SENTENCE_BREAK ? next : CLAUSE_BREAK;
    else {
      tokens.push({ word: value, start: match.index, end: match.index + value.length, break: next });
      next = NO_BREAK;
    }
  }
  return tokens;
}

/** Longer runs of letters are no words. */
const MAX_WORD_LENGTH = 40;

/** A word without case, accents, apostrophes and letters repeated for emphasis ("soooo"), as lexicons write it. */
export function normalizedWord(word: string): string {
  if (word.length > MAX_WORD_LENGTH) return '';
  let normal = word.toLowerCase();
  if (/[^a-z0-9]/.test(normal)) {
    normal = normal
      .normalize('NFD')
      .replace(/[\p{M}'’´`]/gu, '')
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe');
  }
  if (!/([a-z])\1\1/.test(normal)) return normal;
  return normal.replace(/([aeiou])\1{2,}/g, '$1').replace(/([a-z])\1{2,}/g, '$1$1');
}
