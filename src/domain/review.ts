import type { Channel } from './channel.ts';
import type { ListingId, ReviewId } from './ids.ts';
import type { Rating } from './rating.ts';
import type { Revision } from './revision.ts';
import type { Sentiment } from './sentiment.ts';

export interface HostResponse {
  text: string;
  /** Null when the channel does not say when the response was given. */
  date: Date | null;
}

/** A guest's review as anyone may see it once approved. It has no private field by construction. */
export interface Review {
  id: ReviewId;
  listingId: ListingId;
  listingName: string;
  guestName: string;
  /** Empty when the guest only rated. */
  reviewText: string;
  /** Stars from 1 to 5 with one decimal; null when the guest gave no rating at all. */
  rating: number | null;
  /** True when the rating is the mean of category ratings. */
  ratingDerived: boolean;
  channel: Channel;
  reviewDate: Date;
  sentiment: Sentiment;
  isApproved: boolean;
  response: HostResponse | null;
  /** What changed since it was approved; always null on an approved one. */
  revision: Revision | null;
}

export interface CategoryRating {
  category: string;
  rating: number;
}

/** A review as an upstream has it, in our words, before it has an id here. */
export interface IncomingReview {
  upstreamId: string;
  /** '' when the upstream does not say. */
  upstreamListingId: string;
  guestName: string;
  text: string;
  /** What the guest told the host alone. Never leaves the manager's side. */
  privateFeedback: string | null;
  rating: Rating | null;
  rawRating: number | null;
  ratingScale: number;
  categories: CategoryRating[];
  channel: Channel;
  submittedAt: Date;
  arrivalDate: string | null;
  departureDate: string | null;
  sentiment: Sentiment;
  response: HostResponse | null;
}

/** Why a row of an upstream is not a review that we show. The first group is by design, the second needs a person. */
export type SkipReason =
  | 'host-to-guest'
  | 'not-published'
  | 'cancelled'
  | 'hidden'
  | 'unknown-listing'
  | 'not-understood';

/** What became of one upstream row. Rows that need a person keep their raw form. */
export type TranslatedReview =
  | { kind: 'review'; review: IncomingReview; raw: unknown }
  | { kind: 'skipped'; reason: SkipReason; upstreamId: string | null; detail: string; raw: unknown };

/** The upstream's id of the row; null for a row without one. */
export function upstreamIdOf(row: TranslatedReview): string | null {
  return row.kind === 'review' ? row.review.upstreamId : row.upstreamId;
}

/** Skipped rows that a manager should look at. */
export function needsAttention(reason: SkipReason): boolean {
  return reason === 'unknown-listing' || reason === 'not-understood';
}

export interface ReviewStats {
  totalReviews: number;
  /** Stars with one decimal, over rated reviews; 0 when there are none. */
  averageRating: number;
  approvedCount: number;
  pendingCount: number;
}
