import { FILTER_NAMES, type ReviewFilter, setFilters } from './filter.ts';

/** Matches no review, whatever else the filter says. */
const NOTHING: ReviewFilter = { rating: 1, ratings: [5] };

/**
 * A filter that matches exactly the reviews that match both.
 *
 * @param part sets none of the filters by search text, and of those by several values only `ratings`
 */
export function narrow(filter: ReviewFilter, part: ReviewFilter): ReviewFilter {
  const { topic, category, ratings, startDate, endDate, ...others } = part;
  const single: ReviewFilter = others;
  const narrowed: ReviewFilter = { ...filter, ...part };
  if (topic !== undefined) narrowed.topic = all(filter.topic, topic);
  if (category !== undefined) narrowed.category = all(filter.category, category);
  if (filter.startDate !== undefined && startDate !== undefined && filter.startDate > startDate)
    narrowed.startDate = filter.startDate;
  if (filter.endDate !== undefined && endDate !== undefined && filter.endDate < endDate)
    narrowed.endDate = filter.endDate;
  if (filter.ratings !== undefined && ratings !== undefined) {
    narrowed.ratings = filter.ratings.filter((stars) => ratings.includes(stars));
    if (narrowed.ratings.length === 0) return { ...filter, ...NOTHING };
  }
  const contradicts = setFilters(single).some(
    (name) => filter[name] !== undefined && filter[name] !== single[name],
  );
  if (contradicts) return { ...filter, ...NOTHING };
  if (single.listingId === undefined || filter.listingIds === undefined) return narrowed;
  const { listingIds, ...ofListing } = narrowed;
  return listingIds?.includes(single.listingId) ? ofListing : { ...filter, ...NOTHING };
}

/** All of the values of two filters, separated by commas. */
function all(before: string | undefined, added: string): string {
  return [...new Set([...(before?.split(',') ?? []), ...added.split(',')])].join(',');
}

/** The parameters of the list call for a filter, without a leading `?`. */
export function queryOf(filter: ReviewFilter): string {
  const set = FILTER_NAMES.flatMap((name) =>
    filter[name] === undefined ? [] : [[name, String(filter[name])]],
  );
  return new URLSearchParams(set).toString();
}
