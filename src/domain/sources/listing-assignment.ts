import type { ListingId } from '../ids.ts';
import type { IncomingReview } from '../reviews/review.ts';

/** What a manager assigns to a listing: every review of one upstream listing, or a single review. */
export type AssignmentSubject = `listing:${string}` | `review:${string}`;

type UpstreamIds = Pick<IncomingReview, 'upstreamId' | 'upstreamListingId'>;

/** What assigning this review covers: its upstream listing if it has one, else the review alone. */
export function subjectOf({ upstreamId, upstreamListingId }: UpstreamIds): AssignmentSubject {
  return upstreamListingId === '' ? `review:${upstreamId}` : `listing:${upstreamListingId}`;
}

/** The listing that a manager assigned; an assignment of the review itself takes precedence. */
export function assignedListing(
  assignments: ReadonlyMap<string, ListingId>,
  { upstreamId, upstreamListingId }: UpstreamIds,
): ListingId | undefined {
  return assignments.get(`review:${upstreamId}`) ?? assignments.get(`listing:${upstreamListingId}`);
}

/** Why a review is quarantined. All reviews of one upstream listing have the same detail and are found by it. */
export function unknownListingDetail({ upstreamListingId }: UpstreamIds): string {
  return upstreamListingId === '' ? 'no listing id' : `listing ${upstreamListingId}`;
}
