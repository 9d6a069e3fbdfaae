import type { ReviewList, ReviewStats } from '#contract/reviews.ts';

/** A list in which one review stands as given; the very same list when nothing changes. */
export function withApproval(list: ReviewList, reviewId: number, isApproved: boolean): ReviewList {
  const affected = list.reviews.some((review) => review.id === reviewId && review.isApproved !== isApproved);
  if (!affected) return list;
  const reviews = list.reviews.map((review) => (review.id === reviewId ? { ...review, isApproved } : review));
  return { ...list, reviews };
}

/** Counts after one review moved: one more on the one side, one less on the other. */
export function withMoved(stats: ReviewStats, isApproved: boolean): ReviewStats {
  const step = isApproved ? 1 : -1;
  return {
    ...stats,
    approvedCount: Math.max(0, stats.approvedCount + step),
    pendingCount: Math.max(0, stats.pendingCount - step),
  };
}
