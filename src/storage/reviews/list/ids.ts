import type { ReviewFilter } from '#domain/filter.ts';
import { MAX_PAGE_SIZE } from '#domain/paging.ts';
import { dayConditions, filtersOf, rowConditions, type Wanted } from './conditions.ts';
import { idsByListingName } from './ids-by-listing-name.ts';
import { idsFromDay } from './ids-from-day.ts';
import { byId, type Order, orderOf } from './order.ts';
import type { Days, ListParameters } from './values.ts';

/** What a list asks: which reviews, in which order, which part of them. */
export type Asked = Wanted & Pick<ReviewFilter, 'sortBy' | 'sortOrder' | 'limit' | 'offset'>;

/** So few reviews are read and sorted sooner than looked for in the order of all. */
export const FEW = 1000;
/** From here on the day cells are asked where a page begins. */
const DEEP = 2000;

/**
 * The ids of one page, as a query that may look at `total`. In an order that has an index, an index is walked from
 * the nearer end; where a filter leaves but few reviews, those few are sorted instead of walking past all others.
 * Either way the number of rows looked at stays small: at N reviews, of which m match, about the smaller of m and N/m
 * pages.
 *
 * @param areMany whether it is taken for known that a walk is sooner at its end than sorting
 */
export function idsOf(asked: Asked, days: Days | null, given: ListParameters, areMany: boolean): string {
  const { sortBy, sortOrder } = asked;
  if (sortBy === 'listingName') {
    const conditions = conditionsOf(asked, days, given);
    return asked.listingId === undefined
      ? idsByListingName(asked, conditions, given)
      : walked(asked, byId(sortOrder), conditions, given);
  }
  const order = orderOf(sortBy, sortOrder);
  if (beginsOnKnownDay(asked)) return idsFromDay(asked, order, given);
  const conditions = conditionsOf(asked, days, given);
  const walk = walked(asked, order, conditions, given);
  const isFiltered = conditions.includes(' and ');
  if (sortBy === 'date' || !isFiltered || areMany) return walk;
  return either(fewOf(asked, order.forward, conditions, given), walk);
}

/**
 * The rows of a first page that an index has one after the other: they need not be found by their ids again, and there are
 * none only where none match. Null of any other page: rows that are met in vain are cheaper in an index, which has what
 * filters look at (migration 0012).
 */
export function firstRows(asked: Asked, days: Days | null, given: ListParameters): string | null {
  const { sortBy, sortOrder, limit, offset, isPublic } = asked;
  const filters = filtersOf(asked) + (days ? 1 : 0);
  // Each filter by itself has an index in the order of dates. What the public may read depends on the channel as well.
  const areTogether = !isPublic && filters <= (sortBy === 'date' ? 1 : 0);
  if (sortBy === 'listingName' || offset > 0 || !areTogether) return null;
  const conditions = conditionsOf(asked, days, given);
  return `select * from reviews where ${conditions} order by ${orderOf(sortBy, sortOrder).forward} limit ${limit}`;
}

/** Whether a page is far enough down to ask on which day it begins, in an order and with filters of which cells know. */
function beginsOnKnownDay({ sortBy, offset, startDate, endDate, listingId }: Asked): boolean {
  const isAnyTime = startDate === undefined && endDate === undefined;
  return sortBy === 'date' && offset >= DEEP && isAnyTime && listingId === undefined;
}

/**
 * Whether the statement is a short one whatever its values: everything but words, the days of one listing, which are
 * counted row by row, and pages far down that no cell knows the beginning of.
 */
export function isShort(asked: Asked): boolean {
  const hasDays = asked.startDate !== undefined || asked.endDate !== undefined;
  if (asked.search !== undefined || (hasDays && asked.listingId !== undefined)) return false;
  if (asked.limit > MAX_PAGE_SIZE) return false;
  return asked.offset < DEEP || beginsOnKnownDay(asked);
}

/** What of an offset a statement's text depends on. */
export function depthOf(asked: Asked): string {
  if (beginsOnKnownDay(asked)) return 'from its day';
  return asked.offset === 0 ? 'first' : 'further';
}

function conditionsOf(asked: Asked, days: Days | null, given: ListParameters): string {
  return [...rowConditions(asked, given, asked.sortBy), ...dayConditions(days, given)].join(' and ');
}

/** One of two ways to the same ids, by how many match; the other is not taken a step. */
export function either(few: string, many: string): string {
  return `select id from (${few}) as few where (select n from total) <= ${FEW}
    union all select id from (${many}) as many where (select n from total) > ${FEW}`;
}

/** All that match, newest first, and then sorted. */
function fewOf({ limit, offset }: Asked, order: string, conditions: string, given: ListParameters): string {
  return `select id from (
      select * from reviews where ${conditions} order by submitted_at desc, id desc limit ${FEW}
    ) as matching order by ${order} ${part({ limit, offset }, given)}`;
}

function walked({ limit, offset }: Asked, order: Order, conditions: string, given: ListParameters): string {
  const from = `select id from reviews where ${conditions} order by`;
  if (offset === 0) return `${from} ${order.forward} limit ${limit}`;
  const start = given.add('offset');
  return `select id from (${from} ${order.forward} limit ${limit} offset ${start}) as forward
      where ${start} * 2 <= (select n from total)
    union all select id from (${from} ${order.backward}
      limit (select greatest(0, least(${limit}, n - ${start})) from total)
      offset (select greatest(0, n - ${start} - ${limit}) from total)) as backward
      where ${start} * 2 > (select n from total)`;
}

export function part({ limit, offset }: Pick<Asked, 'limit' | 'offset'>, given: ListParameters): string {
  return offset === 0 ? `limit ${limit}` : `limit ${limit} offset ${given.add('offset')}`;
}
