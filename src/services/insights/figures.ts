import type { Actor } from '#domain/accounts/actor.ts';
import { type Day, dayIn, EARLIEST_DAY, shiftDay, startOfDay } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import {
  DEFAULT_PERIOD_DAYS,
  type Figure,
  lengthOf,
  MAX_PERIOD_DAYS,
  type Period,
  periodBefore,
} from '#domain/insights/insights.ts';
import type { Interval } from '#domain/insights/statistics.ts';
import { MAX_SEARCH_COUNT, type ReviewFilter } from '#domain/reviews/filter.ts';
import { narrow, queryOf } from '#domain/reviews/narrow.ts';
import type { Selection } from '#storage/insights/spans.ts';
import type { Clock } from '../context.ts';
import { filterOf } from '../reviews/reviews.ts';

/** Filters without days, and a period. */
export interface InsightsInput extends Omit<ReviewFilter, 'startDate' | 'endDate' | 'period'> {
  from?: Day;
  to?: Day;
}

/** What the figures of one call are about. */
export interface Subject {
  period: Period;
  before: Period;
  /** Reviews of the period before (span 0), and of each period after it. */
  compare(...periods: Period[]): Selection;
  /** Reviews of consecutive periods, from span 0. */
  select(...periods: Period[]): Selection;
  /** A figure about the reviews of the period that also match `part`. */
  figure(figure: { value: number | null; n: number; previous?: number | null }, part?: ReviewFilter): Figure;
}

/**
 * Reads filters and period.
 *
 * @throws AppError `invalid` for a period that is too long or ends before it begins
 */
export function subjectOf(context: Clock, actor: Actor, input: InsightsInput): Subject {
  const { timeZone, now } = context;
  const { from, to: lastDay, ...filter } = input;
  const to = lastDay ?? dayIn(now(), timeZone);
  const defaultFrom = shiftDay(to, 1 - DEFAULT_PERIOD_DAYS);
  const period = { from: from ?? (defaultFrom < EARLIEST_DAY ? EARLIEST_DAY : defaultFrom), to };
  if (period.from > to) throw new AppError('period-reversed');
  if (lengthOf(period) > MAX_PERIOD_DAYS) throw new AppError('period-too-long');
  const before = periodBefore(period);
  const days = (one: Period, last = one) => ({ startDate: one.from, endDate: last.to });
  const select = (first: Period, ...others: Period[]): Selection => ({
    filter: { ...filterOf(context, actor, filter), ...days(first, others.at(-1)) },
    timeZone,
    starts: [first, ...others].map((each) => startOfDay(each.from, timeZone)),
  });
  const shown: ReviewFilter = { ...filter, ...days(period) };
  return {
    period,
    before,
    select: (...periods) => select(periods[0] ?? period, ...periods.slice(1)),
    compare: (...periods) => select(before, ...periods),
    figure: ({ value, n, previous }, part = {}) => ({
      value,
      n,
      ...(previous !== undefined && { previous }),
      // The list call would count only the first of many.
      query: queryOf(narrow(shown, part)) + (n > MAX_SEARCH_COUNT ? '&exactTotal=true' : ''),
    }),
  };
}

export const daysOf = ({ from, to }: Period): ReviewFilter => ({ startDate: from, endDate: to });

export const share = (part: number, all: number): number | null => (all === 0 ? null : round(part / all, 4));

/** The mean of ratings in tenths of a star, in stars. */
export const stars = (tenths: number, rated: number): number | null =>
  rated === 0 ? null : round(tenths / rated / 10, 2);

export function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

/** The bounds of an interval within a scale, with two decimals; null without one. */
export function bounds(interval: Interval | null, min: number, max: number) {
  const bound = (value: number) => round(Math.min(max, Math.max(min, value)), 2);
  return { low: interval && bound(interval.low), high: interval && bound(interval.high) };
}
