import type { Topic } from '#domain/insights/topics.ts';
import { type Clause, has, type Phrase } from './clauses.ts';
import type { Judgement } from './meaning.ts';
import type { ReadClause } from './read-clauses.ts';

/** How many words a denial has at most: "there wasn't one". */
const DENIAL_WORDS = 6;

/** Complains about what the listing promised and the next words deny: "they promised a garage, there was none". */
export function denyClaims(read: readonly ReadClause[], judgements: Judgement[]): void {
  for (const [index, { clause, names, opinions }] of read.entries()) {
    if (!clause.phrases.some((phrase) => has(phrase, 'claim')) || !isDenied(read, index)) continue;
    for (const each of names) {
      const { topic, presence } = each.name;
      if (topic === null || presence === 'part') continue;
      each.isJudged = true;
      complain(judgements, topic, each.phrase);
    }
    for (const opinion of opinions) {
      opinion.isUsed = true;
      for (const { topic } of opinion.opinions)
        if (topic !== null) complain(judgements, topic, opinion.phrase);
    }
  }
}

function complain(judgements: Judgement[], topic: Topic, { first, last }: Phrase): void {
  judgements.push({ topic, polarity: 'negative', first, last, isWeak: false });
}

/** Whether the clauses after a claim deny it. */
function isDenied(read: readonly ReadClause[], claim: number): boolean {
  const end = read[claim]?.clause.last ?? 0;
  for (let index = claim + 1; index < read.length; index++) {
    const { clause, names, opinions } = read[index] as ReadClause;
    if (clause.last - end > DENIAL_WORDS || names.length > 0) return false;
    if (opinions.some((each) => each.opinions.some(({ scope }) => scope !== 'beside'))) return false;
    if (clause.phrases.some((phrase) => has(phrase, 'negator'))) return true;
  }
  return false;
}

/** Judgements without praise that only repeats what the listing said: "advertised as quiet". */
export function withoutClaims(clauses: readonly Clause[], judgements: readonly Judgement[]): Judgement[] {
  const clauseAt = clausesByToken(clauses);
  return judgements.filter(({ topic, polarity, first }) => {
    if (polarity === 'negative' || topic === null || topic === 'accuracy') return true;
    return !clauseAt[first]?.phrases.some((phrase) => has(phrase, 'claim') && phrase.last < first);
  });
}

/** The clause of each token; none for a conjunction between two clauses. */
function clausesByToken(clauses: readonly Clause[]): Clause[] {
  const found: Clause[] = [];
  for (const clause of clauses) for (let at = clause.first; at <= clause.last; at++) found[at] = clause;
  return found;
}

/** What the listing said is false where its sentence complains. */
export function judgeClaims(clauses: readonly Clause[], judgements: Judgement[]): void {
  const complaining = complainingSentences(clauses, judgements);
  for (const { sentence, phrases } of clauses) {
    const claim = phrases.find((phrase) => has(phrase, 'claim'));
    if (claim && complaining.has(sentence)) complain(judgements, 'accuracy', claim);
  }
}

/** The numbers of the sentences that contain a complaint. */
function complainingSentences(
  clauses: readonly Clause[],
  judgements: readonly Judgement[],
): ReadonlySet<number> {
  const clauseAt = clausesByToken(clauses);
  const sentenceOf = (token: number) => clauseAt[token]?.sentence ?? -1;
  return new Set(
    judgements
      .filter(
        ({ polarity, first, last }) => polarity === 'negative' && sentenceOf(first) === sentenceOf(last),
      )
      .map(({ first }) => sentenceOf(first)),
  );
}
