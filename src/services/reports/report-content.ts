import type { Actor } from '#domain/accounts/actor.ts';
import { dayIn, firstDayOf, monthOf, shiftMonth } from '#domain/day.ts';
import { publicGuestName } from '#domain/guests/guest-name.ts';
import { SPARKLINE_MONTHS } from '#domain/insights/insights.ts';
import { POLARITIES, type Polarity } from '#domain/insights/topics.ts';
import {
  REPORT_REVIEWS,
  REPORT_SENTENCES,
  REPORT_STANDINGS,
  REPORT_TASKS,
  REPORT_TOPICS,
  type ReportRequest,
} from '#domain/reports/report.ts';
import type { Clock, Configured, Stored } from '../context.ts';
import { type InsightsInput, subjectOf } from '../insights/figures.ts';
import { overview } from '../insights/overview.ts';
import { priorities } from '../insights/priorities.ts';
import { sentenceOf } from '../insights/sentences.ts';
import { targets } from '../insights/targets.ts';
import { topics } from '../insights/topics.ts';
import { filterOf } from '../reviews/reviews.ts';

type Parts = Stored & Clock & Configured;

/** What a report shows, computed now. Guests have initials, and private texts are left out, unless the author chose otherwise. */
export async function reportContent(context: Parts, actor: Actor, request: ReportRequest) {
  const { storage, now } = context;
  const { from, to, listingId, groupId } = request;
  const [group, [listing]] = await Promise.all([
    groupId === null ? null : storage.listingGroups.byId(groupId),
    listingId === null ? [] : storage.listings.byIds([listingId]),
  ]);
  const listingIds = group?.listingIds ?? (listingId === null ? undefined : [listingId]);
  const input: InsightsInput = { from, to, ...(listingIds && { listingIds: [...listingIds] }) };
  const year = { ...input, from: firstDayOf(shiftMonth(monthOf(to), 1 - SPARKLINE_MONTHS)) };
  const [figures, yearFigures, judged, problems, standings, tasks, reviews] = await Promise.all([
    overview(context, actor, input),
    overview(context, actor, year),
    judgements(context, actor, input),
    priorities(context, actor, input),
    targets(context, actor, { ...(listingIds && { listingIds: [...listingIds] }), limit: REPORT_STANDINGS }),
    tasksOf(context, actor, request, listingIds),
    reviewsOf(context, actor, request, input),
  ]);
  return {
    title: listing?.name ?? group?.name ?? null,
    isOneProperty: listingId !== null,
    request,
    asOf: now(),
    figures,
    months: yearFigures.months,
    topics: judged,
    problems: problems.priorities,
    targets: standings.targets.filter(({ whole }) => whole !== null && whole.average.n > 0),
    tasks,
    reviews,
  };
}

/** What guests praise and complain about most, with the newest sentences. */
async function judgements(context: Parts, actor: Actor, input: InsightsInput) {
  const { topics: all } = await topics(context, actor, input);
  const top = (polarity: Polarity) =>
    all
      .filter((each) => each[polarity].n > 0)
      .toSorted((one, other) => other[polarity].n - one[polarity].n)
      .slice(0, REPORT_TOPICS)
      .map((each) => ({ topic: each.topic, polarity, figure: each[polarity] }));
  const keys = POLARITIES.flatMap(top);
  const subject = subjectOf(context, actor, input);
  const mentions = await context.storage.insights.newestMentions(
    subject.select(subject.period),
    keys.map(({ topic, polarity }) => ({ topic, polarity })),
    REPORT_SENTENCES,
  );
  return keys.map((each, index) => ({
    ...each,
    sentences: mentions.filter(({ key }) => key === index).map(sentenceOf),
  }));
}

/** The open tasks, and those that were done in the period. Their texts may be about guests. */
async function tasksOf(
  { storage, timeZone }: Parts,
  actor: Actor,
  { from, to, notes }: ReportRequest,
  listingIds: readonly number[] | undefined,
) {
  const query = { access: actor.access, listingIds, limit: REPORT_TASKS, offset: 0 };
  const [open, done] = await Promise.all([
    storage.tasks.list({ ...query, list: 'open' }),
    storage.tasks.list({ ...query, list: 'done' }),
  ]);
  const isInPeriod = (at: Date | null) => {
    const day = at && dayIn(at, timeZone);
    return day !== null && day >= from && day <= to;
  };
  return [...open, ...done.filter(({ doneAt }) => isInPeriod(doneAt))].map((task) => ({
    listingName: task.listingName,
    category: task.category,
    topic: task.topic,
    status: task.status,
    dueOn: task.dueOn,
    doneAt: task.doneAt,
    title: notes ? task.title : null,
  }));
}

/** The newest reviews of the period. */
async function reviewsOf(
  context: Parts,
  actor: Actor,
  { privateFeedback, notes, fullNames }: ReportRequest,
  { from: startDate, to: endDate, listingIds }: InsightsInput,
) {
  const { storage, timeZone } = context;
  const filter = {
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(listingIds && { listingIds }),
  };
  const page = { sortBy: 'date', sortOrder: 'desc', limit: REPORT_REVIEWS, offset: 0 } as const;
  const { reviews } = await storage.reviews.list(filterOf(context, actor, { ...filter, ...page }), timeZone);
  return Promise.all(
    reviews.map(async (review) => ({
      listingName: review.listingName,
      guestName: publicGuestName(review.guestName, fullNames ? 'full' : 'initials'),
      text: review.reviewText,
      rating: review.rating,
      channel: review.channel,
      reviewDate: review.reviewDate,
      response: review.response?.text ?? null,
      privateFeedback: privateFeedback ? (review.privateFeedback ?? null) : null,
      notes: notes && review.notes > 0 ? (await storage.notes.list(review.id)).map(({ text }) => text) : [],
    })),
  );
}
