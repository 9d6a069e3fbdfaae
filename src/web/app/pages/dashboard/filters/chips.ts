import { shortDate } from '#domain/dates.ts';
import type { Day } from '#domain/day.ts';
import { filterCopy } from '../copy.ts';
import type { DashboardSearch } from '../dashboard-search.ts';

/** One thing that is set, in words. */
export interface Chip {
  key: keyof DashboardSearch;
  label: string;
}

/**
 * Everything that narrows the list, in the order of the bar.
 *
 * @param text what stands in the search box, which the address may not hold yet
 * @param listingName of the chosen property; empty while it is not known
 */
export function chipsOf(search: DashboardSearch, text: string, listingName: string): Chip[] {
  const { listingId, rating, channel, startDate, endDate, status, scope } = search;
  const chip = (key: Chip['key'], name: string, value: string | number | undefined): Chip[] =>
    value ? [{ key, label: `${name}: ${value}` }] : [];
  return [
    ...chip('search', filterCopy.searchLabel, text.trim()),
    ...(scope === 'all' && text.trim() !== ''
      ? [{ key: 'scope' as const, label: filterCopy.everywhere }]
      : []),
    ...chip('listingId', filterCopy.property, listingId && (listingName || `#${listingId}`)),
    ...chip('rating', filterCopy.rating, rating && filterCopy.stars(rating)),
    ...chip('channel', filterCopy.channel, channel),
    ...chip('startDate', filterCopy.startDate, startDate && dayWords(startDate)),
    ...chip('endDate', filterCopy.endDate, endDate && dayWords(endDate)),
    ...chip('status', filterCopy.status, status && filterCopy.statuses[status]),
  ];
}

function dayWords(day: Day): string {
  return shortDate(new Date(`${day}T00:00:00Z`), 'UTC');
}
