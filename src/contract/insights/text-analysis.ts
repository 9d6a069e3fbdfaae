import { type Static, Type } from 'typebox';
import { ANALYSED_LANGUAGES, MAX_ANALYSED_LENGTH, POLARITIES, TOPICS } from '#domain/insights/topics.ts';
import { SENTIMENTS } from '#domain/reviews/sentiment.ts';
import { inputObject, named, nullable } from '../schema.ts';

export const TopicMention = Type.Object({
  topic: Type.Enum([...TOPICS]),
  polarity: Type.Enum([...POLARITIES]),
  start: Type.Integer({ description: 'Where the words that say so begin, in UTF-16 code units from 0.' }),
  end: Type.Integer({ description: 'Where they end: the position after the last one.' }),
  corrected: Type.Optional(
    Type.Boolean({ description: 'A person has said so. Without words that say so, both positions are 0.' }),
  ),
});

export const TextAnalysis = named('TextAnalysis', {
  language: nullable(Type.String(), { description: 'ISO 639-1; null if unknown.' }),
  sentiment: nullable(Type.Enum([...SENTIMENTS]), {
    description: `Of the text alone. Null for a language other than ${ANALYSED_LANGUAGES.join(', ')}, which is not analysed.`,
  }),
  topics: Type.Array(TopicMention, {
    description: 'What the text judges, at most once per topic and polarity, in the order of the text.',
  }),
});
export type TextAnalysis = Static<typeof TextAnalysis>;

export const AnalyseBody = inputObject({
  text: Type.String({ minLength: 1, maxLength: MAX_ANALYSED_LENGTH }),
});
