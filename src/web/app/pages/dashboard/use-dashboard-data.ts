import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keys, reviewsQuery, statsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { useDebounced } from '#web/app/controls/use-debounced.ts';
import {
  filtersOf,
  listQuery,
  type ReviewSearch,
  searchesAll,
  searchingAll,
} from '#web/app/reviews/review-search.ts';
import { searchLoadedOrWords } from './search-loaded.ts';

/** If no loaded review matches, all are searched this many milliseconds after the last key. */
const PAUSE = 600;

/**
 * The reviews and counts for the URL. Previous data is shown until new data arrives.
 * While no loaded review matches the text of the search box, the reviews are the result of a search of all reviews.
 */
export function useDashboardData(search: ReviewSearch, text: string) {
  const { client, queryClient } = useAppContext();
  const loaded = useQuery({
    ...reviewsQuery(client, listQuery(search), search.gone),
    placeholderData: keepPreviousData,
  });
  const { reviews = [], total = 0 } = (!loaded.isPlaceholderData && loaded.data) || {};
  const isMissing =
    !searchesAll(search) && total > reviews.length && searchLoadedOrWords(reviews, text).found.length === 0;
  const missing = useDebounced(isMissing ? text.trim() : '', PAUSE);
  const isAutomatic = isMissing && missing !== '';
  const shown: ReviewSearch = isAutomatic ? searchingAll({ ...search, search: missing }) : search;
  const list = useQuery({
    ...reviewsQuery(client, listQuery(shown), shown.gone),
    placeholderData: keepPreviousData,
    // Otherwise the query above has the same result.
    enabled: isAutomatic,
  });
  const stats = useQuery({
    ...statsQuery(client, filtersOf(shown)),
    placeholderData: keepPreviousData,
  });
  // The status does not filter the counts that it leads to, so that a decision moves one from the one to the other.
  const split = useQuery({
    ...statsQuery(client, filtersOf({ ...shown, status: undefined })),
    placeholderData: keepPreviousData,
  });
  const refresh = () => {
    void list.refetch();
    // The counts of the cards and of the views.
    void queryClient.invalidateQueries({ queryKey: keys.stats });
  };
  return { shown, isAutomatic, list, stats, split, error: list.error ?? stats.error, refresh };
}
