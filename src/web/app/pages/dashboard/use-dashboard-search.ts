import { getRouteApi, type RouterHistory, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { changeEntryMemory, entryMemory } from '#web/app/entry-memory.ts';
import {
  parseReviewSearch,
  type ReviewSearch,
  searchingAll,
  serverSearch,
  withoutFilters,
  withPage,
} from '#web/app/reviews/review-search.ts';
import { parseSearch } from '#web/app/search-string.ts';
import { LAST_DASHBOARD, store } from '#web/app/session/tab-storage.ts';

const route = getRouteApi('/dashboard');

/** The URL is updated this many milliseconds after typing, because browsers limit how often a page may change it. */
const DEBOUNCE = 250;

/** Changes the state. @param replace adds no history entry */
export type Go = (next: (before: ReviewSearch) => ReviewSearch, replace?: boolean) => void;

/**
 * The state of the dashboard from the URL, the text of the search box, and the functions that change them. Each change
 * of the URL adds a history entry and includes typed search text that is not in the URL yet.
 */
export function useDashboardSearch() {
  const search = route.useSearch({ select: serverSearch, structuralSharing: true });
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const [text, setText] = useState(() => latestTextOf(history.location));
  /** Typed text that is not in the URL yet. */
  const typed = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);

  const takeTyped = useCallback(() => {
    const taken = typed.current?.text;
    clearTimeout(typed.current?.timer);
    typed.current = null;
    return taken;
  }, []);
  const go: Go = useCallback(
    (next, replace = false) => {
      const newText = takeTyped();
      changeEntryMemory(history.location, { typed: undefined });
      void navigate({
        search: (before) => parseReviewSearch({ ...next(withText(before, newText)) }),
        replace,
        resetScroll: false,
      });
    },
    [history, navigate, takeTyped],
  );
  /** Back leads to the list before the search, not through each part of its text. */
  const goToTyped = useCallback(() => {
    const { href } = history.location;
    go((before) => before, entryMemory(history.location).isOfSearch);
    if (history.location.href !== href) changeEntryMemory(history.location, { isOfSearch: true });
  }, [go, history]);
  const type = useCallback(
    (next: string) => {
      takeTyped();
      setText(next);
      // A reload or a click on a link may come before the URL has the text.
      changeEntryMemory(history.location, { typed: next });
      typed.current = { text: next, timer: setTimeout(goToTyped, DEBOUNCE) };
    },
    [goToTyped, history, takeTyped],
  );
  // Back, Forward and links change the URL outside of React. Text that was typed for the previous URL is then obsolete.
  useEffect(() => {
    const finishTyping = () => {
      const { typed: unfinished } = entryMemory(history.location);
      if (unfinished !== undefined) type(unfinished);
      store(LAST_DASHBOARD, history.location.href);
    };
    finishTyping();
    const unsubscribe = history.subscribe(({ location, action }) => {
      takeTyped();
      if (location.pathname !== pages.dashboard()) return;
      if (action.type !== 'PUSH' && action.type !== 'REPLACE') finishTyping();
      store(LAST_DASHBOARD, location.href);
      const next = latestTextOf(location);
      // The URL drops blanks, which may be the beginning of a search.
      setText((shown) => (next === '' && shown.trim() === '' ? shown : next));
    });
    // A reload that waits for a slow server would not load a URL that is replaced meanwhile.
    addEventListener('beforeunload', takeTyped);
    return () => {
      unsubscribe();
      removeEventListener('beforeunload', takeTyped);
      takeTyped();
    };
  }, [history, takeTyped, type]);

  const clear = useCallback(() => {
    takeTyped();
    setText('');
    go(withoutFilters);
  }, [go, takeTyped]);
  /** Opens the side panel with a review. */
  const open = useCallback(({ id }: Pick<Review, 'id'>) => go((before) => ({ ...before, review: id })), [go]);
  /** Shows another review in the side panel. */
  const show = useCallback(
    ({ id }: Pick<Review, 'id'>) => go((before) => ({ ...before, review: id }), true),
    [go],
  );
  const closePanel = useCallback(() => go((before) => ({ ...before, review: undefined }), true), [go]);

  return { search, text, type, go, clear, open, show, closePanel };
}

/** The search text of a history entry, which may not be in the URL yet. */
function latestTextOf(location: RouterHistory['location']): string {
  return entryMemory(location).typed ?? searchTextOf(location);
}

function searchTextOf({ search }: RouterHistory['location']): string {
  return parseReviewSearch(parseSearch(search)).search ?? '';
}

/** A search of all reviews starts at its first page when its text changes. */
function withText(before: ReviewSearch, text: string | undefined): ReviewSearch {
  if (text === undefined) return before;
  const isNewSearch = before.searchAll && text !== (before.search ?? '');
  return {
    ...before,
    search: text,
    ...(isNewSearch && { page: undefined, gone: undefined, match: undefined }),
  };
}

export type ListChanges = ReturnType<typeof useListChanges>;
type FilterChange = Omit<Partial<ReviewSearch>, 'page' | 'search'>;
export type ChangeFilters = (change: FilterChange) => void;

/**
 * The functions that change which reviews are listed.
 *
 * @param isAutomatic whether the list is a search of all reviews that the URL does not contain; a change adds it
 */
export function useListChanges(go: Go, isAutomatic: boolean) {
  return useMemo(() => {
    const goFromShown: Go = (next, replace) =>
      go((before) => next(isAutomatic ? searchingAll(before) : before), replace);
    const firstPage = { page: undefined, gone: undefined };
    /** Changes filters, order or page size and goes to the first page. */
    const change: ChangeFilters = (changed) =>
      goFromShown((before) => ({ ...before, ...changed, ...firstPage, match: undefined }));
    return {
      change,
      /**
       * @param page from 0
       * @param left how many of the shown reviews no longer match the filters
       */
      goToPage: (page: number, left: number) => goFromShown((before) => withPage(before, page, left)),
      /** Goes to a page without adding a history entry. */
      correctPage: (page: number) => goFromShown((before) => withPage(before, page, 0), true),
      /** Searches for the words of the text, in any order. */
      matchWords: () => goFromShown((before) => ({ ...before, ...firstPage, match: 'words' }), true),
    };
  }, [go, isAutomatic]);
}
