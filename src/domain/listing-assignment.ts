import type { ListingId } from './ids.ts';
import type { IncomingReview } from './review.ts';

/** What a person puts under a listing of ours: every review of one upstream listing, or a single review. */
export type AssignmentSubject = `listing:${string}` | `review:${string}`;

type Placed = Pick<IncomingReview, 'upstreamId' | 'upstreamListingId'>;

/** How far an assignment made for this review reaches: as far as the upstream says which listing it is of. */
export function subjectOf({ upstreamId, upstreamListingId }: Placed): AssignmentSubject {
  return upstreamListingId === '' ? `review:${upstreamId}` : `listing:${upstreamListingId}`;
}

/** Where a person has put this review; what was said of it alone goes before what was said of its listing. */
export function assignedListing(
  assignments: ReadonlyMap<string, ListingId>,
  { upstreamId, upstreamListingId }: Placed,
): ListingId | undefined {
  return assignments.get(`review:${upstreamId}`) ?? assignments.get(`listing:${upstreamListingId}`);
}

/** Why a review is held: the same words for all reviews of one upstream listing, which are found by them. */
export function unknownListingDetail({ upstreamListingId }: Placed): string {
  return upstreamListingId === '' ? 'no listing id' : `listing ${upstreamListingId}`;
}
