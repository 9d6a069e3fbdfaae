import { useCallback } from 'react';
import { type ReviewSearch, searchingAll, withPage } from '#web/app/reviews/review-search.ts';
import type { Go } from './use-dashboard-search.ts';

export type FilterChange = Omit<Partial<ReviewSearch>, 'page' | 'search'>;
export type ChangeFilters = (change: FilterChange) => void;

/**
 * The functions that change which reviews are listed.
 *
 * @param isAutomatic whether the list is a search of all reviews that the URL does not contain; a change adds it
 */
export function useListChanges(go: Go, isAutomatic: boolean) {
  const goFromShown: Go = useCallback(
    (next, replace) => go((before) => next(isAutomatic ? searchingAll(before) : before), replace),
    [go, isAutomatic],
  );
  /** Changes filters, order or page size and goes to the first page. */
  const change: ChangeFilters = useCallback(
    (changed) =>
      goFromShown((before) => ({
        ...before,
        ...changed,
        page: undefined,
        gone: undefined,
        match: undefined,
      })),
    [goFromShown],
  );
  /**
   * @param page from 0
   * @param left how many of the shown reviews no longer match the filters
   */
  const goToPage = useCallback(
    (page: number, left: number) => goFromShown((before) => withPage(before, page, left)),
    [goFromShown],
  );
  /** Goes to a page without adding a history entry. */
  const correctPage = useCallback(
    (page: number) => goFromShown((before) => withPage(before, page, 0), true),
    [goFromShown],
  );
  /** Searches for the words of the text, in any order. */
  const matchWords = useCallback(
    () => goFromShown((before) => ({ ...before, match: 'words', page: undefined, gone: undefined }), true),
    [goFromShown],
  );
  return { change, goToPage, correctPage, matchWords };
}
