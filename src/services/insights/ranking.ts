import { DEFAULT_ROWS } from '#domain/insights/insights.ts';
import type { SortOrder } from '#domain/reviews/filter.ts';

/** One page of a table. */
export interface PageInput {
  sortOrder?: SortOrder;
  limit?: number;
  offset?: number;
}

/**
 * Sorts rows that are in the order of their names; equal ones keep that order.
 *
 * @param rankOf null for a row that is not ranked, because it has too few reviews. It comes last.
 */
export function ranked<Row>(
  rows: readonly Row[],
  rankOf: (row: Row) => number | null,
  order: SortOrder,
): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  const ranks = new Map(rows.map((row) => [row, rankOf(row)]));
  return rows.toSorted((one, other) => {
    const [first, second] = [ranks.get(one) ?? null, ranks.get(other) ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

/** Names ascend unless the order says otherwise; numbers descend. */
export function orderOf(sortBy: string, { sortOrder }: PageInput): SortOrder {
  return sortOrder ?? (sortBy === 'name' ? 'asc' : 'desc');
}

export function pageOf<Row>(rows: readonly Row[], { limit = DEFAULT_ROWS, offset = 0 }: PageInput): Row[] {
  return rows.slice(offset, offset + limit);
}
