import { type Static, Type } from 'typebox';
import { POLARITIES, TOPICS } from '#domain/insights/topics.ts';
import { ReviewIdSchema, Sentiment } from '../reviews/reviews.ts';
import { inputObject, nullable } from '../schema.ts';

const Topic = Type.Enum([...TOPICS]);
const Polarity = nullable(Type.Enum([...POLARITIES]), {
  description: 'Null: the review does not judge the topic.',
});

export const Corrections = Type.Object({
  calculatedSentiment: nullable(Sentiment, {
    description: 'What was calculated, if a person has corrected the sentiment; else null.',
  }),
  topics: Type.Array(Type.Object({ topic: Topic, polarity: Polarity })),
});
export type Corrections = Static<typeof Corrections>;

export const TopicCorrectionParams = inputObject({ id: ReviewIdSchema, topic: Topic });
export const TopicCorrectionBody = inputObject({ polarity: Polarity });

export const SentimentCorrectionBody = inputObject({ sentiment: Sentiment });
