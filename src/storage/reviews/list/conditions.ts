import type { ReviewFilter, SortKey } from '#domain/filter.ts';
import { OF_SHOWN_CHANNEL } from '../shown.ts';
import type { Days, ListParameters } from './values.ts';

/** Which reviews a list is about. */
export interface Wanted extends Omit<ReviewFilter, 'sortBy' | 'sortOrder' | 'limit' | 'offset'> {
  /** Only what the public may read. */
  isPublic: boolean;
}

/** By how many things but days and words it is filtered. */
export function filtersOf({ listingId, rating, channel, approved }: Wanted): number {
  return [listingId, rating, channel, approved].filter((value) => value !== undefined).length;
}

/** What counters and rows are filtered by alike, as conditions on either. */
export function sharedConditions({ channel, approved, isPublic }: Wanted, given: ListParameters): string[] {
  return [
    ...(channel === undefined ? [] : [`channel = ${given.add('channel')}`]),
    ...(approved === undefined ? [] : [`is_approved = ${given.add('approved')}`]),
    ...(isPublic ? ['is_approved', OF_SHOWN_CHANNEL] : []),
  ];
}

/**
 * Everything that a filter asks of a row, but for its days and its words. Stars have an index of their own in the order of
 * dates and are counted (`reviews_of_stars`); the order of ratings has the tenths, which say where in it they stand.
 */
export function rowConditions(wanted: Wanted, given: ListParameters, sortBy: SortKey): string[] {
  const { listingId, rating } = wanted;
  const ofStars = () =>
    sortBy === 'rating'
      ? `rating_tenths between ${given.add('leastTenths')} and ${given.add('mostTenths')}`
      : `(rating_tenths + 5) / 10 = ${given.add('stars')}`;
  return [
    'withdrawn_at is null',
    ...(listingId === undefined ? [] : [`listing_id = ${given.add('listing')}`]),
    ...(rating === undefined ? [] : [ofStars()]),
    ...sharedConditions(wanted, given),
  ];
}

/** The days of a filter as conditions on rows. */
export function dayConditions(days: Days | null, given: ListParameters): string[] {
  return [
    ...(days?.from ? [`submitted_at >= ${given.add('from')}`] : []),
    ...(days?.until ? [`submitted_at < ${given.add('until')}`] : []),
  ];
}
