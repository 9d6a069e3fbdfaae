/** Page sizes of the dashboard. */
export const PAGE_SIZES = [5, 10, 25, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;
/** How many reviews one page of a property shows. */
export const PROPERTY_PAGE_REVIEWS = 50;
export const MAX_PAGE_SIZE = 100;
/** Below PostgreSQL's own limit. */
export const MAX_OFFSET = 1_000_000_000;

/** Offset of a zero-based page. */
export function offsetOf(page: number, size: number): number {
  return page * size;
}

/** The last zero-based page that has rows; 0 when there are none. */
export function lastPage(count: number, size: number): number {
  return Math.max(0, Math.ceil(count / size) - 1);
}

/** "11 to 20 of 57" for a zero-based page; "of 1000+" when the count is a lower bound. */
export function pageLabel(page: number, size: number, count: number, isExact = true): string {
  const from = count === 0 ? 0 : Math.min(page * size + 1, count);
  return `${from} to ${Math.min((page + 1) * size, count)} of ${count}${isExact ? '' : '+'}`;
}
