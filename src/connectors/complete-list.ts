import { AppError } from '#domain/errors.ts';
import type { LooseRecord } from './loose-json.ts';
import type { Upstream } from './requests/upstream.ts';

/** One page of a list. */
export interface ListPage {
  rows: LooseRecord[];
  /** The number of rows of all pages; null if the upstream does not send it. */
  total: number | null;
}

/** How often a list is read because it moved meanwhile. */
const MAX_READS = 4;

/**
 * Reads a list until one read has all its rows: pages move while rows are added and removed.
 *
 * @param pages reads it once
 * @param options.totalMayBeWrong whether two reads with as many rows are complete too
 * @throws AppError if no read is complete
 */
export async function* completeList(
  upstream: Upstream,
  pages: () => AsyncIterable<ListPage>,
  keyOf: (row: LooseRecord) => unknown,
  { totalMayBeWrong = false } = {},
): AsyncGenerator<LooseRecord[]> {
  let before = -1;
  for (let reads = 1; ; reads++) {
    const seen = new Set<unknown>();
    const totals = new Set<number | null>();
    for await (const { rows, total } of pages()) {
      totals.add(total);
      for (const row of rows) seen.add(keyOf(row));
      yield rows;
    }
    const [total] = totals;
    if (totals.size === 1 && (total === null || total === seen.size)) return;
    if (totalMayBeWrong && seen.size === before) return;
    if (reads === MAX_READS) throw new AppError('source-incomplete-list', { source: upstream.name });
    before = seen.size;
  }
}
