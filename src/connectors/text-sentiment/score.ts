import { createRequire } from 'node:module';
import { isEnglish } from './english.ts';
import { STAY_WORDS } from './stay-words.ts';

/** The part of wink-sentiment 5 that is used; the package brings no types. */
interface Token {
  value: string;
  tag: string;
  score?: number;
  negation?: boolean;
}
type Analyse = (text: string) => { tokenizedPhrase?: Token[] };

/** A mood shows early, and time stays bounded. */
const MOST_CHARACTERS = 4000;
/** How much evidence is missing: one mild word is a hint, five are a mood. */
const DOUBT = 2;

let analyse: Analyse | undefined;

/**
 * The tone of a text from -1 to 1; null without words and for a language other than English, whose lexicon we do not have.
 * AFINN-165 through wink-sentiment (negation, idioms, emoji) and a few words about stays: docs/decisions/2026-11-20-sentiment.md.
 */
export function scoreText(text: string): number | null {
  if (!/\p{L}|\p{Extended_Pictographic}/u.test(text)) return null;
  // Loaded when first needed: a server that only reads reviews never pays for it.
  analyse ??= createRequire(import.meta.url)('wink-sentiment') as Analyse;
  const { tokenizedPhrase = [] } = analyse(prepared(text));
  const tokens = tokenizedPhrase.filter((token) => token.tag === 'word' || token.tag === 'emoji');
  const scores = tokens.map(scoreOf);
  const names = tokens.map((token) => token.value.toLowerCase());
  if (!isEnglish(names, (index) => scores[index] !== 0)) return null;
  const sum = scores.reduce((total, score) => total + score, 0);
  const weight = scores.reduce((total, score) => total + Math.abs(score), 0);
  return sum / (weight + DOUBT);
}

/**
 * The text as the library bears it. Its time grows with the square of a word's length, and its lexicon, a plain object,
 * takes the word "constructor" for a negation.
 */
function prepared(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .replace(/\S{40,}/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/\bconstructor\b/gi, 'builder');
}

function scoreOf(token: Token): number {
  const own = STAY_WORDS.get(token.value.toLowerCase());
  if (own !== undefined) return token.negation ? -own : own;
  return token.score ?? 0;
}
