import type { Actor } from '#domain/accounts/actor.ts';
import { type Figure, type MonthPeriod, monthsOf } from '#domain/insights/insights.ts';
import type { ReviewFilter } from '#domain/reviews/filter.ts';
import type { SpanCounts } from '#storage/insights/overview.ts';
import type { Clock, Stored } from '../context.ts';
import { daysOf, type InsightsInput, round, type Subject, share, stars, subjectOf } from './figures.ts';

const BY_STARS = ['one', 'two', 'three', 'four', 'five'] as const;
export const RATED: ReviewFilter = { ratings: [1, 2, 3, 4, 5] };

/** The key figures of a period, with its months and its ratings. */
export async function overview(context: Stored & Clock, actor: Actor, input: InsightsInput) {
  const subject = subjectOf(context, actor, input);
  const { period, before, figure } = subject;
  const months = monthsOf(period);
  const { storage } = context;
  const [counts, hours, waitingForAnalysis] = await Promise.all([
    storage.insights.countSpans(subject.compare(...months)),
    storage.insights.responseHours(subject.compare(period)),
    storage.reviews.countQueuedTexts(actor.access),
  ]);
  const then = total(counts.filter(({ span }) => span === 0));
  const now = total(counts.filter(({ span }) => span > 0));
  const hoursIn = (wanted: number) => {
    const median = hours.find(({ span }) => span === wanted)?.hours;
    return median === undefined ? null : round(median, 1);
  };
  return {
    period,
    before,
    reviews: figure({ value: now.reviews, n: now.reviews, previous: then.reviews }),
    average: averageOf(subject, now, {}, then),
    fiveStar: figure(
      { value: share(now.five, now.rated), n: now.five, previous: share(then.five, then.rated) },
      { rating: 5 },
    ),
    lowStar: figure(
      { value: share(low(now), now.rated), n: low(now), previous: share(low(then), then.rated) },
      { ratings: [1, 2] },
    ),
    responseRate: figure(
      {
        value: share(now.responded, now.reviews),
        n: now.responded,
        previous: share(then.responded, then.reviews),
      },
      { responded: true },
    ),
    responseHours: figure({ value: hoursIn(1), n: now.responded, previous: hoursIn(0) }, { responded: true }),
    undecided: figure(
      { value: now.undecided, n: now.undecided, previous: then.undecided },
      { decision: 'none' },
    ),
    oldestUndecided: oldestOf(counts.filter(({ span }) => span > 0)),
    notAnalysed: figure(
      { value: now.not_analysed, n: now.not_analysed, previous: then.not_analysed },
      { analysed: false },
    ),
    waitingForAnalysis,
    months: figuresOf(subject, months, { counts, firstSpan: 1 }),
    ratings: BY_STARS.map((name, index) => ({
      rating: index + 1,
      reviews: figure({ value: now[name], n: now[name], previous: then[name] }, { rating: index + 1 }),
    })),
  };
}

/** The months of a period with their reviews and averages, without the other figures of `overview`. */
export async function monthFigures(context: Stored & Clock, actor: Actor, input: InsightsInput) {
  const subject = subjectOf(context, actor, input);
  const months = monthsOf(subject.period);
  const counts = await context.storage.insights.countSpans(subject.select(...months));
  return figuresOf(subject, months, { counts, firstSpan: 0 });
}

/** @param firstSpan the span of the first month in `counts` */
function figuresOf(
  subject: Subject,
  months: readonly MonthPeriod[],
  { counts, firstSpan }: { counts: readonly SpanCounts[]; firstSpan: number },
) {
  return months.map(({ month, ...days }, index) => {
    const counted = total(counts.filter(({ span }) => span === firstSpan + index));
    return {
      month,
      reviews: subject.figure({ value: counted.reviews, n: counted.reviews }, daysOf(days)),
      average: averageOf(subject, counted, daysOf(days)),
    };
  });
}

function averageOf({ figure }: Subject, now: Counts, part: ReviewFilter, then?: Counts): Figure {
  const previous = then && stars(then.tenths, then.rated);
  return figure(
    {
      value: stars(now.tenths, now.rated),
      n: now.rated,
      ...(previous !== undefined && { previous }),
    },
    { ...RATED, ...part },
  );
}

type Counts = Record<
  'reviews' | 'rated' | 'tenths' | 'responded' | 'undecided' | 'not_analysed' | (typeof BY_STARS)[number],
  number
>;
const NONE: Counts = {
  ...{ reviews: 0, rated: 0, tenths: 0, responded: 0, undecided: 0, not_analysed: 0 },
  ...{ one: 0, two: 0, three: 0, four: 0, five: 0 },
};

const low = ({ one, two }: Counts) => one + two;

function total(rows: readonly SpanCounts[]): Counts {
  const sums = { ...NONE };
  for (const row of rows) for (const name of Object.keys(NONE) as (keyof Counts)[]) sums[name] += row[name];
  return sums;
}

function oldestOf(rows: readonly SpanCounts[]): Date | null {
  const dates = rows.flatMap(({ oldest_undecided: oldest }) => oldest ?? []);
  return dates.length === 0 ? null : new Date(Math.min(...dates.map((date) => date.getTime())));
}
