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
  /** All of this as PostgreSQL reads it. Shared by all who ask for the same days. */
  readonly sent: Readonly<Partial<Record<ValueName, string | null>>>;
}

/** Dashboards ask for the same few ranges again and again, each with every page. */
const kept = new Map<string, Days>();
const MOST_KEPT = 500;

/** The days that a filter asks for; null where it asks for all. */
export function daysOf({ startDate, endDate }: Wanted, timeZone: string): Days | null {
  if (startDate === undefined && endDate === undefined) return null;
  const key = `${startDate} ${endDate} ${timeZone}`;
  const known = kept.get(key);
  if (known) return known;
  const from = startDate === undefined ? null : startOfDay(startDate, timeZone);
  const until = endDate === undefined ? null : startOfDay(nextDay(endDate), timeZone);
  const days = cutDays(from, until);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, days);
  return days;
}

function cutDays(from: Date | null, until: Date | null): Days {
  const whole = wholeDays(from, until);
  const periods = whole ? periodsOf(whole) : [];
  const list = (parts: string[]) => `{${parts.join()}}`;
  return {
    from,
    until,
    whole,
    hasEdgeBefore: from !== null && whole?.since != null && from < startOf(whole.since),
    hasEdgeAfter: until !== null && whole?.until != null && startOf(whole.until) < until,
    sent: {
      from: from?.toISOString(),
      until: until?.toISOString(),
      firstWhole: whole?.since && startOf(whole.since).toISOString(),
      afterWhole: whole?.until && startOf(whole.until).toISOString(),
      firstDay: whole?.since,
      afterDay: whole?.until,
      grains: list(periods.map(({ grain }) => grain)),
      starts: list(periods.map(({ since }) => since)),
      ends: list(periods.map(({ until }) => until)),
    },
  };
}

/** The beginning of a day of the counters. */
const startOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** What of a filter a statement's values are made of. */
export type Given = Wanted & { offset?: number; sampled?: number };

const VALUES: { [Name in ValueName]: (given: Given, days: Days | null) => unknown } = {
  listing: ({ listingId }) => listingId ?? 0,
  stars: ({ rating }) => rating,
  leastTenths: ({ rating }) => tenthsOfStarFilter(rating ?? 0).from,
  mostTenths: ({ rating }) => tenthsOfStarFilter(rating ?? 0).to,
  channel: ({ channel }) => channel,
  approved: ({ approved }) => approved,
  from: (_, days) => days?.sent.from,
  until: (_, days) => days?.sent.until,
  firstWhole: (_, days) => days?.sent.firstWhole,
  afterWhole: (_, days) => days?.sent.afterWhole,
  firstDay: (_, days) => days?.sent.firstDay,
  afterDay: (_, days) => days?.sent.afterDay,
  grains: (_, days) => days?.sent.grains,
  starts: (_, days) => days?.sent.starts,
  ends: (_, days) => days?.sent.ends,
  offset: ({ offset }) => offset,
  search: ({ search }) => search,
  sampled: ({ sampled }) => sampled,
};

/** The values of these names, in their order. */
export function valuesOf(names: readonly ValueName[], given: Given, days: Days | null): unknown[] {
  return names.map((name) => VALUES[name](given, days));
}
