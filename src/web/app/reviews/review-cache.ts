import type { QueryClient } from '@tanstack/react-query';
import type { Review, ReviewList, ReviewStats, ReviewStatsQuery } from '#contract/reviews/reviews.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import { keys } from '../api/queries.ts';

/** Changes one review wherever it is cached. Lists and reviews that do not change keep their identity. */
export function updateReview(
  queryClient: QueryClient,
  reviewId: number,
  update: (review: Review) => Review,
): void {
  queryClient.setQueryData<Review>(
    [...keys.review, { params: { id: reviewId } }],
    (review) => review && update(review),
  );
  queryClient.setQueriesData<ReviewList>({ queryKey: keys.reviews }, (list) => {
    if (!list) return list;
    const reviews = list.reviews.map((review) => (review.id === reviewId ? update(review) : review));
    return reviews.every((review, index) => review === list.reviews[index]) ? list : { ...list, reviews };
  });
}

/** Moves one review between the cached counts of the filters that it matches. */
export function moveBetweenCounts(
  queryClient: QueryClient,
  { listingId }: Review,
  from: ReviewDecision,
  to: ReviewDecision,
): void {
  for (const [key, stats] of queryClient.getQueriesData<ReviewStats>({ queryKey: keys.counts })) {
    const filters = key.at(-1) as ReviewStatsQuery;
    if (!stats || (filters.listingId ?? listingId) !== listingId) continue;
    queryClient.setQueryData(key, counted(counted(stats, filters, from, -1), filters, to, 1));
  }
}

/** The counts with one review more or less, if the filters match a review with this decision. */
function counted(
  stats: ReviewStats,
  filters: ReviewStatsQuery,
  decision: ReviewDecision,
  step: 1 | -1,
): ReviewStats {
  const isApproved = decision === 'approved';
  if ((filters.approved ?? isApproved) !== isApproved || (filters.decision ?? decision) !== decision)
    return stats;
  const next = (count: number, isCounted: boolean) => Math.max(0, count + (isCounted ? step : 0));
  return {
    ...stats,
    totalReviews: next(stats.totalReviews, true),
    approvedCount: next(stats.approvedCount, isApproved),
    pendingCount: next(stats.pendingCount, !isApproved),
    undecided: { ...stats.undecided, count: next(stats.undecided.count, decision === 'none') },
  };
}
