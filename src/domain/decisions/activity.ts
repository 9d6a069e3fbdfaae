import type { Access } from '../accounts/access.ts';
import type { Day } from '../day.ts';
import type { ListingId, ReviewId } from '../ids.ts';
import type { ReviewDecision } from './approval.ts';
import type { BatchKind } from './batch.ts';

/** The kind of a decision: made by a manager, an undo, or caused by a sync or an import that changed the review. */
export const ACTIVITY_ACTIONS = ['approve', 'unpublish', 'undo', 'change'] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** The filters of the activity. A decision must match all that are set. */
export interface ActivityFilter {
  /** A username. */
  by?: string;
  action?: ActivityAction;
  listingId?: number;
  /** Whole days in the product's time zone, both included. */
  startDate?: Day;
  endDate?: Day;
  /** The id of a batch. */
  batch?: string;
}

/** The same within the listings that the caller can work with, as storage takes it. */
export interface ActivityFilterWithAccess extends ActivityFilter {
  access: Access;
}

/** A decision with its review. */
export interface ActivityEntry {
  id: number;
  at: Date;
  action: ActivityAction;
  /** Null when a sync caused it. */
  by: string | null;
  from: ReviewDecision;
  to: ReviewDecision;
  reason: string | null;
  batch: { id: string; kind: BatchKind } | null;
  review: {
    id: ReviewId;
    guestName: string;
    listingId: ListingId;
    listingName: string;
    /** The present stars and the beginning of the present text. */
    rating: number | null;
    excerpt: string;
  };
  /** Whether it is the last decision on its review. */
  isLast: boolean;
}

/** A decision that belongs to no batch, or all of a batch. */
export interface ActivityGroup {
  at: Date;
  by: string | null;
  /** Null for a single decision. */
  batch: {
    id: string;
    kind: BatchKind;
    isUndone: boolean;
    /** How many reviews it changed, by action. */
    counts: { action: ActivityAction | 'assign'; count: number }[];
  } | null;
  /** The single decision; null for a batch. */
  entry: ActivityEntry | null;
}

/** Part of a list, and where the next part begins. */
export interface Page<Item> {
  items: Item[];
  /** Null at the end. */
  nextCursor: string | null;
}
