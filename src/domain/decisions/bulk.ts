import type { Access } from '../accounts/access.ts';
import { problem } from '../errors.ts';
import type { ReviewId } from '../ids.ts';
import type { Channel } from '../listings/channel.ts';
import type { Problem } from '../reasons.ts';
import type { FilterWithAccess } from '../reviews/filter.ts';
import type { Review } from '../reviews/review.ts';

/** Up to this many reviews are changed at once. */
export const MAX_BULK_REVIEWS = 100_000;
/** Of up to this many reviews a caller may say which content was shown: more are not on one screen. */
export const MAX_SEEN_REVIEWS = 1_000;

export const BULK_ACTIONS = ['approve', 'unpublish', 'assign'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** What happens to each review. */
export type BulkChange =
  | { action: 'approve' }
  | { action: 'unpublish'; reason: string | null }
  /** `access` is what the assignee can work with. */
  | { action: 'assign'; assignee: string | null; access: Access };

export type BulkSelection = { ids: readonly ReviewId[]; access: Access } | { filter: FilterWithAccess };

/** Why a bulk action leaves a review as it is; a review that is already as asked is not refused. */
export type RefusalCause = 'missing' | 'withdrawn' | 'hidden-channel' | 'changed' | 'not-visible';

export interface RefusedReview {
  id: ReviewId;
  /** Null for a review that does not exist. */
  channel: string | null;
  cause: RefusalCause;
}

/** What a bulk action changes, or would change. */
export interface BulkCounts {
  /** Of a filter, the reviews that match; of ids, those that are not already as asked. */
  matching: number;
  changed: number;
  becomePublic: number;
  stopBeingPublic: number;
  refused: RefusedReview[];
  /** How many were refused, where `refused` has only the first of them. */
  refusedCount: number;
  /** Identifies the reviews with their content and state. */
  fingerprint: string;
}

/** What a bulk action would change, for the person who confirms it. */
export interface BulkPreview extends BulkCounts {
  /** How many properties the reviews that would change belong to. */
  properties: number;
  /** The number of reviews that would change by whole stars; 0 stands for no rating. */
  byStars: { stars: number; count: number }[];
  byChannel: { channel: Channel; count: number }[];
  /** Some of the reviews that would change, the lowest-rated first. */
  sample: Pick<Review, 'id' | 'guestName' | 'listingName' | 'reviewText' | 'rating' | 'channel'>[];
}

export function refusalReason({ cause, channel }: Pick<RefusedReview, 'cause' | 'channel'>): Problem {
  switch (cause) {
    case 'missing':
      return problem('skipped-missing');
    case 'withdrawn':
      return problem('skipped-withdrawn');
    case 'hidden-channel':
      return problem('skipped-channel', { channel: channel ?? '' });
    case 'changed':
      return problem('skipped-shown');
    case 'not-visible':
      return problem('skipped-invisible');
  }
}
