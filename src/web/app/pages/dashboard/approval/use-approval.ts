import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/paths.ts';
import type { Review, ReviewList } from '#contract/reviews.ts';
import { contentTag } from '#domain/content-tag.ts';
import { ApiError, messageOr } from '#web/app/api/api-error.ts';
import { decisionsQuery, keys, statsQuery } from '#web/app/api/queries.ts';
import { type AppContext, useAppContext } from '#web/app/app-context.ts';
import { dashboardCopy } from '../copy.ts';
import { createApprovalQueue } from './approval-queue.ts';
import { withApproval, withMoved } from './moved-review.ts';

/** Milliseconds in which nobody can have seen that a review stands otherwise than before. */
const UNSEEN = 700;

/** A decision that the server has kept. */
export interface Decided {
  review: Review;
  isApproved: boolean;
}

/** Approving and disapproving: `toggle` never changes, so that rows which did not change are not drawn again. */
export function useApproval() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [decided, setDecided] = useState<Decided | null>(null);
  const [made] = useState(() => createToggle(client, queryClient, setFailure, setDecided));
  return { ...made, failure, dismiss: () => setFailure(null), decided };
}

function createToggle(
  client: AppContext['client'],
  queryClient: QueryClient,
  report: (failure: string | null) => void,
  onDecided: (decided: Decided | null) => void,
) {
  const clicked = new Map<number, Review>();
  /** The server has refused something for what it has become: the lists are out of date. */
  let isOutdated = false;
  const queue = createApprovalQueue({
    send: async (reviewId, isApproved) => {
      const review = clicked.get(reviewId);
      // Nothing is approved but what was shown.
      const ifMatch = isApproved && review ? contentTag(review) : undefined;
      await client.put(calls.approve(reviewId), { body: { isApproved }, ifMatch });
      if (review) onDecided({ review, isApproved });
      void queryClient.invalidateQueries({ queryKey: decisionsQuery(client, reviewId).queryKey });
    },
    show: (reviewId, isApproved) => {
      queryClient.setQueriesData<ReviewList>(
        { queryKey: keys.reviews },
        (list) => list && withApproval(list, reviewId, isApproved),
      );
      for (const listingId of [undefined, clicked.get(reviewId)?.listingId]) {
        const { queryKey } = statsQuery(client, listingId);
        queryClient.setQueryData(queryKey, (stats) => stats && withMoved(stats, isApproved));
      }
    },
    onFailure: (error) => {
      isOutdated ||= error instanceof ApiError && error.status === 409;
      report(messageOr(error, dashboardCopy.approvalFailed));
    },
    onIdle: () => {
      // The counts may have been read in between, and a list on its way may be older than the last click.
      void queryClient.invalidateQueries({ queryKey: keys.stats });
      void queryClient.invalidateQueries({
        queryKey: keys.reviews,
        predicate: (query) => isOutdated || query.state.fetchStatus === 'fetching',
      });
      isOutdated = false;
    },
  });
  const turned = new Map<number, number>();
  const toggle = (review: Review) => {
    const { id, isApproved } = review;
    // Meant for what stood there before, and that is what has come about.
    if (performance.now() - (turned.get(id) ?? Number.NEGATIVE_INFINITY) < UNSEEN) return;
    clicked.set(id, review);
    onDecided(null);
    report(null);
    // Counts on their way from before this click would undo it on the screen; they are asked for again when idle.
    void queryClient.cancelQueries({ queryKey: keys.stats });
    queue.toggle(id, isApproved);
  };
  return {
    toggle,
    /** Whether a decision made here is on its way. */
    isBusy: queue.isBusy,
    /** Others have turned these reviews over. */
    noteTurned(reviewIds: readonly number[]): void {
      const now = performance.now();
      for (const [id, at] of turned) if (now - at > UNSEEN) turned.delete(id);
      for (const id of reviewIds) turned.set(id, now);
    },
  };
}
