import { Refusal } from '#domain/errors.ts';
import type { ReviewFilter } from '#domain/filter.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Listing } from '#domain/listing.ts';
import { type ManagedReview, managed } from '#domain/reply.ts';
import type { Review, ReviewStats } from '#domain/review.ts';
import type { User } from '#domain/user.ts';
import type { Context } from './context.ts';
import { answeringSource } from './replies.ts';

/**
 * The reviews that match. To a stranger only approved ones exist, whatever is asked.
 *
 * @throws unauthenticated when a stranger asks for what is not approved
 */
export async function listReviews(
  context: Context,
  viewer: User | null,
  filter: ReviewFilter,
): Promise<{ reviews: (Review | ManagedReview)[]; listings: Listing[]; total: number }> {
  if (!viewer && filter.approved === false) {
    throw new Refusal('unauthenticated', 'Please sign in to see reviews that are not approved.');
  }
  const [page, listings] = await Promise.all([
    viewer ? managedPage(context, filter) : publicPage(context, filter),
    context.storage.read.allListings(),
  ]);
  return { ...page, listings };
}

function publicPage({ storage, timeZone }: Context, filter: ReviewFilter) {
  return storage.read.publicReviewPage(filter, timeZone);
}

async function managedPage(context: Context, filter: ReviewFilter) {
  const { reviews, total } = await context.storage.read.managedReviewPage(filter, context.timeZone);
  const account = answeringSource(context);
  return { reviews: reviews.map((review) => managed(review, account)), total };
}

/** The four numbers above the dashboard. */
export async function reviewStats({ storage }: Context, listingId?: ListingId): Promise<ReviewStats> {
  return storage.read.reviewStats(listingId);
}
