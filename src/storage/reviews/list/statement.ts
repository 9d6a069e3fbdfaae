import { isCountedByCells, totalOf } from '../../counts/total.ts';
import { type Asked, depthOf, idsOf } from './ids.ts';
import { shownOrder } from './order.ts';
import { PAGE_COLUMNS } from './review-row.ts';
import type { SearchWay } from './search.ts';
import { searched } from './searched.ts';
import { type Days, daysOf, type ListParameters, listParameters, valuesOf } from './values.ts';

/** The text of a statement, and which values it needs. */
export interface ListText {
  text: string;
  names: ListParameters['names'];
}

/**
 * One statement that answers with the total and the page: at least one row, whose `id` is null where the page is
 * empty.
 *
 * @param way how to search, where something is searched for
 */
export function listText(asked: Asked, days: Days | null, way?: SearchWay): ListText {
  const given = listParameters();
  const { before, total, ids } = way
    ? searched(asked, days, way, given)
    : { before: '', total: totalOf(asked, days, given), ids: idsOf(asked, days, given) };
  const { sortBy, sortOrder, limit, isPublic } = asked;
  const text = `with ${before} total as materialized (select (${total})::bigint as n)
    select total.n as total, ${PAGE_COLUMNS(isPublic)}
    from total left join (select id from (${ids}) as found limit ${limit}) as wanted on true
      left join reviews r on r.id = wanted.id
      ${sortBy === 'listingName' ? 'left join listings l on l.id = r.listing_id' : ''}
      ${isPublic ? '' : 'left join replies on replies.review_id = r.id'}
    order by ${shownOrder(sortBy, sortOrder)}`;
  return { text, names: given.names };
}

/** The same with its values. */
export function listStatement(
  asked: Asked,
  timeZone: string,
  way?: SearchWay,
): { text: string; values: unknown[] } {
  const days = daysOf(asked, timeZone);
  const { text, names } = listText(asked, days, way);
  return { text, values: valuesOf(names, asked, days) };
}

/** What the text of a statement without words depends on: two lists with the same have the same text. */
export function shapeOf(asked: Asked, days: Days | null): string {
  const { sortBy, sortOrder, limit, isPublic, listingId, rating, channel, approved } = asked;
  const given = `${listingId === undefined}${channel === undefined}${approved === undefined}`;
  return `${sortBy} ${sortOrder} ${limit} ${depthOf(asked)} ${isPublic} ${given} ${rating} ${days && shapeOfDays(asked, days)}`;
}

function shapeOfDays(asked: Asked, days: Days): string {
  const ends = `${days.from === null}${days.until === null}`;
  if (!isCountedByCells(asked, days)) return `${ends} rows`;
  return `${ends} cells ${days.hasEdgeBefore}${days.hasEdgeAfter}`;
}
