import type { ReviewId } from '../ids.ts';
import type { SkipReason } from '../reviews/review.ts';

/** The name of a guest whose name is not known. */
export const UNNAMED_GUEST = 'Guest';

/** The most reviews, and the most quarantined rows, that one search finds and one erasure takes. */
export const MAX_SELECTED = 1_000;
export const MIN_GUEST_SEARCH = 2;

export interface FoundReview {
  id: ReviewId;
  guestName: string;
  listingName: string;
  channel: string;
  submittedAt: Date;
  reservationId: string | null;
  channelReservationId: string | null;
  reviewText: string;
  notes: number;
  hasPrivateFeedback: boolean;
  hasResponse: boolean;
}

/** A quarantined row that a search for a guest has found. */
export interface FoundRow {
  source: string;
  key: string;
  reason: SkipReason;
  detail: string;
  lastSeenAt: Date;
}

/** What an admin exports or erases: people of the same name are told apart by choosing. */
export interface GuestSelection {
  reviewIds: readonly ReviewId[];
  rows: readonly { source: string; key: string }[];
}
