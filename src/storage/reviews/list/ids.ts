import type { ReviewFilter } from '#domain/filter.ts';
import type { Parameters } from '../../statement.ts';
import { dayConditions, rowConditions, type Wanted } from './conditions.ts';
import { idsByListingName } from './ids-by-listing-name.ts';
import { idsFromDay } from './ids-from-day.ts';
import { byId, type Order, orderOf } from './order.ts';

/** What a list asks: which reviews, in which order, which part of them. */
export type Asked = Wanted & Pick<ReviewFilter, 'sortBy' | 'sortOrder' | 'limit' | 'offset'>;

/** So few reviews are read and sorted sooner than looked for in the order of all. */
const FEW = 1000;
/** From here on the day cells are asked where a page begins. */
const DEEP = 2000;

/**
 * The ids of one page, as a query that may look at `total`. In an order that has an index, an index is walked from
 * the nearer end; where a filter leaves but few reviews, those few are sorted instead of walking past all others.
 * Either way the number of rows looked at stays small: at N reviews, of which m match, about the smaller of m and N/m
 * pages.
 */
export function idsOf(asked: Asked, timeZone: string, given: Parameters): string {
  const { sortBy, sortOrder, offset } = asked;
  const hasDays = asked.startDate !== undefined || asked.endDate !== undefined;
  if (sortBy === 'listingName') {
    const conditions = conditionsOf(asked, timeZone, given);
    return asked.listingId === undefined
      ? idsByListingName(asked, conditions, given)
      : walked(asked, byId(sortOrder), conditions, given);
  }
  const order = orderOf(sortBy, sortOrder);
  if (sortBy === 'date' && offset >= DEEP && !hasDays && asked.listingId === undefined) {
    return idsFromDay(asked, order, given);
  }
  const conditions = conditionsOf(asked, timeZone, given);
  const walk = walked(asked, order, conditions, given);
  const isFiltered = conditions.includes(' and ');
  if (sortBy === 'date' || !isFiltered) return walk;
  return either(fewOf(asked, order.forward, conditions, given), walk);
}

function conditionsOf(asked: Asked, timeZone: string, given: Parameters): string {
  const isByDate = asked.sortBy === 'date';
  return [...rowConditions(asked, given, isByDate), ...dayConditions(asked, timeZone, given)].join(' and ');
}

/** One of two ways to the same ids, by how many match; the other is not taken a step. */
export function either(few: string, many: string): string {
  return `select id from (${few}) as few where (select n from total) <= ${FEW}
    union all select id from (${many}) as many where (select n from total) > ${FEW}`;
}

/** All that match, newest first, and then sorted. */
function fewOf({ limit, offset }: Asked, order: string, conditions: string, given: Parameters): string {
  return `select id from (
      select * from reviews where ${conditions} order by submitted_at desc, id desc limit ${FEW}
    ) as matching order by ${order} ${part(limit, offset, given)}`;
}

function walked({ limit, offset }: Asked, order: Order, conditions: string, given: Parameters): string {
  const from = `select id from reviews where ${conditions} order by`;
  if (offset === 0) return `${from} ${order.forward} limit ${limit}`;
  const start = given.add(offset, 'bigint');
  return `select id from (${from} ${order.forward} limit ${limit} offset ${start}) as forward
      where ${start} * 2 <= (select n from total)
    union all select id from (${from} ${order.backward}
      limit (select greatest(0, least(${limit}, n - ${start})) from total)
      offset (select greatest(0, n - ${start} - ${limit}) from total)) as backward
      where ${start} * 2 > (select n from total)`;
}

export function part(limit: number, offset: number, given: Parameters): string {
  return offset === 0 ? `limit ${limit}` : `limit ${limit} offset ${given.add(offset, 'bigint')}`;
}
