import {
  type AnalysedLanguage,
  isAnalysed,
  type TextAnalysis,
  type TopicMention,
} from '#domain/insights/topics.ts';
import { clausesOf } from './topics/clauses.ts';
import { judgementsOf, withoutRefuted } from './topics/judgements.ts';
import { findMeanings, type Judgement } from './topics/meaning.ts';
import { type Token, tokensOf } from './topics/tokens.ts';
import { toneOf } from './topics/tone.ts';

/**
 * Reads which topics a text judges, and its tone, with lexicons of our own. Never throws; takes time linear in the length
 * of the text.
 *
 * @param language ISO 639-1 code of the text; null where it is unknown
 */
export function analyseText(text: string, language: string | null): TextAnalysis {
  if (!isAnalysed(language)) return { language, tone: null, topics: [] };
  return { language, ...read(text, language) };
}

function read(text: string, language: AnalysedLanguage): Pick<TextAnalysis, 'tone' | 'topics'> {
  const tokens = tokensOf(text, language);
  const clauses = clausesOf(tokens, findMeanings(tokens, language));
  const quoted = quotedTokens(text, tokens);
  const judgements = withoutRefuted(
    judgementsOf(clauses).map((each) => (isIronic(each, quoted) ? negated(each) : each)),
  );
  return { tone: toneOf(clauses, judgements), topics: mentionsOf(judgements, tokens) };
}

/** A quotation of a few words: the “fully equipped” kitchen. */
const QUOTATION = /["“”„«][^"“”„«».!?]{1,40}["“”»]/gu;

/** The tokens in short quotations. */
function quotedTokens(text: string, tokens: readonly Token[]): Set<number> {
  const quoted = new Set<number>();
  let at = 0;
  for (const { index, 0: quotation } of text.matchAll(QUOTATION)) {
    const end = index + quotation.length;
    for (let token = tokens[at]; token && token.start < end; token = tokens[++at])
      if (token.start > index && token.end < end) quoted.add(at);
  }
  return quoted;
}

/** Praise in quotation marks is what the host says, and the guest denies. */
function isIronic({ topic, polarity, first, last }: Judgement, quoted: ReadonlySet<number>): boolean {
  return topic !== null && polarity === 'positive' && (quoted.has(first) || quoted.has(last));
}

const negated = (judgement: Judgement): Judgement => ({ ...judgement, polarity: 'negative' });

/** The first mention of each topic and polarity, strong ones before weak ones. */
function mentionsOf(judgements: readonly Judgement[], tokens: readonly Token[]): TopicMention[] {
  const mentions = new Map<string, TopicMention>();
  for (const { topic, polarity, first, last } of judgements) {
    const start = tokens[first]?.start;
    const end = tokens[last]?.end;
    if (topic === null || start === undefined || end === undefined) continue;
    const key = `${topic} ${polarity}`;
    if (!mentions.has(key)) mentions.set(key, { topic, polarity, start, end });
  }
  return [...mentions.values()];
}
