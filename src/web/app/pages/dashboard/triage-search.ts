import { type DashboardSearch, parseDashboardSearch } from './dashboard-search.ts';

/**
 * The list of a triage. Without a status these are undecided reviews, and the oldest come first. The parameters may be those
 * of the dashboard, whose list is then worked through.
 */
export function parseTriageSearch(raw: Readonly<Record<string, unknown>>): DashboardSearch {
  const search = parseDashboardSearch({ ...raw, scope: 'all' });
  const { status = 'undecided', sortBy, sortOrder } = search;
  return {
    ...search,
    status,
    sortOrder: sortBy ? sortOrder : (sortOrder ?? 'asc'),
    page: undefined,
    gone: undefined,
    size: undefined,
    review: undefined,
  };
}
