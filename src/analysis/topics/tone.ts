import type { Sentiment } from '#domain/reviews/sentiment.ts';
import { type Clause, has, isNegated } from './clauses.ts';
import type { Judgement } from './meaning.ts';

/** What each sign counts; a judgement of a topic counts 1. */
const WEIGHTS = {
  /** An opinion of nothing in particular: "great". */
  general: 0.6,
  /** A weak opinion ("decent"), or a feature that is only mentioned. */
  weak: 0.4,
  /** The same again: factor for each further judgement of a topic with the same polarity. */
  repeated: 0.3,
  /** What follows "but" matters more: factor. */
  afterContrast: 1.5,
  praise: 2,
  rejection: 3,
  indifference: 1.5,
};
/** The tone of a text from -1 to 1: whether complaints or praise prevail. */
export function toneOf(clauses: readonly Clause[], judgements: readonly Judgement[]): number {
  const signs = { positive: 0, negative: 0, neutral: 0 };
  const seen = new Set<string>();
  const afterContrast = contrastedTokens(clauses);
  for (const { topic, polarity, isWeak, first } of judgements) {
    const key = `${topic} ${polarity}`;
    const weight = (isWeak ? WEIGHTS.weak : 1) * (topic === null ? WEIGHTS.general : 1);
    const contrast = afterContrast.has(first) ? WEIGHTS.afterContrast : 1;
    signs[polarity] += weight * contrast * (seen.has(key) ? WEIGHTS.repeated : 1);
    seen.add(key);
  }
  for (const clause of clauses) addVerdicts(clause, signs);
  const total = signs.positive + signs.negative + signs.neutral;
  return total === 0 ? 0 : (signs.positive - signs.negative) / total;
}

/** The first tokens of phrases behind a contrast in their sentence. */
function contrastedTokens(clauses: readonly Clause[]): Set<number> {
  const tokens = new Set<number>();
  let contrasted = -1;
  for (const { sentence, isContrast, phrases } of clauses) {
    if (isContrast) contrasted = sentence;
    if (contrasted === sentence) for (const { first } of phrases) tokens.add(first);
  }
  return tokens;
}

/** Judgements of the whole stay, without those that were only expected. */
function addVerdicts(clause: Clause, signs: Record<Sentiment, number>): void {
  for (const phrase of clause.phrases) {
    if (has(phrase, 'expectation')) return;
    if (has(phrase, 'praise')) {
      if (isNegated(phrase, clause)) signs.negative += WEIGHTS.praise;
      else signs.positive += WEIGHTS.praise;
    }
    if (has(phrase, 'rejection')) signs.negative += WEIGHTS.rejection;
    if (has(phrase, 'indifference')) signs.neutral += WEIGHTS.indifference;
  }
}
