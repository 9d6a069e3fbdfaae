import { type Day, daysBetween, firstDayOf, type Month, monthOf, shiftDay, shiftMonth } from '../day.ts';

/** Some days, both included. */
export interface Period {
  from: Day;
  to: Day;
}

export const DEFAULT_PERIOD_DAYS = 90;
/** Ten years. */
export const MAX_PERIOD_DAYS = 3_660;
/** How many months a sparkline shows. */
export const SPARKLINE_MONTHS = 12;
/** A mean or a share of fewer reviews is marked, and never ranked. */
export const MIN_RANKED = 5;
export const MAX_PRIORITIES = 10;
/** How many properties and sentences the page of a topic shows. */
export const MAX_TOPIC_PROPERTIES = 50;
export const MAX_TOPIC_SENTENCES = 20;
export const PRIORITY_SENTENCES = 3;

export const DEFAULT_ROWS = 50;
export const MAX_ROWS = 200;

/** The orders of the table of properties. `change` is that of the average. */
export const PROPERTY_SORT_KEYS = [
  'name',
  'reviews',
  'average',
  'change',
  'undecided',
  'unansweredLow',
  'shown',
] as const;
export type PropertySortKey = (typeof PROPERTY_SORT_KEYS)[number];

/** The tables that can be downloaded. */
export const INSIGHT_TABLES = ['overview', 'categories', 'topics', 'properties', 'priorities'] as const;
export type InsightTable = (typeof INSIGHT_TABLES)[number];

export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** As many days, up to the day before. */
export function periodBefore(period: Period): Period {
  return { from: shiftDay(period.from, -lengthOf(period)), to: shiftDay(period.from, -1) };
}

/** Whether a period includes only part of a month, whose numbers must not be compared with those of whole months. */
export function isIncompleteMonth(month: Month, { from, to }: Period): boolean {
  const first = firstDayOf(month);
  return from > first || to < shiftDay(firstDayOf(shiftMonth(month, 1)), -1);
}

/** A calendar month, or the part of it that is in a period. */
export interface MonthPeriod extends Period {
  month: Month;
}

/** The parts of the calendar months that are in the period, in order. */
export function monthsOf({ from, to }: Period): MonthPeriod[] {
  const months: MonthPeriod[] = [];
  for (let first = from; first <= to; ) {
    const month = monthOf(first);
    const next = firstDayOf(shiftMonth(month, 1));
    const last = shiftDay(next, -1);
    months.push({ month, from: first, to: last < to ? last : to });
    first = next;
  }
  return months;
}

/** A number with the reviews behind it. */
export interface Figure {
  /** Shares are 0 to 1, means have two decimals, hours one. Null where there is nothing to measure. */
  value: number | null;
  /** How many reviews the list finds by `query`. */
  n: number;
  /** The value in the period before; absent where it is not compared. */
  previous?: number | null;
  /** Parameters of the list call. */
  query: string;
}
