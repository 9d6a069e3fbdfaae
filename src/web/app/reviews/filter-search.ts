import { pages } from '#contract/paths.ts';
import type { ViewBody } from '#contract/reviews/views.ts';
import { defaultSourceName } from '#domain/sources/source-kind.ts';
import { queryString } from '#web/app/api/request.ts';
import { FILTER_NAMES, parseFilters, REVIEW_FILTERS } from './filters/review-filters.ts';
import { parseReviewSearch, type ReviewSearch } from './review-search.ts';

type Filter = ViewBody['filter'];

/** The state of the dashboard that shows the reviews of a filter. */
export function searchOfFilter(
  { search, words, ...others }: Filter,
  order: Pick<ViewBody, 'sortBy' | 'sortOrder'> = {},
): ReviewSearch {
  const text = search ?? words;
  const searchAll = text === undefined ? undefined : true;
  const match = words === undefined ? undefined : 'words';
  return parseReviewSearch({ ...others, search: text, searchAll, match, ...order });
}

/** The URL of the dashboard with the reviews of a filter. */
export const filterUrl = (filter: Filter): string =>
  pages.dashboard() + queryString({ ...searchOfFilter(filter) });

const NO_NAMES = { listings: [], sourceName: defaultSourceName };

/** What a filter says, in words. Properties have their number. */
export function filterTexts({ search, words, ...others }: Filter): string[] {
  const values = parseFilters(others);
  const texts = FILTER_NAMES.flatMap((name) => {
    const value = values[name];
    const { label, format } = REVIEW_FILTERS[name];
    return value === undefined ? [] : [`${label}: ${format(value, NO_NAMES)}`];
  });
  const text = search ?? words;
  return text === undefined ? texts : [...texts, `“${text}”`];
}
