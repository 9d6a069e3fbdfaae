import type { Review, ReviewListQuery } from '#contract/reviews/reviews.ts';
import { DEFAULT_PAGE_SIZE, MAX_OFFSET, offsetOf, PAGE_SIZES } from '#domain/paging.ts';
import { SORT_KEYS, SORT_ORDERS, type SortKey, type SortOrder, wordsOf } from '#domain/reviews/filter.ts';
import { oneOf, wholeNumber } from '../search-string.ts';
import {
  FILTER_NAMES,
  type FilterValues,
  filterQuery,
  NO_SYNONYMS,
  parseFilters,
} from './filters/review-filters.ts';

export type PageSize = (typeof PAGE_SIZES)[number];

/**
 * The state of the dashboard as it is in the URL, so that a link shows a colleague the same. Defaults are left out: the
 * plain URL is the plain dashboard.
 */
export interface ReviewSearch extends FilterValues {
  sortBy?: Exclude<SortKey, 'date'>;
  sortOrder?: Exclude<SortOrder, 'desc'>;
  /** Search text. It filters the loaded rows in the browser unless `searchAll` is set. */
  search?: string;
  /** The server searches all reviews. */
  searchAll?: true;
  /** The reviews of such a search contain all its words in any order, because none contains the text. */
  match?: 'words';
  /** From 1. */
  page?: number;
  /**
   * How many reviews of the previous pages have left the list since those pages were shown, because they were decided.
   * The offset is that much smaller, so that no review is skipped.
   */
  gone?: number;
  size?: Exclude<PageSize, typeof DEFAULT_PAGE_SIZE>;
  /** The review in the side panel. */
  review?: number;
}

/** The longest search text that the URL, the box and the server accept. */
export const MAX_SEARCH_LENGTH = 200;

/**
 * Reads URL parameters. Invalid values and defaults are `undefined` by name, because the router merges the result into
 * the raw parameters and would keep a missing one.
 */
export function parseReviewSearch(raw: Readonly<Record<string, unknown>>): ReviewSearch {
  const size = oneOf(PAGE_SIZES, raw.size);
  const search =
    typeof raw.search === 'string' && raw.search.trim() !== ''
      ? raw.search.slice(0, MAX_SEARCH_LENGTH)
      : undefined;
  const searchAll = search !== undefined && String(raw.searchAll) === 'true' ? true : undefined;
  const limit = size ?? DEFAULT_PAGE_SIZE;
  const page = unlessDefault(1, wholeNumber(raw.page, MAX_OFFSET / limit));
  return {
    ...NO_SYNONYMS,
    ...parseFilters(raw),
    sortBy: unlessDefault('date', oneOf(SORT_KEYS, raw.sortBy)),
    sortOrder: unlessDefault('desc', oneOf(SORT_ORDERS, raw.sortOrder)),
    search,
    searchAll,
    match: searchAll && oneOf(['words'] as const, raw.match),
    page,
    gone: page && wholeNumber(raw.gone, offsetOf(page - 1, limit)),
    size: unlessDefault(DEFAULT_PAGE_SIZE, size),
    review: wholeNumber(raw.review, Number.MAX_SAFE_INTEGER),
  };
}

/** The current page, from 0 as the server counts. */
export const pageIndex = ({ page = 1 }: ReviewSearch): number => page - 1;

export const pageSize = ({ size }: ReviewSearch): PageSize => size ?? DEFAULT_PAGE_SIZE;

/** The filters of the list call, without order and page. */
export function filtersOf(dashboard: ReviewSearch): Omit<ReviewListQuery, keyof ListPage> {
  const { sortBy: _by, sortOrder: _order, limit: _limit, offset: _offset, ...filters } = listQuery(dashboard);
  return filters;
}

type ListPage = Pick<ReviewListQuery, 'sortBy' | 'sortOrder' | 'limit' | 'offset'>;

export function listQuery(dashboard: ReviewSearch): ReviewListQuery {
  const { sortBy, sortOrder, search, searchAll, match } = dashboard;
  const limit = pageSize(dashboard);
  return dropUndefined({
    // Parsed, because the router leaves unknown URL parameters in the state.
    ...filterQuery(parseFilters(dashboard)),
    sortBy: sortBy ?? 'date',
    sortOrder: sortOrder ?? 'desc',
    [match ?? 'search']: searchAll && search?.trim(),
    limit,
    offset: offsetOf(pageIndex(dashboard), limit) - (dashboard.gone ?? 0),
  });
}

/**
 * The state of another page. Going forward, shown reviews that no longer match the filters are subtracted from the
 * offset, because the server's list no longer contains them.
 *
 * @param page from 0
 * @param left how many of the shown reviews no longer match
 */
export function withPage(before: ReviewSearch, page: number, left: number): ReviewSearch {
  const gone = (before.gone ?? 0) + (page > pageIndex(before) ? left : 0);
  return { ...before, page: page + 1, gone: Math.min(gone, offsetOf(page, pageSize(before))) };
}

/** Whether a review matches the filters that a decision can change. */
export function matchesDecision(
  search: ReviewSearch,
  { isApproved, decision }: Pick<Review, 'isApproved' | 'decision'>,
): boolean {
  switch (search.status) {
    case undefined:
      return true;
    case 'undecided':
      return decision === 'none';
    case 'unpublished':
      return decision === 'unpublished';
    default:
      return isApproved === (search.status === 'approved');
  }
}

/** A change of the order, without defaults. */
export function sortChange(order: { sortBy: SortKey; sortOrder: SortOrder }) {
  const { sortBy, sortOrder } = parseReviewSearch(order);
  return { sortBy, sortOrder };
}

/** The part of the state that the server's response depends on, without search text that only filters loaded rows. */
export function serverSearch({ search, review: _review, ...others }: ReviewSearch): ReviewSearch {
  return others.searchAll ? { ...others, search } : others;
}

/**
 * Whether the person's own page size applies. It does not for links to a later page, or to a search of the rows on a page:
 * colleagues must see the same reviews there.
 */
export function isUnsized({ size, page, search, searchAll }: ReviewSearch): boolean {
  return size === undefined && page === undefined && (search === undefined || searchAll === true);
}

/** Whether the server searches all reviews for the search text. */
export function searchesAll({ search, searchAll }: ReviewSearch): boolean {
  return searchAll === true && search !== undefined;
}

/** Searches all reviews for the same text, from the first page. */
export function searchingAll(search: ReviewSearch): ReviewSearch {
  return { ...search, searchAll: true, page: undefined, gone: undefined };
}

/** Whether a search that finds nothing can look for its words instead. */
export function canMatchWords(search: ReviewSearch): boolean {
  return searchesAll(search) && search.match === undefined && wordsOf(search.search ?? '').length > 1;
}

/** Whether any filter is set; search text is not one. */
export function isFiltered(search: ReviewSearch): boolean {
  return FILTER_NAMES.some((name) => search[name] !== undefined);
}

/** The same order and page size without filters and search text. */
export function withoutFilters({ sortBy, sortOrder, size }: ReviewSearch): ReviewSearch {
  return dropUndefined({ sortBy, sortOrder, size });
}

function unlessDefault<Value, Default extends Value>(defaultValue: Default, value: Value | undefined) {
  return value === defaultValue ? undefined : (value as Exclude<Value, Default> | undefined);
}

function dropUndefined<Shape extends object>(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape;
}
