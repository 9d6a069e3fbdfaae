import { isCountedByCells, totalOf } from '../../counts/total.ts';
import { type Asked, depthOf, firstRows, idsOf } from './ids.ts';
import { shownOrder } from './order.ts';
import { pageColumns } from './review-row.ts';
import type { SearchWay } from './search.ts';
import { searched } from './searched.ts';
import { type Days, daysOf, type ListParameters, listParameters, valuesOf } from './values.ts';

/** The text of a statement, and which values it needs. */
export interface ListText {
  text: string;
  names: ListParameters['names'];
}

/** How a list is asked for, where that is not for its text alone to say. */
export interface Ways {
  /** How to search, where something is searched for. */
  search?: SearchWay | undefined;
  /** See `isKnownAsMany`. */
  areMany?: boolean | undefined;
}

/**
 * One statement that answers with the total and the page. Where nothing matches there may be no row; where the page alone is
 * empty there is one without a review.
 */
export function listText(asked: Asked, days: Days | null, { search, areMany = false }: Ways = {}): ListText {
  const given = listParameters();
  const { sortBy, sortOrder, limit, isPublic } = asked;
  const rows = search ? null : firstRows(asked, days, given);
  if (rows !== null) {
    const text = `select ${pageColumns(isPublic)}
      from (select (${totalOf(asked, days, given)})::bigint as n) as total cross join (${rows}) as r
        ${isPublic ? '' : REPLIES}
      order by ${shownOrder(sortBy, sortOrder)}`;
    return { text, names: given.names };
  }
  const { before, total, ids } = search
    ? searched(asked, days, search, given)
    : { before: '', total: totalOf(asked, days, given), ids: idsOf(asked, days, given, areMany) };
  const text = `with ${before} total as materialized (select (${total})::bigint as n)
    select ${pageColumns(isPublic)}
    from total left join (select id from (${ids}) as found limit ${limit}) as wanted on true
      left join reviews r on r.id = wanted.id
      ${sortBy === 'listingName' ? 'left join listings l on l.id = r.listing_id' : ''}
      ${isPublic ? '' : REPLIES}
    order by ${shownOrder(sortBy, sortOrder)}`;
  return { text, names: given.names };
}

const REPLIES = 'left join replies on replies.review_id = r.id';

/** The same with its values. */
export function listStatement(
  asked: Asked,
  timeZone: string,
  ways?: Ways,
): { text: string; values: unknown[] } {
  const days = daysOf(asked, timeZone);
  const { text, names } = listText(asked, days, ways);
  return { text, values: valuesOf(names, asked, days) };
}

/** What the text of a statement without words depends on: two lists with the same have the same text. */
export function shapeOf(asked: Asked, days: Days | null, areMany = false): string {
  const { sortBy, sortOrder, limit, isPublic, listingId, rating, channel, approved } = asked;
  const given = `${listingId === undefined}${channel === undefined}${approved === undefined}`;
  return `${sortBy} ${sortOrder} ${limit} ${depthOf(asked)} ${areMany} ${isPublic} ${given} ${rating} ${days && shapeOfDays(asked, days)}`;
}

function shapeOfDays(asked: Asked, days: Days): string {
  const ends = `${days.from === null}${days.until === null}`;
  if (!isCountedByCells(asked, days)) return `${ends} rows`;
  return `${ends} cells ${days.hasEdgeBefore}${days.hasEdgeAfter}`;
}
