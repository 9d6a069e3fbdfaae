import { fieldOf, type LooseRecord, numberOf } from '../loose-json.ts';
import { endedEarly, unreadable } from './refusals.ts';

export interface Page {
  rows: readonly unknown[];
  /** How many rows match in all, not how many are on this page; null when the answer does not say. */
  total: number | null;
}

/** More is no account, but a total that means something else. */
const LARGEST_TOTAL = 100_000_000;

/**
 * The rows of a list answer. `limit`, `page` and `totalPages` are not read: reviews come without them.
 * An answer without any rows is an empty list only if it says so: it could be anything, and what is not in the list counts as deleted.
 */
export function pageOf(envelope: LooseRecord): Page {
  const count = numberOf(fieldOf(envelope, 'count'));
  const total =
    count !== null && Number.isInteger(count) && count >= 0 && count <= LARGEST_TOTAL ? count : null;
  const rows = fieldOf(envelope, 'result') ?? (total === 0 ? [] : null);
  if (!Array.isArray(rows)) throw unreadable('json');
  return { rows, total };
}

/** An upstream whose totals contradict each other must not keep us for ever. */
const MOST_RETURNS = 10;

/**
 * Every page of a list that is sorted by an ascending id, so that new rows only ever join at the end.
 * There is no cursor: where rows vanish while we read, those behind them move up, past the offset.
 * A total that has shrunk shows this, and the pages go back by as many rows. A total below what was read already is
 * none, and the pages are read until an empty one.
 *
 * @param read one page from an offset, of whatever size the upstream grants
 * @param from the offset to begin at
 * @throws unavailable when the pages end before the total, or do not move on
 */
export async function* pagesOf(
  read: (offset: number) => Promise<Page>,
  from = 0,
): AsyncGenerator<Page & { nextOffset: number }> {
  let offset = from;
  let known: number | null = null;
  let before = '';
  let returns = 0;
  for (;;) {
    const page = await read(offset);
    const vanished: number = known !== null && page.total !== null ? known - page.total : 0;
    known = page.total ?? known;
    if (vanished > 0 && offset > 0 && returns++ < MOST_RETURNS) {
      offset = Math.max(0, offset - vanished);
      before = '';
      continue;
    }
    const first = JSON.stringify(page.rows[0] ?? null);
    const isStuck = page.rows.length === 0 || first === before;
    if (isStuck && known !== null && offset < known) throw endedEarly();
    offset += page.rows.length;
    yield { ...page, nextOffset: offset };
    if (isStuck || (known !== null && offset === known)) return;
    before = first;
  }
}
