import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type DashboardSearch, readDashboardSearch, withoutFilters } from './dashboard-search.ts';

const route = getRouteApi('/dashboard');

/** A change of what narrows or orders the list. */
export type FilterChange = Omit<Partial<DashboardSearch>, 'page'>;
export type ChangeFilters = (change: FilterChange, options?: { replace?: boolean }) => void;

/** What is set, from the address, and the ways to change it. Each change is a step that Back undoes. */
export function useDashboardSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();

  const go = useCallback(
    (next: (before: DashboardSearch) => DashboardSearch, replace = false) => {
      void navigate({
        search: (before) => readDashboardSearch({ ...next(before) }),
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );
  /** Any change of a filter, order or page size goes to the first page. */
  const change: ChangeFilters = useCallback(
    (changed, { replace } = {}) => go((before) => ({ ...before, ...changed, page: undefined }), replace),
    [go],
  );
  const changeSearch = useCallback(
    (text: string) =>
      go((before) => {
        // What was typed comes a moment later, when somebody may have turned the page of what it found.
        const isNews = before.scope === 'all' && text !== (before.search ?? '');
        return { ...before, search: text, page: isNews ? undefined : before.page };
      }, true),
    [go],
  );
  const clear = useCallback(() => go(withoutFilters), [go]);
  /** @param page from 0 */
  const turnTo = useCallback((page: number) => go((before) => ({ ...before, page: page + 1 })), [go]);

  return { search, change, changeSearch, clear, turnTo };
}
