import { createRequire } from 'node:module';
import { isEnglish } from './english.ts';
import { STAY_WORDS } from './stay-words.ts';

/** The part of wink-sentiment 5 that is used; the package has no types. */
interface Token {
  value: string;
  tag: string;
  score?: number;
  negation?: boolean;
}
type Analyse = (text: string) => { tokenizedPhrase?: Token[] };

/** Bounds the time; the beginning of a text shows its sentiment. */
const MAX_CHARACTERS = 4000;
/** Damps the score of texts with few scored words. */
const DAMPING = 2;

let analyse: Analyse | undefined;

/**
 * The sentiment of a text from -1 to 1; null for a text without words or in a language other than English.
 * AFINN-165 through wink-sentiment (negation, idioms, emoji) and additional words about stays: docs/decisions/2026-11-20-calculate-sentiment-with-wink-sentiment.md.
 */
export function scoreText(text: string): number | null {
  if (!/\p{L}|\p{Extended_Pictographic}/u.test(text)) return null;
  // Loaded on first use: a server that only reads reviews never needs it.
  analyse ??= createRequire(import.meta.url)('wink-sentiment') as Analyse;
  const { tokenizedPhrase = [] } = analyse(prepared(text));
  const tokens = tokenizedPhrase.filter((token) => token.tag === 'word' || token.tag === 'emoji');
  const scores = tokens.map(scoreOf);
  const names = tokens.map((token) => token.value.toLowerCase());
  if (!isEnglish(names, (index) => scores[index] !== 0)) return null;
  const sum = scores.reduce((total, score) => total + score, 0);
  const weight = scores.reduce((total, score) => total + Math.abs(score), 0);
  return sum / (weight + DAMPING);
}

/**
 * Works around two defects of the library: its time is quadratic in the length of a word, and its lexicon, a plain
 * object, has an inherited entry "constructor".
 */
function prepared(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .replace(/\S{40,}/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/\bconstructor\b/gi, 'builder');
}

function scoreOf(token: Token): number {
  const own = STAY_WORDS.get(token.value.toLowerCase());
  if (own !== undefined) return token.negation ? -own : own;
  return token.score ?? 0;
}
