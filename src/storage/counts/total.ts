import {
  between,
  instantsOf,
  rowConditions,
  sharedConditions,
  type Wanted,
} from '../reviews/list/conditions.ts';
import type { Parameters } from '../statement.ts';
import { periodsOf, wholeDays } from './whole-days.ts';

const STARS = ['one', 'two', 'three', 'four', 'five'] as const;
export const ALL_STARS = '(unrated + one + two + three + four + five)';

/** The counter of one star filter, or of all of them. */
export const counterOf = ({ rating }: Pick<Wanted, 'rating'>): string =>
  rating === undefined ? ALL_STARS : (STARS[rating - 1] ?? ALL_STARS);

/**
 * How many reviews match, whatever their words, as an expression: cells and what waits to be added to them, which one statement sees at one
 * moment, so the number is exact. Days whose part the filter wants are counted by `reviews_by_date`, and so are the
 * days of one listing, by `reviews_in_listing_by_date`.
 */
export function totalOf(wanted: Wanted, timeZone: string, given: Parameters): string {
  if (wanted.startDate === undefined && wanted.endDate === undefined) return ofAllTime(wanted, given);
  const { from, until } = instantsOf(wanted, timeZone);
  const days = wanted.listingId === undefined ? wholeDays(from, until) : null;
  if (!days) return counted(wanted, from, until, given);
  const first = days.since === null ? null : new Date(days.since);
  const last = days.until === null ? null : new Date(days.until);
  return [
    ofDays(wanted, days, given),
    ...(from && first && from < first ? [counted(wanted, from, first, given)] : []),
    ...(until && last && last < until ? [counted(wanted, last, until, given)] : []),
  ].join(' + ');
}

function ofAllTime(wanted: Wanted, given: Parameters): string {
  const { listingId } = wanted;
  const listing = given.add(listingId ?? 0, 'bigint');
  const shared = sharedConditions(wanted, given);
  return sumOf(
    wanted,
    `review_counts where ${[`listing_id = ${listing}`, `grain = 'a'`, ...shared].join(' and ')}`,
    listingId === undefined ? shared : [`listing_id = ${listing}`, ...shared],
  );
}

function ofDays(wanted: Wanted, days: NonNullable<ReturnType<typeof wholeDays>>, given: Parameters): string {
  const periods = periodsOf(days);
  const column = (name: 'grain' | 'since' | 'until', type: string) =>
    given.add(
      periods.map((part) => part[name]),
      type,
    );
  const shared = sharedConditions(wanted, given);
  const cells = `unnest(${column('grain', 'text[]')}, ${column('since', 'date[]')}, ${column('until', 'date[]')})
    as part (kind, since, until) join review_counts on listing_id = 0 and grain = part.kind::"char"
    and start >= part.since and start < part.until where ${['true', ...shared].join(' and ')}`;
  return sumOf(wanted, cells, [
    ...(days.since === null ? [] : [`day >= ${given.add(days.since, 'date')}`]),
    ...(days.until === null ? [] : [`day < ${given.add(days.until, 'date')}`]),
    ...shared,
  ]);
}

function sumOf(wanted: Wanted, cells: string, ofQueue: readonly string[]): string {
  const counter = counterOf(wanted);
  return `coalesce((select sum(${counter}) from ${cells}), 0)
    + coalesce((select sum(${counter}) from review_count_deltas where ${['true', ...ofQueue].join(' and ')}), 0)`;
}

function counted(wanted: Wanted, from: Date | null, until: Date | null, given: Parameters): string {
  const conditions = [...rowConditions(wanted, given, false), ...between(from, until, given)];
  return `(select count(*) from reviews where ${conditions.join(' and ')})`;
}
