import { decide } from '#domain/approval.ts';
import { Refusal } from '#domain/errors.ts';
import type { ReviewFilter } from '#domain/filter.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { Listing } from '#domain/listing.ts';
import type { Review, ReviewStats } from '#domain/review.ts';
import type { User } from '#domain/user.ts';
import type { Context } from './context.ts';

/**
 * The reviews that match. To a stranger only approved ones exist, whatever is asked.
 *
 * @throws unauthenticated when a stranger asks for what is not approved
 */
export async function listReviews(
  { storage, timeZone }: Context,
  viewer: User | null,
  filter: ReviewFilter,
): Promise<{ reviews: Review[]; listings: Listing[]; total: number }> {
  if (!viewer && filter.approved === false) {
    throw new Refusal('unauthenticated', 'Please sign in to see reviews that are not approved.');
  }
  const visible = viewer ? filter : { ...filter, approved: true };
  const [page, listings] = await Promise.all([
    storage.read.reviewPage(visible, timeZone),
    storage.read.allListings(),
  ]);
  return { ...page, listings };
}

/** The four numbers above the dashboard. */
export async function reviewStats({ storage }: Context, listingId?: ListingId): Promise<ReviewStats> {
  return storage.read.reviewStats(listingId);
}

/**
 * Approves a review for publication or takes that back. Saying the same twice is one decision; of two managers at
 * once the second sees what the first decided.
 */
export async function setApproval(
  { storage }: Context,
  manager: User,
  id: ReviewId,
  isApproved: boolean,
): Promise<Review> {
  return storage.transact(async (write) => {
    const review = await write.lockReview(id);
    if (!review) throw new Refusal('not-found', `There is no review ${id}.`);
    if (review.isWithdrawn) {
      throw new Refusal(
        'conflict',
        'This review is no longer published at its channel, so it cannot be shown.',
      );
    }
    const decision = decide(review, isApproved, manager.username);
    if (decision) {
      await write.setApproved(id, isApproved);
      await write.appendDecision(decision);
    }
    const after = await write.reviewById(id);
    if (!after) throw new Error(`review ${id} vanished while it was locked`);
    return after;
  });
}
