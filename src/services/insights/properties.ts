import type { Actor } from '#domain/accounts/actor.ts';
import { firstDayOf, monthOf, shiftMonth } from '#domain/day.ts';
import { MIN_RANKED, monthsOf, type PropertySortKey, SPARKLINE_MONTHS } from '#domain/insights/insights.ts';
import { meanInterval, sampleOf } from '#domain/insights/statistics.ts';
import { type Polarity, TOPICS } from '#domain/insights/topics.ts';
import { STAR_SCALE } from '#domain/reviews/rating.ts';
import type { ListingTopicCount } from '#storage/insights/topics.ts';
import type { Clock, Stored } from '../context.ts';
import { bounds, type InsightsInput, type Subject, share, stars, subjectOf } from './figures.ts';
import { type ListingRow, listingRows } from './listing-rows.ts';
import { RATED } from './overview.ts';
import { orderOf, type PageInput, pageOf, ranked } from './ranking.ts';

export interface PropertiesInput extends InsightsInput, PageInput {
  sortBy?: PropertySortKey;
}

/** What is ranked. An average or a share of few reviews is not. */
const RANKS: Record<Exclude<PropertySortKey, 'name'>, (row: ListingRow) => number | null> = {
  reviews: ({ now }) => now.reviews,
  average: ({ now }) => (now.rated < MIN_RANKED ? null : now.tenths / now.rated),
  change: ({ now, before }) =>
    Math.min(now.rated, before.rated) < MIN_RANKED
      ? null
      : now.tenths / now.rated - before.tenths / before.rated,
  undecided: ({ now }) => now.undecided,
  unansweredLow: ({ now }) => now.unanswered_low,
  shown: ({ now }) => (now.reviews < MIN_RANKED ? null : now.shown / now.reviews),
};

/** One page of the properties that have reviews in the period or in the one before. */
export async function properties(context: Stored & Clock, actor: Actor, input: PropertiesInput) {
  const { sortBy = 'name', sortOrder, limit, offset, ...filter } = input;
  const { insights } = context.storage;
  const subject = subjectOf(context, actor, filter);
  const rows = listingRows(await insights.countListings(subject.compare(subject.period)));
  const order = orderOf(sortBy, { sortOrder });
  const byName = sortBy === 'name' && order === 'desc' ? rows.toReversed() : rows;
  const sorted = sortBy === 'name' ? byName : ranked(rows, RANKS[sortBy], order);
  const page = pageOf(sorted, { limit, offset });
  const listingIds = page.map(({ listingId }) => listingId);
  const { to } = subject.period;
  const months = monthsOf({ from: firstDayOf(shiftMonth(monthOf(to), 1 - SPARKLINE_MONTHS)), to });
  const [topics, averages] = await Promise.all([
    insights.countListingTopics(subject.select(subject.period), { listingIds }),
    insights.averagesOf(subject.select(...months), listingIds),
  ]);
  const topicsOf = Map.groupBy(topics, ({ listing_id: id }) => id);
  const averagesOf = Map.groupBy(averages, ({ listing_id: id }) => id);
  return {
    properties: page.map((row) => ({
      ...figuresOf(subject, row),
      best: mostJudged(subject, topicsOf.get(row.listingId) ?? [], 'positive'),
      worst: mostJudged(subject, topicsOf.get(row.listingId) ?? [], 'negative'),
      months: months.map(({ month }, span) => {
        const found = averagesOf.get(row.listingId)?.find((each) => each.span === span);
        return { month, average: found ? stars(found.tenths, found.rated) : null, n: found?.rated ?? 0 };
      }),
    })),
    total: rows.length,
  };
}

function figuresOf({ figure }: Subject, { listingId, name, now, before }: ListingRow) {
  const sample = sampleOf({ n: now.rated, sum: now.tenths / 10, squares: now.squares / 100 });
  const count = (n: number, previous: number) => ({ value: n, n, previous });
  return {
    listingId,
    name,
    reviews: figure(count(now.reviews, before.reviews), { listingId }),
    average: figure(
      { value: stars(now.tenths, now.rated), n: now.rated, previous: stars(before.tenths, before.rated) },
      { listingId, ...RATED },
    ),
    ...bounds(sample && meanInterval(sample), 1, STAR_SCALE),
    undecided: figure(count(now.undecided, before.undecided), { listingId, decision: 'none' }),
    unansweredLow: figure(count(now.unanswered_low, before.unanswered_low), {
      listingId,
      ratings: [1, 2],
      responded: false,
    }),
    shown: figure(
      { value: share(now.shown, now.reviews), n: now.shown, previous: share(before.shown, before.reviews) },
      // The dashboard has another name for the filter `approved`.
      { listingId, decision: 'approved' },
    ),
  };
}

function mostJudged({ figure }: Subject, counts: readonly ListingTopicCount[], polarity: Polarity) {
  const [most] = counts
    .filter((each) => each.polarity === polarity && each.reviews >= MIN_RANKED)
    .toSorted(
      (one, other) => other.reviews - one.reviews || TOPICS.indexOf(one.topic) - TOPICS.indexOf(other.topic),
    );
  if (!most) return null;
  const { topic, reviews, listing_id: listingId } = most;
  return {
    topic,
    reviews: figure({ value: reviews, n: reviews }, { listingId, topic: `${topic}:${polarity}` }),
  };
}
