/** Page sizes of the dashboard. */
export const PAGE_SIZES = [5, 10, 25, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;
export const PROPERTY_PAGE_REVIEWS = 50;
export const MAX_PAGE_SIZE = 100;
/** Below PostgreSQL's own limit. */
export const MAX_OFFSET = 1_000_000_000;

/** Offset of a zero-based page. */
export const offsetOf = (page: number, size: number): number => page * size;

/** The last zero-based page that has rows; 0 when there are none. */
export function lastPage(count: number, size: number): number {
  return Math.max(0, Math.ceil(count / size) - 1);
}

/** The first and last row of a zero-based page, counted from 1; 0 when there are none. */
export function pageRange(page: number, size: number, count: number): { from: number; to: number } {
  return {
    from: count === 0 ? 0 : Math.min(page * size + 1, count),
    to: Math.min((page + 1) * size, count),
  };
}

/** How many notifications are read at once by default. */
export const NOTIFICATIONS_PAGE_SIZE = 20;
