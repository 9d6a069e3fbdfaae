import { nextDay, startOfDay } from '#domain/day.ts';
import type { ReviewFilter } from '#domain/filter.ts';
import { tenthsOfStarFilter } from '#domain/rating.ts';
import type { Parameters } from '../../statement.ts';
import { OF_SHOWN_CHANNEL } from '../shown.ts';

/** Which reviews a list is about. */
export interface Wanted extends Omit<ReviewFilter, 'sortBy' | 'sortOrder' | 'limit' | 'offset'> {
  /** Only what the public may read. */
  isPublic: boolean;
}

/** What counters and rows are filtered by alike, as conditions on either. */
export function sharedConditions({ channel, approved, isPublic }: Wanted, given: Parameters): string[] {
  return [
    ...(channel === undefined ? [] : [`channel = ${given.add(channel, 'text')}`]),
    ...(approved === undefined ? [] : [`is_approved = ${given.add(approved, 'boolean')}`]),
    ...(isPublic ? ['is_approved', OF_SHOWN_CHANNEL] : []),
  ];
}

/** The instants between which the days of a filter lie: the first included, the second not. */
export function instantsOf(
  { startDate, endDate }: Wanted,
  timeZone: string,
): { from: Date | null; until: Date | null } {
  return {
    from: startDate === undefined ? null : startOfDay(startDate, timeZone),
    until: endDate === undefined ? null : startOfDay(nextDay(endDate), timeZone),
  };
}

/** Everything that a filter asks of a row, but for its days and its words. Stars have an index of their own in the order of dates. */
export function rowConditions(wanted: Wanted, given: Parameters, inOrderOfDates: boolean): string[] {
  const { listingId, rating } = wanted;
  const { from, to } = tenthsOfStarFilter(rating ?? 0);
  const ofStars = () =>
    inOrderOfDates
      ? `(rating_tenths + 5) / 10 = ${given.add(rating, 'int')}`
      : `rating_tenths between ${given.add(from, 'int')} and ${given.add(to, 'int')}`;
  return [
    'withdrawn_at is null',
    ...(listingId === undefined ? [] : [`listing_id = ${given.add(listingId, 'bigint')}`]),
    ...(rating === undefined ? [] : [ofStars()]),
    ...sharedConditions(wanted, given),
  ];
}

/** The days of a filter as conditions on rows. */
export function dayConditions(wanted: Wanted, timeZone: string, given: Parameters): string[] {
  const { from, until } = instantsOf(wanted, timeZone);
  return between(from, until, given);
}

export function between(from: Date | null, until: Date | null, given: Parameters): string[] {
  return [
    ...(from === null ? [] : [`submitted_at >= ${given.add(from, 'timestamptz')}`]),
    ...(until === null ? [] : [`submitted_at < ${given.add(until, 'timestamptz')}`]),
  ];
}
