import { totalOf } from '../../counts/total.ts';
import { Parameters } from '../../statement.ts';
import { type Asked, idsOf } from './ids.ts';
import { shownOrder } from './order.ts';
import { REVIEW_JSON } from './review-json.ts';
import type { SearchWay } from './search.ts';
import { searched } from './searched.ts';

/** What managers alone are told, and what decides whether a review can be answered. */
const MANAGED = `r.source, r.channel, r.response_text is not null as is_answered, r.review_text !~ '\\S' as is_wordless,
  replies.state as reply_state, replies.text as reply_text, replies.words as reply_words`;

export interface ListStatement {
  text: string;
  values: unknown[];
  /** Whether every value fits the same plan, so that PostgreSQL need not plan it again. */
  isPlannedOnce: boolean;
}

/**
 * One statement that answers with the total and the page: at least one row, whose `json` is null where the page is
 * empty.
 *
 * @param way how to search, where something is searched for
 */
export function listStatement(asked: Asked, timeZone: string, way?: SearchWay): ListStatement {
  const given = new Parameters();
  const { before, total, ids } = way
    ? searched(asked, timeZone, way, given)
    : { before: '', total: totalOf(asked, timeZone, given), ids: idsOf(asked, timeZone, given) };
  const text = `with ${before} total as materialized (select (${total})::bigint as n)
    select total.n as total, page.* from total left join (
      select ${REVIEW_JSON} as json, r.listing_id${asked.isPublic ? '' : `, ${MANAGED}`},
        row_number() over (order by ${shownOrder(asked.sortBy, asked.sortOrder)}) as nth
      from (select id from (${ids}) as found limit ${asked.limit}) as wanted join reviews r on r.id = wanted.id join listings l on l.id = r.listing_id
      ${asked.isPublic ? '' : 'left join replies on replies.review_id = r.id'}
    ) as page on true order by page.nth`;
  return { text, values: given.values, isPlannedOnce: isPlannedOnce(asked) };
}

function isPlannedOnce({
  search,
  listingId,
  rating,
  channel,
  approved,
  startDate,
  endDate,
  offset,
}: Asked): boolean {
  const filters = [listingId, rating, channel, approved].filter((value) => value !== undefined);
  if (search !== undefined) return false;
  return offset === 0 && filters.length <= 1 && startDate === undefined && endDate === undefined;
}
