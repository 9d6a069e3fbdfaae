import { pages } from '#contract/paths.ts';
import type { View, ViewBody } from '#contract/reviews/views.ts';
import { queryString } from '#web/app/api/request.ts';
import { searchOfFilter } from '#web/app/reviews/filter-search.ts';
import { filtersOf, listQuery, type ReviewSearch } from '#web/app/reviews/review-search.ts';

type Content = Pick<ViewBody, 'filter' | 'sortBy' | 'sortOrder'>;

/** What a view of the present filters and order contains. Search text counts where it covers all reviews. */
export function viewContent(search: ReviewSearch): Content {
  const { sortBy, sortOrder } = listQuery(search);
  return { filter: filtersOf(search), sortBy, sortOrder };
}

const searchOf = ({ filter, sortBy, sortOrder }: Pick<View, 'filter' | 'sortBy' | 'sortOrder'>) =>
  searchOfFilter(filter, { sortBy, sortOrder });

/** @param size the page size to keep */
export function viewUrl(view: View, size: ReviewSearch['size']): string {
  return pages.dashboard() + queryString({ ...searchOf(view), size });
}

/** Whether the dashboard shows a view, on any page. */
export function isShown(view: View, search: ReviewSearch): boolean {
  return keyOf(searchOf(view)) === keyOf(search);
}

function keyOf(search: ReviewSearch): string {
  const { filter, sortBy, sortOrder } = viewContent(search);
  const entries = Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([entries, sortBy, sortOrder]);
}
