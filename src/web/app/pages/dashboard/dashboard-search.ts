import type { ReviewListQuery } from '#contract/reviews.ts';
import { OFFERED_CHANNELS } from '#domain/channel.ts';
import { type Day, isDay } from '#domain/day.ts';
import { SORT_KEYS, SORT_ORDERS, type SortKey, type SortOrder } from '#domain/filter.ts';
import { DEFAULT_PAGE_SIZE, MAX_OFFSET, offsetOf, PAGE_SIZES } from '#domain/paging.ts';
import { STAR_SCALE } from '#domain/rating.ts';

export type StatusFilter = 'approved' | 'pending';
export type PageSize = (typeof PAGE_SIZES)[number];

/**
 * What is set on the dashboard, as it stands in the address: a link shared with a colleague shows the same. Defaults
 * are left out, so that the plain address is the plain dashboard.
 */
export interface DashboardSearch {
  listingId?: number;
  rating?: number;
  channel?: string;
  startDate?: Day;
  endDate?: Day;
  status?: StatusFilter;
  sortBy?: Exclude<SortKey, 'date'>;
  sortOrder?: Exclude<SortOrder, 'desc'>;
  /** Free text over the loaded rows; the server is not asked, unless `scope` says so. */
  search?: string;
  /** The free text is looked for in all reviews, by the server. */
  scope?: 'all';
  /** Counted from 1, as people do; 1 itself is left out. */
  page?: number;
  size?: Exclude<PageSize, 10>;
}

const STATUSES: readonly StatusFilter[] = ['approved', 'pending'];
const LONGEST_SEARCH = 200;

/**
 * An address read: what is invalid, unknown or a default is dropped without a word. It is dropped as `undefined`, by
 * name, because the router lays this over what the address said and would otherwise keep it.
 */
export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const size = oneOf(PAGE_SIZES, Number(raw.size));
  const search = words(raw.search);
  return {
    listingId: whole(raw.listingId, Number.MAX_SAFE_INTEGER),
    rating: whole(raw.rating, STAR_SCALE),
    channel: oneOf(OFFERED_CHANNELS, raw.channel),
    startDate: day(raw.startDate),
    endDate: day(raw.endDate),
    status: oneOf(STATUSES, raw.status),
    sortBy: unless('date', oneOf(SORT_KEYS, raw.sortBy)),
    sortOrder: unless('desc', oneOf(SORT_ORDERS, raw.sortOrder)),
    search,
    scope: search === undefined ? undefined : oneOf(['all'] as const, raw.scope),
    page: unless(1, whole(raw.page, MAX_OFFSET / (size ?? DEFAULT_PAGE_SIZE))),
    size: unless(DEFAULT_PAGE_SIZE, size),
  };
}

/** The page from 0, as the server counts. */
export function pageIndex(search: DashboardSearch): number {
  return (search.page ?? 1) - 1;
}

export function pageSize(search: DashboardSearch): PageSize {
  return search.size ?? DEFAULT_PAGE_SIZE;
}

/** The question to the server that the address stands for. */
export function listQuery(search: DashboardSearch): ReviewListQuery {
  const { listingId, rating, channel, startDate, endDate, status, sortBy, sortOrder } = search;
  const size = pageSize(search);
  return dropUndefined({
    listingId,
    rating,
    channel,
    startDate,
    endDate,
    approved: status === undefined ? undefined : status === 'approved',
    sortBy: sortBy ?? 'date',
    sortOrder: sortOrder ?? 'desc',
    search: searchesAll(search) ? search.search?.trim() : undefined,
    limit: size,
    offset: offsetOf(pageIndex(search), size),
  });
}

/** What of an address needs the server: a text that is looked for in the loaded rows is not its business. */
export function askedOf({ search, ...asked }: DashboardSearch): DashboardSearch {
  return asked.scope === 'all' ? { ...asked, search } : asked;
}

/** Whether the server looks for the free text, among all reviews. */
export function searchesAll({ search, scope }: DashboardSearch): boolean {
  return scope === 'all' && search !== undefined;
}

/** Whether anything narrows the list, apart from the free text. */
export function isFiltered({
  listingId,
  rating,
  channel,
  startDate,
  endDate,
  status,
}: DashboardSearch): boolean {
  return [listingId, rating, channel, startDate, endDate, status].some((value) => value !== undefined);
}

/** The same order and page size with nothing narrowed. */
export function withoutFilters({ sortBy, sortOrder, size }: DashboardSearch): DashboardSearch {
  return dropUndefined({ sortBy, sortOrder, size });
}

function whole(value: unknown, most: number): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && Number(number) >= 1 && Number(number) <= most
    ? Number(number)
    : undefined;
}

function day(value: unknown): Day | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined;
}

function words(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, LONGEST_SEARCH) : undefined;
}

function oneOf<Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}

function unless<Value, Default extends Value>(usual: Default, value: Value | undefined) {
  return value === usual ? undefined : (value as Exclude<Value, Default> | undefined);
}

function dropUndefined<Shape extends object>(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape;
}
