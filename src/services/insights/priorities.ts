import type { Actor } from '#domain/accounts/actor.ts';
import { MAX_PRIORITIES, MIN_RANKED, PRIORITY_SENTENCES } from '#domain/insights/insights.ts';
import { differenceInterval, type Sums, sampleOf, without } from '#domain/insights/statistics.ts';
import type { RatingSums } from '#storage/insights/spans.ts';
import type { Clock, Stored } from '../context.ts';
import { type InsightsInput, round, subjectOf } from './figures.ts';
import { listingRows } from './listing-rows.ts';
import { sentenceOf } from './sentences.ts';

/**
 * What to fix first: the complaints of a property whose reviews have fewer stars than its others by more than chance
 * explains, in the order of the stars that they cost together.
 */
export async function priorities(context: Stored & Clock, actor: Actor, input: InsightsInput) {
  const subject = subjectOf(context, actor, input);
  const { period, before } = subject;
  const { insights } = context.storage;
  const [complaints, counts] = await Promise.all([
    insights.sumComplaints(subject.select(period)),
    insights.countListings(subject.select(period)),
  ]);
  const ratings = new Map(
    listingRows(counts.map((each) => ({ ...each, span: 1 }))).map((row) => [row.listingId, row.now]),
  );
  const costly = complaints
    .flatMap(({ listing_id: listingId, name, topic, reviews, ...sums }) => {
      const all = ratings.get(listingId);
      const effect = all && effectOf(sums, all);
      return effect ? [{ listingId, name, topic, reviews, ...effect }] : [];
    })
    .toSorted((one, other) => one.reviews * one.effect - other.reviews * other.effect)
    .slice(0, MAX_PRIORITIES);
  const listingIds = [...new Set(costly.map(({ listingId }) => listingId))];
  const keys = costly.map(({ listingId, topic }) => ({ listingId, topic, polarity: 'negative' as const }));
  const [earlier, mentions] = await Promise.all([
    insights.countListingTopics(subject.select(before), { listingIds }),
    insights.newestMentions(subject.select(period), keys, PRIORITY_SENTENCES),
  ]);
  return {
    priorities: costly.map(({ reviews, ...pair }, index) => ({
      ...pair,
      complaints: subject.figure(
        {
          value: reviews,
          n: reviews,
          previous:
            earlier.find(
              (each) =>
                each.listing_id === pair.listingId &&
                each.topic === pair.topic &&
                each.polarity === 'negative',
            )?.reviews ?? 0,
        },
        { listingId: pair.listingId, topic: `${pair.topic}:negative` },
      ),
      sentences: mentions.filter(({ key }) => key === index).map(sentenceOf),
    })),
  };
}

const sumsOf = ({ rated, tenths, squares }: RatingSums): Sums => ({
  n: rated,
  sum: tenths / 10,
  squares: squares / 100,
});

/** How far the reviews that complain are below the others; null where chance may explain it. */
function effectOf(complaining: RatingSums, all: RatingSums) {
  const [part, rest] = [sumsOf(complaining), without(sumsOf(all), sumsOf(complaining))];
  if (rest.n < MIN_RANKED) return null;
  const [one, other] = [sampleOf(part), sampleOf(rest)];
  const interval = one && other && differenceInterval(one, other);
  if (!interval || round(interval.high, 2) >= 0) return null;
  return {
    effect: round(one.mean - other.mean, 2),
    low: round(interval.low, 2),
    high: round(interval.high, 2),
  };
}
