import { type DashboardSearch, isFiltered, parseDashboardSearch, searchesAll } from './dashboard-search.ts';

/** The list of a triage: the undecided reviews, the oldest first, unless the URL selects others. */
export function parseTriageSearch(raw: Readonly<Record<string, unknown>>): DashboardSearch {
  const search = parseDashboardSearch(raw);
  const isChosen = isFiltered(search) || searchesAll(search);
  const list = isChosen ? search : { ...search, status: 'undecided' as const, sortOrder: 'asc' as const };
  return { ...list, page: undefined, gone: undefined, size: undefined, review: undefined };
}

/** The triage of the list that the dashboard shows: its undecided reviews, unless the list is of decided ones. */
export function triageOf(dashboard: DashboardSearch): DashboardSearch {
  const { sortBy, sortOrder, search, status = 'pending' } = dashboard;
  return parseTriageSearch({
    ...dashboard,
    status: status === 'pending' ? 'undecided' : status,
    sortOrder: sortBy ? sortOrder : (sortOrder ?? 'asc'),
    scope: search && 'all',
  });
}
