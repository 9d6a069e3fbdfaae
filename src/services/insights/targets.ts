import type { CsvCell } from '#connectors/review-files/review-file.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { type Day, dayIn } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import { DEFAULT_ROWS, type Period } from '#domain/insights/insights.ts';
import {
  compareDistances,
  distanceOf,
  nextAssessment,
  OWN_WINDOW_DAYS,
  type OwnTarget,
  PROGRAMME_RULES,
  PROGRAMMES,
  type Programme,
  type RatingTotal,
  TARGET_STATES,
  type TargetRule,
  type TargetState,
  type TargetUnit,
  unitOf,
  windowStart,
} from '#domain/insights/targets.ts';
import type { RatingTotals } from '#storage/insights/targets.ts';
import type { Clock, Stored } from '../context.ts';
import { daysOf, type Subject, subjectOf } from './figures.ts';
import { RATED } from './overview.ts';
import { pageOf } from './ranking.ts';

export interface TargetsInput {
  groupId?: number;
  listingIds?: number[];
  /** The id of the only target to read. */
  target?: string;
  state?: TargetState;
  limit?: number;
  offset?: number;
  /** The figures are not shown as links, so all properties together may be more than the list call takes. */
  isUnlisted?: boolean;
}

/** The list call takes no more properties. */
const MAX_LISTED = 500;

interface Target extends TargetRule, Pick<OwnTarget, 'groupId' | 'groupName' | 'by'> {
  id: string;
  programme: Programme | null;
}

/**
 * The programmes of channels, and the own targets of groups that the actor sees, with where each property stands; what needs
 * attention comes first.
 */
export async function targets(context: Stored & Clock, actor: Actor, input: TargetsInput) {
  const { storage, now, timeZone } = context;
  const today = dayIn(now(), timeZone);
  const [own, groups] = await Promise.all([storage.targets.list(), storage.listingGroups.list(actor.access)]);
  const visible = new Set(groups.map(({ id }) => id));
  const wanted = [
    ...programmeTargets(today),
    ...own.filter(({ groupId }) => groupId === null || visible.has(groupId)).map(ownTarget),
  ].filter(({ id }) => input.target === undefined || id === input.target);
  if (input.target !== undefined && wanted.length === 0)
    throw new AppError('unknown-id', { noun: 'target', id: input.target });
  if (input.groupId !== undefined && !visible.has(input.groupId))
    throw new AppError('unknown-id', { noun: 'group', id: input.groupId });
  const members = once(async (id: number) => (await storage.listingGroups.byId(id))?.listingIds ?? []);
  const sums = once((_key: string, read: () => Promise<RatingTotals[]>) => read());
  const chosen = input.groupId === undefined ? undefined : await members(input.groupId);
  const found = [];
  // One after the other: each adds up many rows, and others need connections too.
  for (const target of wanted) {
    const ofGroup = target.groupId === null ? undefined : await members(target.groupId);
    const listingIds = inAll([input.listingIds, chosen, ofGroup]);
    const question = { target, today, listingIds, sums };
    found.push({ ...target, ...(await standingsOf(context, actor, question, input)) });
  }
  return { today, targets: found };
}

const programmeTargets = (today: Day): Target[] =>
  PROGRAMMES.map((programme) => ({
    ...PROGRAMME_RULES[programme],
    id: programme,
    programme,
    groupId: null,
    groupName: null,
    by: programme === 'superhost' ? nextAssessment(today) : null,
  }));

const ownTarget = (target: OwnTarget): Target => ({
  ...target,
  id: String(target.id),
  programme: null,
  windowDays: OWN_WINDOW_DAYS,
});

/** The ids that are in all lists; undefined if there is no list. */
function inAll(lists: readonly (readonly number[] | undefined)[]): number[] | undefined {
  const [first, ...others] = lists.filter((list) => list !== undefined);
  const sets = others.map((list) => new Set(list));
  return first?.filter((id) => sets.every((set) => set.has(id)));
}

/** Calls a function once for each key. */
function once<Key, Others extends unknown[], Result>(read: (key: Key, ...others: Others) => Promise<Result>) {
  const results = new Map<Key, Promise<Result>>();
  return (key: Key, ...others: Others): Promise<Result> => {
    const result = results.get(key) ?? read(key, ...others);
    results.set(key, result);
    return result;
  };
}

interface Question {
  target: Target;
  today: Day;
  listingIds: number[] | undefined;
  /** The ratings of the same reviews are added up once: two programmes differ in their goals only. */
  sums: (key: string, read: () => Promise<RatingTotals[]>) => Promise<RatingTotals[]>;
}

async function standingsOf(
  context: Stored & Clock,
  actor: Actor,
  { target, today, listingIds, sums }: Question,
  { state, limit = DEFAULT_ROWS, offset = 0, isUnlisted = false }: TargetsInput,
) {
  const unit = unitOf(target);
  const period = { from: windowStart(today, target.windowDays), to: today };
  const { channel, category } = target;
  const subject = subjectOf(context, actor, {
    ...period,
    ...(channel !== null && { channel }),
    ...(category !== null && { category }),
    ...(listingIds && { listingIds }),
  });
  const staying = stayingOf(target, period);
  const isSplit = staying !== null && staying.from > period.from && staying.from <= today;
  const spans = isSplit ? [{ from: period.from, to: windowStart(staying.from, 2) }, staying] : [period];
  const rows =
    listingIds?.length === 0
      ? []
      : await sums(JSON.stringify([channel, category, spans, listingIds]), () =>
          context.storage.targets.sumRatings(subject.compare(...spans), target, unit),
        );
  const measure = { subject, target, unit, staying };
  const properties = [...Map.groupBy(rows, ({ listing_id: id }) => id)]
    .map(([listingId, ofListing]) =>
      standing(measure, ofListing, { listingId, name: ofListing[0]?.name ?? '' }),
    )
    .filter(({ average }) => average.n > 0)
    .toSorted(compareDistances);
  const shown = state === undefined ? properties : properties.filter((each) => each.state === state);
  return {
    unit,
    period,
    whole:
      !isUnlisted && (listingIds?.length ?? 0) > MAX_LISTED
        ? null
        : standing(measure, rows, { listingId: null, name: null }),
    counts: Object.fromEntries(
      TARGET_STATES.map((name) => [name, properties.filter((each) => each.state === name).length]),
    ) as Record<TargetState, number>,
    properties: pageOf(shown, { limit, offset }),
    total: shown.length,
  };
}

/** The days of today's window that also count on the day of a target; null without a later day. */
function stayingOf({ by, windowDays }: Target, { to }: Period): Period | null {
  return by === null || by <= to ? null : { from: windowStart(by, windowDays), to };
}

interface Measure {
  subject: Subject;
  target: Target;
  unit: TargetUnit;
  staying: Period | null;
}

/** Where one property, or all, stands today and with what will still count on the day of the target. */
function standing<Whose extends { listingId: number | null; name: string | null }>(
  { subject, target, unit, staying }: Measure,
  rows: readonly RatingTotals[],
  whose: Whose,
) {
  const now = total(rows.filter(({ span }) => span > 0));
  const part = {
    ...(whose.listingId !== null && { listingId: whose.listingId }),
    ...(target.category === null && RATED),
  };
  const previous = meanOf(total(rows.filter(({ span }) => span === 0)));
  const stays = staying && total(staying.from > subject.period.to ? [] : rows.filter(({ span }) => span > 1));
  return {
    ...whose,
    average: subject.figure({ value: meanOf(now), n: now.n, previous }, part),
    ...distanceOf(now, target.goal, unit),
    staying: stays && {
      average: subject.figure(
        { value: meanOf(stays), n: stays.n },
        { ...part, ...(staying && daysOf(staying)) },
      ),
      ...distanceOf(stays, target.goal, unit),
    },
  };
}

function total(rows: readonly RatingTotal[]): RatingTotal {
  return rows.reduce(({ n, sum }, row) => ({ n: n + row.n, sum: sum + row.sum }), { n: 0, sum: 0 });
}

/** Rounded down, so that an average never looks as if it reached a goal that it has not. */
function meanOf({ n, sum }: RatingTotal): number | null {
  return n === 0 ? null : (sum - (sum % n)) / n / 100;
}

/** One row for each target and property. */
export async function targetsTable(
  context: Stored & Clock,
  actor: Actor,
  input: TargetsInput,
): Promise<{ columns: string[]; rows: CsvCell[][] }> {
  const found = await targets(context, actor, { ...input, limit: Number.POSITIVE_INFINITY });
  return {
    columns: [
      ...['target', 'group', 'channel', 'category', 'goal', 'until', 'property_id', 'property', 'state'],
      ...['average', 'reviews', 'average_before', 'best_ratings_until_reached', 'lowest_ratings_until_lost'],
    ],
    rows: found.targets.flatMap((target) =>
      target.properties.map((row) => [
        ...[target.programme ?? target.id, target.groupName, target.channel, target.category],
        ...[target.goal / 100, target.by, row.listingId, row.name, row.state, row.average.value],
        ...[row.average.n, row.average.previous, row.untilReached, row.untilLost],
      ]),
    ),
  };
}
