import type { Polarity, Topic } from '#domain/insights/topics.ts';
import { type Clause, has, isNegated, isWithin, nameOf, opinionsOf, type Phrase } from './clauses.ts';
import type { Name, Opinion } from './meaning.ts';

/** A name in a clause, and whether an opinion describes it. */
export interface ReadName {
  phrase: Phrase;
  name: Name;
  isJudged: boolean;
  polarity?: Polarity;
}

/** An opinion in a clause, with what changes its meaning there. */
export interface ReadOpinion {
  phrase: Phrase;
  opinions: Opinion[];
  /** Its words are negated, which turns each of its opinions into the opposite. */
  isNegated: boolean;
  /** "Too" precedes it, so praise is a complaint. */
  isExcess: boolean;
  /** Says that something is broken, or works. */
  defect: Polarity | null;
  /** Describes a name of a topic. */
  isUsed: boolean;
}

export interface ReadClause {
  clause: Clause;
  names: ReadName[];
  opinions: ReadOpinion[];
}

const opposite = (polarity: Polarity): Polarity => (polarity === 'positive' ? 'negative' : 'positive');

/** The names and opinions of a clause, without those only expected or not used. */
export function readClause(clause: Clause): ReadClause {
  const { phrases } = clause;
  const expected = phrases.find((phrase) => has(phrase, 'expectation'))?.first ?? Number.POSITIVE_INFINITY;
  if (phrases.some((phrase) => has(phrase, 'unused'))) return { clause, names: [], opinions: [] };
  const names: ReadName[] = [];
  const opinions: ReadOpinion[] = [];
  for (const phrase of phrases) {
    if (phrase.first > expected) break;
    const name = nameOf(phrase);
    if (name) names.push({ phrase, name, isJudged: false });
    const opinion = readOpinion(phrase, clause);
    if (opinion && !opinions.some((earlier) => includesNext(earlier, opinion))) opinions.push(opinion);
  }
  return { clause, names, opinions };
}

function readOpinion(phrase: Phrase, clause: Clause): ReadOpinion | null {
  const isDefect = has(phrase, 'broken') || has(phrase, 'working');
  // A broken thing is a matter of maintenance anyway.
  const opinions = opinionsOf(phrase).filter(
    ({ topic, scope }) =>
      !(isDefect && topic === 'maintenance') &&
      !(topic !== null && scope !== 'alone' && describesOther(phrase, clause)),
  );
  if (opinions.length === 0 && !isDefect) return null;
  const negated =
    !phrase.meanings.some((meaning) => meaning.kind === 'opinion' && meaning.isFixed) &&
    isNegated(phrase, clause);
  const isExcess = clause.phrases.some(
    (other) => has(other, 'excess') && isWithin(phrase.first - other.last, 1, 2),
  );
  const defect = has(phrase, 'broken') === negated ? 'positive' : 'negative';
  return { phrase, opinions, isNegated: negated, isExcess, defect: isDefect ? defect : null, isUsed: false };
}

/** Whether an adjective is between a determiner and a noun that the lexicon does not have: "a small shock". */
function describesOther({ first, last }: Phrase, { phrases, last: end }: Clause): boolean {
  if (first !== last || last >= end) return false;
  const at = (index: number) => phrases.find((other) => other.first <= index && other.last >= index);
  const before = at(first - 1);
  if (!before || !has(before, 'determiner')) return false;
  // A noun that is an opinion: "with great kindness".
  if (at(last + 1)?.meanings.every((meaning) => meaning.kind !== 'opinion' || meaning.scope !== 'alone'))
    return false;
  const behind = at(last + 2);
  return !behind || behind.first !== last + 2 || !nameOf(behind);
}

/** How many words behind a phrase with a negation what it negates may follow. */
const NEGATED_REACH = 4;

/**
 * Whether an opinion is a part of an earlier one: "noise" in "street noise stays out", or behind a negation that
 * applies to it, too: "you cannot hear" any "noise".
 */
function includesNext(earlier: ReadOpinion, next: ReadOpinion): boolean {
  const isInside = next.phrase.last < earlier.phrase.last;
  if (!isInside && !isWithin(next.phrase.first - earlier.phrase.last, 1, NEGATED_REACH)) return false;
  return earlier.opinions.some(
    ({ isFixed, topic, polarity, scope }) =>
      (isInside || isFixed) &&
      topic !== null &&
      scope !== 'beside' &&
      next.opinions.some((each) => each.topic === topic && each.polarity !== polarity),
  );
}

/** What an opinion says about a topic; null for the stay or any named thing. */
export function polarityOf(
  { opinions, isNegated, isExcess, defect }: ReadOpinion,
  topic: Topic | null,
): Polarity {
  const opinion =
    opinions.find((each) => each.topic === topic && each.scope === 'beside') ??
    opinions.find((each) => each.topic === topic) ??
    opinions.find(({ scope }) => scope !== 'beside') ??
    opinions[0];
  if (defect !== null && opinion?.topic !== topic) return defect;
  const polarity = isExcess && !isNegated ? 'negative' : (opinion?.polarity ?? 'negative');
  return isNegated ? opposite(polarity) : polarity;
}
