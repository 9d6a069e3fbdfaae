import { parseReviewSearch, type ReviewSearch } from '#web/app/reviews/review-search.ts';

/**
 * The list of a triage. Without a status these are undecided reviews, the oldest first unless an order is given. The parameters may be
 * those of the dashboard, whose list is then worked through.
 */
export function parseTriageSearch(raw: Readonly<Record<string, unknown>>): ReviewSearch {
  const search = parseReviewSearch({ ...raw, searchAll: true });
  const isOldestFirst = search.status === undefined && search.sortBy === undefined;
  return {
    ...search,
    status: search.status ?? 'undecided',
    sortOrder: isOldestFirst ? 'asc' : search.sortOrder,
    page: undefined,
    gone: undefined,
    size: undefined,
    review: undefined,
  };
}
