import type { Actor } from '#domain/accounts/actor.ts';
import { dayIn } from '#domain/day.ts';
import type { Figure, Period } from '#domain/insights/insights.ts';
import { type Effect, effectOf, effectPeriods } from '#domain/tasks/effect.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { Clock, Stored } from '../context.ts';
import { daysOf, share, subjectOf } from '../insights/figures.ts';

export interface TaskEffect {
  effect: Effect;
  before: Complaints;
  after: Complaints;
}

interface Complaints {
  /** Of the analysed texts; it opens those that complain. */
  share: Figure;
  reviews: Figure;
}

/** How many texts complained about the topic of a completed task before and after it; nothing where that cannot be said. */
export async function effectOfTask(
  context: Stored & Clock,
  actor: Actor,
  { status, doneAt, topic, listingId }: Task,
): Promise<{ effect?: TaskEffect }> {
  const { timeZone, now } = context;
  if (status !== 'completed' || doneAt === null || topic === null) return {};
  const periods = effectPeriods(dayIn(doneAt, timeZone), dayIn(now(), timeZone));
  if (periods === null) return {};
  const both = [periods.before, periods.after];
  const whole = { from: periods.before.from, to: periods.after.to };
  const { select, figure } = subjectOf(context, actor, { ...whole, listingId, analysed: true });
  const { insights } = context.storage;
  const [spans, topics] = await Promise.all([
    insights.countSpans(select(...both)),
    insights.countTopics(select(...both), topic),
  ]);
  const countsOf = (period: Period, index: number) => {
    const reviews = spans.find(({ span }) => span === index)?.reviews ?? 0;
    const negative = topics.find(({ span, polarity }) => span === index && polarity === 'negative');
    return { period, reviews, complaints: negative?.reviews ?? 0 };
  };
  const figuresOf = ({ period, reviews, complaints }: ReturnType<typeof countsOf>): Complaints => ({
    share: figure(
      { value: share(complaints, reviews), n: complaints },
      { ...daysOf(period), topic: `${topic}:negative` },
    ),
    reviews: figure({ value: reviews, n: reviews }, daysOf(period)),
  });
  const [before, after] = [countsOf(periods.before, 0), countsOf(periods.after, 1)];
  return {
    effect: { effect: effectOf(before, after), before: figuresOf(before), after: figuresOf(after) },
  };
}
