/** One page of a list by ascending id: its first and last id, and the offset of the next page. */
export interface PageSpan {
  first: number;
  last: number;
  end: number;
}

/** The span of a page; null for a page without a numeric id. */
export function spanOf(ids: readonly string[], end: number): PageSpan | null {
  const numbers = ids.map(Number).filter(Number.isSafeInteger);
  const first = numbers[0];
  const last = numbers.at(-1);
  return first === undefined || last === undefined ? null : { first, last, end };
}

/**
 * Where a row that was on no page may have been missed. Pages are read by offset: when one row is removed and another
 * added between two requests, the row at the boundary moves to a page that was already read, and the total stays.
 *
 * @returns the offset of the boundary; null when the id lies within a page, so that the row no longer exists
 */
export function boundaryNear(spans: readonly PageSpan[], upstreamId: string): number | null {
  const id = Number(upstreamId);
  if (!Number.isSafeInteger(id)) return null;
  let before: PageSpan | null = null;
  for (const span of spans) {
    if (span.first <= id && id <= span.last) return null;
    if (span.last < id && (before === null || span.last > before.last)) before = span;
  }
  return before?.end ?? null;
}
