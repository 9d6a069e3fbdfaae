import type { Meaning, Name, Opinion } from './meaning.ts';
import type { Found } from './phrase-finder.ts';
import { NO_BREAK, SENTENCE_BREAK, type Token } from './tokens.ts';

/** A phrase of a clause: its first and last token, and its meanings. */
export interface Phrase {
  first: number;
  last: number;
  meanings: readonly Meaning[];
}

/** Words between two commas, conjunctions or contrasts. */
export interface Clause {
  first: number;
  /** The last token. */
  last: number;
  sentence: number;
  /** Begins with a contrast ("but"), so nothing carries over from the clause before. */
  isContrast: boolean;
  phrases: Phrase[];
}

export const has = (phrase: Phrase, kind: Meaning['kind']): boolean =>
  phrase.meanings.some((meaning) => meaning.kind === kind);

/** The name that a phrase is. A feature is often a thing, too; its mention counts. */
export function nameOf(phrase: Phrase): Name | undefined {
  const names = phrase.meanings.filter((meaning) => meaning.kind === 'name');
  return (
    names.find(({ presence }) => presence === 'feature') ??
    names.find(({ presence }) => presence === 'thing') ??
    names.find(({ presence }) => presence === 'person') ??
    names.find(({ topic }) => topic !== null) ??
    names[0]
  );
}

export const opinionsOf = (phrase: Phrase): Opinion[] =>
  phrase.meanings.filter((meaning) => meaning.kind === 'opinion');

/** Bounds the time for texts without punctuation. */
const MAX_WORDS = 60;

/** Cuts a text into clauses. "And" separates two clauses if both have an opinion. */
export function clausesOf(tokens: readonly Token[], found: readonly Found<Meaning>[]): Clause[] {
  const clauses: Clause[] = [];
  let clause: Clause = { first: 0, last: -1, sentence: -1, isContrast: false, phrases: [] };
  let next = 0;
  let insideUntil = -1;
  for (const [index, token] of tokens.entries()) {
    const starting: Phrase[] = [];
    for (let phrase = found[next]; phrase?.first === index; phrase = found[++next]) starting.push(phrase);
    const isContrast = starting.some((phrase) => has(phrase, 'contrast'));
    const isSentence = token.break === SENTENCE_BREAK;
    // A phrase such as "spick, span" may contain a comma.
    const isCut = (token.break !== NO_BREAK && index > insideUntil) || index - clause.first >= MAX_WORDS;
    if (isSentence || isContrast || isCut) {
      const sentence = clause.sentence + (isSentence ? 1 : 0);
      clause = { first: index, last: index, sentence, isContrast, phrases: [] };
      clauses.push(clause);
    }
    clause.last = index;
    clause.phrases.push(...starting);
    insideUntil = Math.max(insideUntil, ...starting.map((phrase) => phrase.last));
  }
  return clauses.flatMap(splitAtConjunction);
}

function splitAtConjunction(clause: Clause): Clause[] {
  const lastJudging = clause.phrases.findLastIndex(judges);
  const parts: Clause[] = [];
  let part: Clause = { ...clause, phrases: [] };
  let hasJudged = false;
  for (const [index, phrase] of clause.phrases.entries()) {
    if (has(phrase, 'conjunction') && hasJudged && index < lastJudging) {
      parts.push({ ...part, last: phrase.first - 1 });
      part = { ...clause, first: phrase.last + 1, isContrast: false, phrases: [] };
      hasJudged = false;
      continue;
    }
    part.phrases.push(phrase);
    hasJudged ||= judges(phrase);
  }
  return [...parts, part];
}

const JUDGING = new Set<Meaning['kind']>(['opinion', 'broken', 'working', 'unused']);
const judges = (phrase: Phrase): boolean => phrase.meanings.some((meaning) => JUDGING.has(meaning.kind));

/** How many words before an opinion a negation may be. */
const NEGATION_REACH = 4;

/** Whether a phrase of a clause is negated: "not very clean", "gefällt mir nicht". */
export function isNegated(phrase: Phrase, clause: Clause): boolean {
  const isPraise = opinionsOf(phrase).some(({ polarity }) => polarity === 'positive');
  return clause.phrases.some((other, index) => {
    if (!has(other, 'negator')) return false;
    // "könnte sauberer sein": a negator of several words around the opinion
    if (other.first < phrase.first && other.last > phrase.last) return true;
    // "wifi was not really fast", "view was not disappointing", but "pan without a handle"
    if (other.first > phrase.first && other.last < phrase.last)
      return isPraise || other.last === phrase.last - 1;
    if (isWithin(phrase.first - other.last, 1, NEGATION_REACH)) {
      return !clause.phrases.slice(index + 1).some((next) => {
        const name = nameOf(next);
        return (
          next.last < phrase.first &&
          name !== undefined &&
          name.presence !== 'name' &&
          name.presence !== 'person'
        );
      });
    }
    // "gefällt mir nicht", "ne marche pas"
    return other.last === clause.last && isWithin(other.first - phrase.last, 1, 3);
  });
}

export const isWithin = (number: number, least: number, most: number): boolean =>
  number >= least && number <= most;
