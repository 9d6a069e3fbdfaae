import type { Actor } from '#domain/accounts/actor.ts';
import { firstDayOf, monthOf, nextDay, shiftMonth, startOfDay } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import { publicGuestName, withInitials } from '#domain/guests/guest-name.ts';
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
import { monthFigures, overview } from '../insights/overview.ts';
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
  // Without its group, the report would be about all properties.
  if (groupId !== null && !group) throw new AppError('report-unknown');
  const listingIds = group?.listingIds ?? (listingId === null ? undefined : [listingId]);
  const input: InsightsInput = { from, to, ...(listingIds && { listingIds: [...listingIds] }) };
  const year = { ...input, from: firstDayOf(shiftMonth(monthOf(to), 1 - SPARKLINE_MONTHS)) };
  const [figures, months, judged, problems, standings, tasks, reviews] = await Promise.all([
    overview(context, actor, input),
    monthFigures(context, actor, year),
    judgements(context, actor, request, input),
    priorities(context, actor, input),
    targets(context, actor, {
      ...(listingIds && { listingIds: [...listingIds] }),
      limit: REPORT_STANDINGS,
      isUnlisted: true,
    }),
    tasksOf(context, actor, request, listingIds),
    reviewsOf(context, actor, request, input),
  ]);
  return {
    title: listing?.name ?? group?.name ?? null,
    isOneProperty: listingId !== null,
    request,
    asOf: now(),
    figures,
    months,
    topics: judged,
    problems: problems.priorities.map((each) => ({
      ...each,
      sentences: sentencesOf(each.sentences, request),
    })),
    // The targets of other groups are not for the readers of this one.
    targets: standings.targets.filter(
      (target) => (target.groupId === null || target.groupId === groupId) && target.total > 0,
    ),
    ...tasks,
    reviews,
  };
}

/** What guests praise and complain about most, with the newest sentences. */
async function judgements(context: Parts, actor: Actor, request: ReportRequest, input: InsightsInput) {
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
    sentences: sentencesOf(mentions.filter(({ key }) => key === index).map(sentenceOf), request),
  }));
}

/** The open tasks, and those that were done in the period. Their texts may be about guests. */
async function tasksOf(
  { storage, timeZone }: Parts,
  actor: Actor,
  { from, to, notes }: ReportRequest,
  listingIds: readonly number[] | undefined,
) {
  const whose = { access: actor.access, listingIds };
  const done = {
    ...whose,
    list: 'done',
    doneFrom: startOfDay(from, timeZone),
    doneBefore: startOfDay(nextDay(to), timeZone),
  } as const;
  const open = { ...whose, list: 'open' } as const;
  const page = { limit: REPORT_TASKS, offset: 0 };
  const [openTasks, doneTasks, ...counts] = await Promise.all([
    storage.tasks.list({ ...open, ...page }),
    storage.tasks.list({ ...done, ...page }),
    storage.tasks.count(open),
    storage.tasks.count(done),
  ]);
  const tasks = [...openTasks, ...doneTasks].map((task) => ({
    listingName: task.listingName,
    category: task.category,
    topic: task.topic,
    status: task.status,
    dueOn: task.dueOn,
    doneAt: task.doneAt,
    title: notes ? task.title : null,
  }));
  return { tasks, moreTasks: counts[0] + counts[1] - tasks.length };
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
    reviews.map(async (review) => {
      const shown = (text: string) => nameless(text, review.guestName, fullNames);
      return {
        listingName: review.listingName,
        guestName: publicGuestName(review.guestName, fullNames ? 'full' : 'initials'),
        text: shown(review.reviewText),
        rating: review.rating,
        channel: review.channel,
        reviewDate: review.reviewDate,
        response: review.response ? shown(review.response.text) : null,
        privateFeedback: privateFeedback && review.privateFeedback ? shown(review.privateFeedback) : null,
        notes:
          notes && review.notes > 0
            ? (await storage.notes.list(review.id)).map(({ text }) => shown(text))
            : [],
      };
    }),
  );
}

/** A text in which the guest has initials, unless the author chose full names. */
const nameless = (text: string, guestName: string, fullNames: boolean) =>
  fullNames ? text : withInitials(text, guestName);

/** Sentences of guests with the same rule. */
const sentencesOf = <Sentence extends { text: string; guestName: string }>(
  sentences: readonly Sentence[],
  { fullNames }: ReportRequest,
) => sentences.map((each) => ({ ...each, text: nameless(each.text, each.guestName, fullNames) }));
