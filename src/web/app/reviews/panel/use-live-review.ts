import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { keys, type ReadRoute, routeQuery } from '#web/app/api/queries.ts';
import { useChanges } from '#web/app/api/use-changes.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { remembered } from '#web/app/session/remembered.ts';

/** What is shown of a review. */
const SHOWN = [
  'GET /reviews/hostaway/:id',
  'GET /reviews/:id/notes',
  'GET /reviews/hostaway/:id/decisions',
] satisfies ReadRoute[];

/** Reviews that are about to be read again, once even if a dialog over the panel shows the same review. */
const outdated = new Set<number>();

/** One review, which follows the changes of others. The row of a list shows until it is loaded. */
export function useLiveReview(reviewId: number) {
  const { client, queryClient } = useAppContext();
  const readAgain = () => {
    if (outdated.has(reviewId)) return;
    outdated.add(reviewId);
    queueMicrotask(() => {
      outdated.delete(reviewId);
      for (const route of SHOWN)
        void queryClient.invalidateQueries({ queryKey: [route, { params: { id: reviewId } }] });
    });
  };
  useChanges({ onEvent: readAgain, onReview: (changed) => changed === reviewId && readAgain() });
  return useQuery({
    ...routeQuery(client, 'GET /reviews/hostaway/:id', { params: { id: reviewId } }),
    placeholderData: () =>
      queryClient
        .getQueriesData<ReviewList>({ queryKey: keys.reviews })
        .flatMap(([, list]) => list?.reviews ?? [])
        .find(({ id }) => id === reviewId),
  });
}

/** The decision that someone else has made since this review was opened; null if there is none. */
export function useOthersDecision(review: Review): Review | null {
  const [opened, setOpened] = useState<{ id: number; decidedAt: string | undefined } | null>(null);
  const { id, decidedAt, decidedBy } = review;
  if (opened?.id !== id) setOpened({ id, decidedAt });
  const isNew = opened?.id === id && opened.decidedAt !== decidedAt;
  return isNew && decidedBy !== remembered().username ? review : null;
}
