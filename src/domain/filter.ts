import type { Day } from './day.ts';
import type { ListingId } from './ids.ts';

export const SORT_KEYS = ['date', 'rating', 'guestName', 'listingName'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Which reviews, in which order, which part of them. Everything absent means all. */
export interface ReviewFilter {
  listingId?: ListingId;
  /** Whole stars, 1 to 5: see `tenthsOfStarFilter`. */
  rating?: number;
  channel?: string;
  /** Whole days in the product's time zone, both included. */
  startDate?: Day;
  endDate?: Day;
  approved?: boolean;
  /** Case-blind substring over guest, text, channel and listing name. */
  search?: string;
  sortBy: SortKey;
  sortOrder: SortOrder;
  limit: number;
  offset: number;
}
