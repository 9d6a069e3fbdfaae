import type { Actor } from '#domain/accounts/actor.ts';
import { type Day, dayIn, shiftDay, startOfDay } from '#domain/day.ts';
import type { TaskId } from '#domain/ids.ts';
import type { Figure, Period } from '#domain/insights/insights.ts';
import { type ComplaintCount, type Effect, effectOf, effectPeriods } from '#domain/tasks/effect.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { Clock, Stored } from '../context.ts';
import { daysOf, share, subjectOf } from '../insights/figures.ts';
import { filterOf } from '../reviews/reviews.ts';

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

/** How many texts complained about the topics of completed tasks before and after them, where that can be said. */
export async function effectsOfTasks(
  context: Stored & Clock,
  actor: Actor,
  tasks: readonly Task[],
): Promise<Map<TaskId, TaskEffect>> {
  const { timeZone, now } = context;
  const today = dayIn(now(), timeZone);
  const compared = tasks.flatMap(({ id, status, doneAt, topic, listingId }) => {
    if (status !== 'completed' || doneAt === null || topic === null) return [];
    const periods = effectPeriods(dayIn(doneAt, timeZone), today);
    if (periods === null) return [];
    const start = (day: Day) => startOfDay(day, timeZone);
    const { before, after } = periods;
    const starts = [start(before.from), start(after.from), start(shiftDay(after.to, 1))] as const;
    return [{ id, topic, listingId, starts, before, after }];
  });
  if (compared.length === 0) return new Map();
  const filter = filterOf(context, actor, { analysed: true });
  const rows = await context.storage.tasks.countComplaints(compared, filter, timeZone);
  const counts = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    compared.flatMap(({ id, topic, listingId, ...periods }) => {
      const row = counts.get(id);
      if (!row) return [];
      const before = { complaints: row.complaintsBefore, reviews: row.reviewsBefore };
      const after = { complaints: row.complaintsAfter, reviews: row.reviewsAfter };
      const whole = { from: periods.before.from, to: periods.after.to };
      const { figure } = subjectOf(context, actor, { ...whole, listingId, analysed: true });
      const figuresOf = ({ complaints, reviews }: ComplaintCount, period: Period): Complaints => ({
        share: figure(
          { value: share(complaints, reviews), n: complaints },
          { ...daysOf(period), topic: `${topic}:negative` },
        ),
        reviews: figure({ value: reviews, n: reviews }, daysOf(period)),
      });
      const effect: TaskEffect = {
        effect: effectOf(before, after),
        before: figuresOf(before, periods.before),
        after: figuresOf(after, periods.after),
      };
      return [[id, effect]];
    }),
  );
}
