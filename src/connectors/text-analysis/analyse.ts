import type { Sentiment } from '#domain/sentiment.ts';
import { type AnalysedLanguage, isAnalysed, type TextAnalysis, type TopicMention } from '#domain/topics.ts';
import { clausesOf } from './clauses.ts';
import { type Judgement, judgementsOf } from './judgements.ts';
import { findMeanings } from './meaning.ts';
import { sentimentOfText } from './text-tone.ts';
import { type Token, tokensOf } from './tokens.ts';

/**
 * Reads which topics a text judges, and its sentiment, with lexicons of our own. Never throws; takes time linear in the
 * length of the text.
 *
 * @param language ISO 639-1 code of the text; null where it is unknown
 */
export function analyseText(text: string, language: string | null): TextAnalysis {
  if (!isAnalysed(language)) return { language, sentiment: null, topics: [] };
  return { language, ...read(text, language) };
}

function read(text: string, language: AnalysedLanguage): { sentiment: Sentiment; topics: TopicMention[] } {
  const tokens = tokensOf(text, language);
  const clauses = clausesOf(tokens, findMeanings(tokens, language));
  const judgements = judgementsOf(clauses);
  return { sentiment: sentimentOfText(clauses, judgements), topics: mentionsOf(judgements, tokens) };
}

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
