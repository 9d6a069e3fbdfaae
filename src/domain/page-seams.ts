/** One page of a list by ascending id, as it was read: the ids that it spans, and the offset behind it. */
export interface PageSpan {
  first: number;
  last: number;
  end: number;
}

/** The span of a page; null for one without any id that is a number. */
export function spanOf(ids: readonly string[], end: number): PageSpan | null {
  const numbers = ids.map(Number).filter(Number.isSafeInteger);
  const first = numbers[0];
  const last = numbers.at(-1);
  return first === undefined || last === undefined ? null : { first, last, end };
}

/**
 * Where a row that no page held may have slipped through. Pages are cut by offset, so when one row vanishes and
 * another joins between two requests, the row at the seam moves from one page to the other unseen, and no total tells.
 *
 * @returns the offset of the seam; null when the row's place lies within a page, so that it is surely gone
 */
export function seamOf(spans: readonly PageSpan[], id: string): number | null {
  const place = Number(id);
  if (!Number.isSafeInteger(place)) return null;
  let seam: PageSpan | null = null;
  for (const span of spans) {
    if (span.first <= place && place <= span.last) return null;
    if (span.last < place && (seam === null || span.last > seam.last)) seam = span;
  }
  return seam?.end ?? null;
}
