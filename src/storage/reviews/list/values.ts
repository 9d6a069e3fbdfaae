import { type Day, nextDay, startOfDay } from '#domain/day.ts';
import { tenthsOfStarFilter } from '#domain/rating.ts';
import { type DaySpan, periodsOf, wholeDays } from '../../counts/whole-days.ts';
import { Parameters } from '../../statement.ts';
import type { Wanted } from './conditions.ts';

/** Every value that a statement about a list may need, by its PostgreSQL type. */
const TYPES = {
  listing: 'bigint',
  stars: 'int',
  leastTenths: 'int',
  mostTenths: 'int',
  channel: 'text',
  approved: 'boolean',
  from: 'timestamptz',
  until: 'timestamptz',
  firstWhole: 'timestamptz',
  afterWhole: 'timestamptz',
  firstDay: 'date',
  afterDay: 'date',
  grains: 'text[]',
  starts: 'date[]',
  ends: 'date[]',
  offset: 'bigint',
  search: 'text',
  sampled: 'real',
} as const;

export type ListParameters = Parameters<typeof TYPES>;
type ValueName = keyof typeof TYPES;

export const listParameters = (): ListParameters => new Parameters(TYPES);

/** The days of a filter, cut into those of counters and the edges that a time zone cuts off them. */
export interface Days {
  /** The instants between which they lie: the first included, the second not. */
  from: Date | null;
  until: Date | null;
  /** Null where no whole day (UTC) lies between. */
  whole: DaySpan | null;
  hasEdgeBefore: boolean;
  hasEdgeAfter: boolean;
}

/** The days that a filter asks for; null where it asks for all. */
export function daysOf({ startDate, endDate }: Wanted, timeZone: string): Days | null {
  if (startDate === undefined && endDate === undefined) return null;
  const from = startDate === undefined ? null : startOfDay(startDate, timeZone);
  const until = endDate === undefined ? null : startOfDay(nextDay(endDate), timeZone);
  const whole = wholeDays(from, until);
  return {
    from,
    until,
    whole,
    hasEdgeBefore: from !== null && whole?.since != null && from < startOf(whole.since),
    hasEdgeAfter: until !== null && whole?.until != null && startOf(whole.until) < until,
  };
}

/** The beginning of a day of the counters. */
const startOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** What of a filter a statement's values are made of. */
export type Given = Wanted & { offset?: number; sampled?: number };

/** The values of these names, in their order. */
export function valuesOf(names: readonly ValueName[], given: Given, days: Days | null): unknown[] {
  const periods = names.includes('grains') && days?.whole ? periodsOf(days.whole) : [];
  const tenths = tenthsOfStarFilter(given.rating ?? 0);
  const values: Record<ValueName, unknown> = {
    listing: given.listingId ?? 0,
    stars: given.rating,
    leastTenths: tenths.from,
    mostTenths: tenths.to,
    channel: given.channel,
    approved: given.approved,
    from: days?.from,
    until: days?.until,
    firstWhole: days?.whole?.since && startOf(days.whole.since),
    afterWhole: days?.whole?.until && startOf(days.whole.until),
    firstDay: days?.whole?.since,
    afterDay: days?.whole?.until,
    grains: periods.map(({ grain }) => grain),
    starts: periods.map(({ since }) => since),
    ends: periods.map(({ until }) => until),
    offset: given.offset,
    search: given.search,
    sampled: given.sampled,
  };
  return names.map((name) => values[name]);
}
