import type { Topic } from '#domain/topics.ts';
import { type Clause, has, type Phrase } from './clauses.ts';
import type { Judgement } from './meaning.ts';
import type { ReadClause } from './read-clauses.ts';

/** How many words a denial has at most: "there wasn't one". */
const DENIAL_WORDS = 6;

/** Complains about what the listing promised and the next words deny: "they promised a garage, there was none". */
export function denyClaims(read: readonly ReadClause[], judgements: Judgement[]): void {
  for (const [index, { clause, names, opinions }] of read.entries()) {
    if (!clause.phrases.some((phrase) => has(phrase, 'claim')) || !isDenied(read.slice(index + 1), clause))
      continue;
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

function isDenied(following: readonly ReadClause[], claim: Clause): boolean {
  for (const { clause, names, opinions } of following) {
    if (clause.last - claim.last > DENIAL_WORDS || names.length > 0) return false;
    if (opinions.some((each) => each.opinions.some(({ scope }) => scope !== 'beside'))) return false;
    if (clause.phrases.some((phrase) => has(phrase, 'negator'))) return true;
  }
  return false;
}

/** Judgements without praise that only repeats what the listing said: "advertised as quiet". */
export function withoutClaims(clauses: readonly Clause[], judgements: readonly Judgement[]): Judgement[] {
  return judgements.filter(({ topic, polarity, first }) => {
    if (polarity === 'negative' || topic === null || topic === 'accuracy') return true;
    const clause = clauses.find((each) => first >= each.first && first <= each.last);
    return !clause?.phrases.some((phrase) => has(phrase, 'claim') && phrase.last < first);
  });
}

/** What the listing said is false where its sentence complains. */
export function judgeClaims(clauses: readonly Clause[], judgements: Judgement[]): void {
  for (const { sentence, phrases } of clauses) {
    const claim = phrases.find((phrase) => has(phrase, 'claim'));
    if (!claim) continue;
    const same = clauses.filter((clause) => clause.sentence === sentence);
    const first = same[0]?.first ?? claim.first;
    const last = same.at(-1)?.last ?? claim.last;
    const complains = judgements.some(
      (each) => each.polarity === 'negative' && each.first >= first && each.last <= last,
    );
    if (complains) {
      const { first, last } = claim;
      judgements.push({ topic: 'accuracy', polarity: 'negative', first, last, isWeak: false });
    }
  }
}
