import { fieldOf, type LooseRecord, numberOf } from '../loose-json.ts';
import { unreadable } from './refusals.ts';

export interface Page {
  rows: readonly unknown[];
  /** How many rows match in all, not how many are on this page; null when the answer does not say. */
  total: number | null;
}

/** The rows of a list answer. `limit`, `page` and `totalPages` are not read: reviews come without them. */
export function pageOf(envelope: LooseRecord): Page {
  const rows = fieldOf(envelope, 'result') ?? [];
  if (!Array.isArray(rows)) throw unreadable('json');
  const total = numberOf(fieldOf(envelope, 'count'));
  return { rows, total: total !== null && total >= 0 ? total : null };
}

/** Where a reading that was cut off goes on: the next row, and how many there were in all by then. */
export interface ResumePoint {
  offset: number;
  total: number | null;
}

export const FROM_THE_START: ResumePoint = { offset: 0, total: null };

/** An upstream whose totals contradict each other must not keep us for ever. */
const MOST_RETURNS = 10;

/**
 * Every page of a list that is sorted by an ascending id, so that new rows only ever join at the end.
 * There is no cursor: where rows vanish while we read, those behind them move up, past the offset.
 * A total that has shrunk shows this, and the pages go back by as many rows.
 *
 * @param read one page from an offset, of whatever size the upstream grants
 * @param from where an earlier reading was cut off
 */
export async function* pagesOf(
  read: (offset: number) => Promise<Page>,
  from: ResumePoint = FROM_THE_START,
): AsyncGenerator<Page & { nextOffset: number }> {
  let { offset, total: known } = from;
  let before = '';
  let returns = 0;
  for (;;) {
    const page = await read(offset);
    const vanished: number = known !== null && page.total !== null ? known - page.total : 0;
    known = page.total;
    if (vanished > 0 && offset > 0 && returns++ < MOST_RETURNS) {
      offset = Math.max(0, offset - vanished);
      continue;
    }
    offset += page.rows.length;
    yield { ...page, nextOffset: offset };
    const first = JSON.stringify(page.rows[0] ?? null);
    const ended = known === null ? first === before : offset >= known;
    if (page.rows.length === 0 || ended) return;
    before = first;
  }
}
