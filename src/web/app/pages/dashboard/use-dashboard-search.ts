import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { askedOf, type DashboardSearch, readDashboardSearch, withoutFilters } from './dashboard-search.ts';
import { useSearchText } from './use-search-text.ts';

const route = getRouteApi('/dashboard');

/** A change of what narrows or orders the list. */
export type FilterChange = Omit<Partial<DashboardSearch>, 'page' | 'search'>;
export type ChangeFilters = (change: FilterChange) => void;

/**
 * What is set, from the address, and the ways to change it. Each change is a step that Back undoes, and takes along
 * what was typed into the search and did not reach the address yet.
 */
export function useDashboardSearch() {
  const search = route.useSearch({ select: askedOf, structuralSharing: true });
  const navigate = route.useNavigate();
  const text = useSearchText();

  const go = useCallback(
    (next: (before: DashboardSearch) => DashboardSearch, replace = false) => {
      const typed = text.take();
      void navigate({
        search: (before) => readDashboardSearch({ ...next(withText(before, typed)) }),
        replace,
        resetScroll: false,
      });
    },
    [navigate, text],
  );
  // The pause is a timer's, outside of React.
  useEffect(() => text.onPause(() => go((before) => before, true)), [text, go]);
  /** Any change of a filter, order or page size goes to the first page. */
  const change: ChangeFilters = useCallback(
    (changed) => go((before) => ({ ...before, ...changed, page: undefined })),
    [go],
  );
  const clear = useCallback(() => {
    text.follow('');
    go(withoutFilters);
  }, [go, text]);
  /** @param page from 0 */
  const turnTo = useCallback((page: number) => go((before) => ({ ...before, page: page + 1 })), [go]);
  /** The same without a step back to where there is nothing. */
  const correctTo = useCallback(
    (page: number) => go((before) => ({ ...before, page: page + 1 }), true),
    [go],
  );

  return { search, text, change, clear, turnTo, correctTo };
}

/** What was typed comes a moment later, when somebody may have turned the page of what it found. */
function withText(before: DashboardSearch, typed: string | undefined): DashboardSearch {
  if (typed === undefined) return before;
  const isNews = before.scope === 'all' && typed !== (before.search ?? '');
  return { ...before, search: typed, page: isNews ? undefined : before.page };
}
