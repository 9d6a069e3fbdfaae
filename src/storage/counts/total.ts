import { dayConditions, rowConditions, sharedConditions, type Wanted } from '../reviews/list/conditions.ts';
import type { Days, ListParameters } from '../reviews/list/values.ts';
import type { DaySpan } from './whole-days.ts';

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
export function totalOf(wanted: Wanted, days: Days | null, given: ListParameters): string {
  if (!days) return ofAllTime(wanted, given);
  if (!isCountedByCells(wanted, days)) return counted(wanted, dayConditions(days, given), given);
  const edge = (first: string, next: string) =>
    counted(wanted, [`submitted_at >= ${first}`, `submitted_at < ${next}`], given);
  return [
    ofDays(wanted, days.whole, given),
    ...(days.hasEdgeBefore ? [edge(given.add('from'), given.add('firstWhole'))] : []),
    ...(days.hasEdgeAfter ? [edge(given.add('afterWhole'), given.add('until'))] : []),
  ].join(' + ');
}

/** Whether the cells of days know the days of a filter; else rows are counted. */
export function isCountedByCells(wanted: Wanted, days: Days): days is Days & { whole: DaySpan } {
  return wanted.listingId === undefined && days.whole !== null;
}

/**
 * Whether the cells that are summed over all channels will do, which are named by capitals. What the public may read
 * depends on the channel.
 */
export const areSummed = ({ channel, isPublic }: Wanted): boolean => channel === undefined && !isPublic;

function ofAllTime(wanted: Wanted, given: ListParameters): string {
  const listing = given.add('listing');
  const shared = sharedConditions(wanted, given);
  return sumOf(
    wanted,
    `review_counts where ${[`listing_id = ${listing}`, `grain = 'a'`, ...shared].join(' and ')}`,
    wanted.listingId === undefined ? shared : [`listing_id = ${listing}`, ...shared],
  );
}

function ofDays(wanted: Wanted, { since, until }: DaySpan, given: ListParameters): string {
  const shared = sharedConditions(wanted, given);
  const grain = areSummed(wanted) ? 'upper(part.kind)' : 'part.kind';
  const cells = `unnest(${given.add('grains')}, ${given.add('starts')}, ${given.add('ends')})
    as part (kind, since, until) join review_counts on listing_id = 0 and grain = (${grain})::"char"
    and start >= part.since and start < part.until where ${['true', ...shared].join(' and ')}`;
  return sumOf(wanted, cells, [
    ...(since === null ? [] : [`day >= ${given.add('firstDay')}`]),
    ...(until === null ? [] : [`day < ${given.add('afterDay')}`]),
    ...shared,
  ]);
}

function sumOf(wanted: Wanted, cells: string, ofQueue: readonly string[]): string {
  const counter = counterOf(wanted);
  return `coalesce((select sum(${counter}) from ${cells}), 0)
    + coalesce((select sum(${counter}) from review_count_deltas where ${['true', ...ofQueue].join(' and ')}), 0)`;
}

function counted(wanted: Wanted, ofDays: readonly string[], given: ListParameters): string {
  const conditions = [...rowConditions(wanted, given, 'date'), ...ofDays];
  return `(select count(*) from reviews where ${conditions.join(' and ')})`;
}
