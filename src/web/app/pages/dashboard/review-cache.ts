import type { QueryClient } from '@tanstack/react-query';
import type { Review, ReviewList, ReviewStats } from '#contract/reviews.ts';
import type { ReviewDecision } from '#domain/approval.ts';
import type { Client } from '#web/app/api/client.ts';
import { keys, statsQuery } from '#web/app/api/queries.ts';

/** Changes one review wherever it is cached. Lists and reviews that do not change keep their identity. */
export function updateReview(
  queryClient: QueryClient,
  reviewId: number,
  update: (review: Review) => Review,
): void {
  queryClient.setQueryData<Review>([...keys.review, reviewId], (review) => review && update(review));
  queryClient.setQueriesData<ReviewList>({ queryKey: keys.reviews }, (list) => {
    if (!list) return list;
    const reviews = list.reviews.map((review) => (review.id === reviewId ? update(review) : review));
    return reviews.every((review, index) => review === list.reviews[index]) ? list : { ...list, reviews };
  });
}

/** Moves one review between the cached counts, in all and of its listing. */
export function moveBetweenCounts(
  queryClient: QueryClient,
  client: Client,
  { listingId }: Review,
  from: ReviewDecision,
  to: ReviewDecision,
): void {
  const step = Number(to === 'approved') - Number(from === 'approved');
  const undecidedStep = Number(to === 'none') - Number(from === 'none');
  const move = (stats: ReviewStats): ReviewStats => ({
    ...stats,
    approvedCount: Math.max(0, stats.approvedCount + step),
    pendingCount: Math.max(0, stats.pendingCount - step),
    undecided: { ...stats.undecided, count: Math.max(0, stats.undecided.count + undecidedStep) },
  });
  for (const id of [undefined, listingId]) {
    queryClient.setQueryData(statsQuery(client, id).queryKey, (stats) => stats && move(stats));
  }
}
