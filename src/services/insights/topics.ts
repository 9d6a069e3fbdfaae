import type { Actor } from '#domain/accounts/actor.ts';
import {
  type Figure,
  MAX_TOPIC_PROPERTIES,
  MAX_TOPIC_SENTENCES,
  monthsOf,
} from '#domain/insights/insights.ts';
import { POLARITIES, type Polarity, TOPICS, type Topic } from '#domain/insights/topics.ts';
import type { ReviewFilter } from '#domain/reviews/filter.ts';
import type { TopicCount } from '#storage/insights/topics.ts';
import type { Clock, Stored } from '../context.ts';
import { daysOf, type InsightsInput, type Subject, subjectOf } from './figures.ts';
import { sentenceOf } from './sentences.ts';

/** How many reviews praise a topic, and how many complain about it. */
export type Judgements = Record<Polarity, Figure>;

/** How many reviews judge each topic, those with most complaints first. */
export async function topics(
  context: Stored & Clock,
  actor: Actor,
  input: InsightsInput,
): Promise<{ topics: ({ topic: Topic } & Judgements)[] }> {
  const subject = subjectOf(context, actor, input);
  const counts = await context.storage.insights.countTopics(subject.compare(subject.period));
  const rows = TOPICS.map((topic) => ({
    topic,
    ...judgements(
      subject,
      topic,
      counts.filter((each) => each.topic === topic),
    ),
  }));
  return {
    topics: rows.toSorted(
      (one, other) => other.negative.n - one.negative.n || other.positive.n - one.positive.n,
    ),
  };
}

/** The months, the properties with most complaints, and the newest sentences of one topic. */
export async function topicDetail(
  context: Stored & Clock,
  actor: Actor,
  topic: Topic,
  input: InsightsInput,
  maxProperties = MAX_TOPIC_PROPERTIES,
) {
  const subject = subjectOf(context, actor, input);
  const { insights } = context.storage;
  const months = monthsOf(subject.period);
  const keys = POLARITIES.map((polarity) => ({ topic, polarity }));
  const [byMonth, byListing, mentions] = await Promise.all([
    insights.countTopics(subject.select(...months), topic),
    insights.countListingTopics(subject.compare(subject.period), { topic }),
    insights.newestMentions(subject.select(subject.period), keys, MAX_TOPIC_SENTENCES),
  ]);
  const listings = [...Map.groupBy(byListing, ({ listing_id: id }) => id)]
    .map(([listingId, counts]) => ({
      listingId,
      name: counts[0]?.name ?? '',
      ...judgements(subject, topic, counts, { listingId }),
    }))
    .filter(({ positive, negative }) => positive.n + negative.n > 0)
    .toSorted(
      (one, other) =>
        other.negative.n - one.negative.n ||
        other.positive.n - one.positive.n ||
        one.listingId - other.listingId,
    );
  const sentences = (polarity: Polarity) =>
    mentions.filter(({ key }) => keys[key]?.polarity === polarity).map(sentenceOf);
  return {
    topic,
    months: months.map(({ month, ...days }, span) => {
      const counts = byMonth.filter((each) => each.span === span);
      const figureOf = (polarity: Polarity) => {
        const n = counts.find((each) => each.polarity === polarity)?.reviews ?? 0;
        return subject.figure({ value: n, n }, { ...daysOf(days), topic: `${topic}:${polarity}` });
      };
      return { month, positive: figureOf('positive'), negative: figureOf('negative') };
    }),
    properties: listings.slice(0, maxProperties),
    sentences: { positive: sentences('positive'), negative: sentences('negative') },
  };
}

function judgements(
  { figure }: Subject,
  topic: Topic,
  counts: readonly TopicCount[],
  part: ReviewFilter = {},
): Judgements {
  const figureOf = (polarity: Polarity) => {
    const ofSpan = (span: number) =>
      counts.find((each) => each.polarity === polarity && each.span === span)?.reviews ?? 0;
    return figure(
      { value: ofSpan(1), n: ofSpan(1), previous: ofSpan(0) },
      { ...part, topic: `${topic}:${polarity}` },
    );
  };
  return { positive: figureOf('positive'), negative: figureOf('negative') };
}
