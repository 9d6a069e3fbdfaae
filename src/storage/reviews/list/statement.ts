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

/**
 * One statement that answers with the total and the page. Where the page is empty there is one row without a review, or, of a
 * first page, none.
 *
 * @param way how to search, where something is searched for
 * @param areMany see `firstRows`
 */
export function listText(asked: Asked, days: Days | null, way?: SearchWay, areMany = false): ListText {
  const given = listParameters();
  const first = way ? null : firstText(asked, days, given, areMany);
  if (first) return { text: first, names: given.names };
  const { before, total, ids } = way
    ? searched(asked, days, way, given)
    : { before: '', total: totalOf(asked, days, given), ids: idsOf(asked, days, given) };
  const { sortBy, sortOrder, limit, isPublic } = asked;
  const text = `with ${before} total as materialized (select (${total})::bigint as n)
    select ${pageColumns('total.n', isPublic)}
    from total left join (select id from (${ids}) as found limit ${limit}) as wanted on true
      left join reviews r on r.id = wanted.id
      ${sortBy === 'listingName' ? 'left join listings l on l.id = r.listing_id' : ''}
      ${isPublic ? '' : REPLIES}
    order by ${shownOrder(sortBy, sortOrder)}`;
  return { text, names: given.names };
}

function firstText(asked: Asked, days: Days | null, given: ListParameters, areMany: boolean): string | null {
  const { sortBy, sortOrder, isPublic } = asked;
  const rows = firstRows(asked, days, given, areMany);
  if (rows === null) return null;
  return `select ${pageColumns(`(${totalOf(asked, days, given)})::bigint`, isPublic)}
    from (${rows}) as r ${isPublic ? '' : REPLIES}
    order by ${shownOrder(sortBy, sortOrder)}`;
}

const REPLIES = 'left join replies on replies.review_id = r.id';

/** The same with its values. */
export function listStatement(
  asked: Asked,
  timeZone: string,
  way?: SearchWay,
  areMany?: boolean,
): { text: string; values: unknown[] } {
  const days = daysOf(asked, timeZone);
  const { text, names } = listText(asked, days, way, areMany);
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
