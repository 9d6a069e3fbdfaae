import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#domain/errors.ts';
import { type LooseRecord, numberOf } from '../loose-json.ts';
import { repeatCheck } from '../repeat-check.ts';
import { wrongFormat } from '../requests/upstream.ts';
import { HOSTAWAY } from './errors.ts';

export interface Page {
  rows: readonly unknown[];
  /** How many rows the whole list has; null when the response does not say. */
  total: number | null;
  /** Whether it has as many rows as fit on a page. */
  isFull: boolean;
}

/** Without a limit that is understood (Hostaway API documentation, "Reviews"). */
const DEFAULT_LIMIT = 100;

/** A larger number is not accepted as a total. */
const MAX_TOTAL = 100_000_000;

/**
 * The rows of a list response. `page` and `totalPages` are not read, because reviews come without them. A
 * response without rows is an empty list only if its total is 0: rows that are missing count as deleted.
 *
 * @param limit how many rows were asked for; null for as many as Hostaway chooses
 */
export function pageOf(envelope: LooseRecord, limit: number | null): Page {
  const count = numberOf(envelope.count);
  const total = count !== null && Number.isInteger(count) && count >= 0 && count <= MAX_TOTAL ? count : null;
  const rows = envelope.result ?? (total === 0 ? [] : null);
  if (!Array.isArray(rows)) throw wrongFormat(HOSTAWAY);
  const isFull = [limit, numberOf(envelope.limit), DEFAULT_LIMIT].includes(rows.length);
  return { rows, total, isFull };
}

/** Stops an endless loop when the upstream's totals contradict each other. */
const MAX_STEPS_BACK = 10;

/**
 * Reads every page of a list that is sorted by ascending id, so that new rows join at the end.
 * Hostaway has no cursor: when rows disappear during the read, later rows move up and past the offset. A smaller total
 * shows this, and the read goes back by as many rows. A total below the number of rows read is ignored, and pages are
 * read until an empty one. So are they after a full first page with a total of as many rows, because some servers count
 * the rows of the page. A server that sends a first page without a total again, although it was not full, has no pages:
 * the list is complete.
 *
 * @param read reads one page from an offset, of whatever size the upstream grants
 * @param from the first offset
 * @throws unavailable when the pages end before the total, or repeat
 */
export async function* pagesOf(
  read: (offset: number) => Promise<Page>,
  from = 0,
): AsyncGenerator<Page & { nextOffset: number }> {
  let offset = from;
  let total: number | null = null;
  let stepsBack = 0;
  let requireNew = repeatCheck(HOSTAWAY, 'id');
  let mayBeTotalOfPage = false;
  let mayBeWholeList: readonly unknown[] | null = null;
  for (;;) {
    const page = await read(offset);
    const isEnd = page.rows.length === 0;
    if (isEnd && mayBeTotalOfPage) return;
    const end = offset + page.rows.length;
    const isTotalWrong = !isEnd && page.total !== null && page.total < end;
    const counted = isTotalWrong ? null : page.total;
    const removed: number = total !== null && counted !== null ? total - counted : 0;
    total = isTotalWrong ? null : (counted ?? total);
    if (removed > 0 && offset > 0 && stepsBack++ < MAX_STEPS_BACK) {
      offset = Math.max(0, offset - removed);
      // The rows before it come again.
      requireNew = repeatCheck(HOSTAWAY, 'id');
      continue;
    }
    if (isEnd && total !== null && offset < total)
      throw new AppError('source-incomplete-list', { source: HOSTAWAY.name });
    if (mayBeWholeList !== null && isDeepStrictEqual(page.rows, mayBeWholeList)) return;
    if (!isEnd) requireNew(page.rows);
    mayBeTotalOfPage = offset === 0 && page.isFull && total === end;
    mayBeWholeList = offset === 0 && !page.isFull && page.total === null ? page.rows : null;
    offset = end;
    yield { ...page, total: counted, nextOffset: offset };
    if (isEnd || (total === offset && !mayBeTotalOfPage)) return;
  }
}
