import type { QueryClient } from '@tanstack/react-query';
import { calls } from '#contract/paths.ts';
import type { ApprovalBody, Review } from '#contract/reviews.ts';
import type { ReviewDecision } from '#domain/approval.ts';
import { contentHash } from '#domain/content-hash.ts';
import { ApiError } from '#web/app/api/api-error.ts';
import type { Client } from '#web/app/api/client.ts';
import { decisionsQuery, keys } from '#web/app/api/queries.ts';
import { dashboardCopy } from '../copy.ts';
import { moveBetweenCounts, updateReview } from '../review-cache.ts';
import { setUnsavedDecision, type UnsavedDecision, unsavedDecisions } from './unsaved-decisions.ts';

/** A click within this many milliseconds after another user's change refers to the state before the change. */
const UNSEEN = 700;

/** A decision that the server has saved. */
export interface SavedDecision {
  review: Review;
  from: ReviewDecision;
  to: Exclude<ReviewDecision, 'none'>;
}

export interface ApprovalsOptions {
  client: Client;
  queryClient: QueryClient;
  onClick: () => void;
  onSaved: (decision: SavedDecision) => void;
  onFailure: (error: unknown) => void;
}

interface PendingDecision {
  review: Review;
  /** The state on the server. */
  saved: ReviewDecision;
  /** The last click. */
  wanted: ReviewDecision;
}

export interface Approvals {
  /** Approves a pending review, disapproves an approved one. */
  toggle: (review: Review) => void;
  approve: (review: Review) => void;
  /** Decides that a review is not public, or no longer. */
  keepUnpublished: (review: Review) => void;
  /** Whether a click is still waiting for its response. */
  isPending: () => boolean;
  /** Sends the decisions that a reload or the end of the session interrupted. */
  resume: () => Promise<void>;
  /** Ignores clicks on reviews that others have just approved or disapproved, until the change can be seen. */
  ignoreClicks: (reviewIds: readonly number[]) => void;
}

/**
 * Approves reviews, disapproves them and keeps them unpublished. A click shows at once; a failure rolls back to the
 * state of the server. Each review has one request at a time, so quick clicks cannot overtake each other: after an
 * answer, the last click is sent if it differs.
 */
export function createApprovals(options: ApprovalsOptions): Approvals {
  const { client, queryClient, onClick, onSaved, onFailure } = options;
  const pending = new Map<number, PendingDecision>();
  const changedAt = new Map<number, number>();
  /** The server refused a decision because the review has changed: the lists are out of date. */
  let isOutdated = false;

  function show(review: Review, from: ReviewDecision, to: ReviewDecision): void {
    updateReview(queryClient, review.id, (cached) =>
      decisionOn(cached) === to ? cached : { ...cached, isApproved: to === 'approved', decision: to },
    );
    moveBetweenCounts(queryClient, client, review, from, to);
  }

  async function send(review: Review, from: ReviewDecision, to: SavedDecision['to']): Promise<void> {
    const isApproved = to === 'approved';
    setUnsavedDecision(review.id, { isApproved, contentHash: contentHash(review) });
    await client.put(calls.approve(review.id), {
      body: { isApproved } satisfies ApprovalBody,
      // The server approves only the content that was on the screen.
      ifMatch: isApproved ? contentHash(review) : undefined,
    });
    setUnsavedDecision(review.id, undefined);
    onSaved({ review, from, to });
    void queryClient.invalidateQueries({ queryKey: decisionsQuery(client, review.id).queryKey });
  }

  async function save(decision: PendingDecision): Promise<void> {
    while (decision.saved !== decision.wanted && decision.wanted !== 'none') {
      const sent = decision.wanted;
      try {
        await send(decision.review, decision.saved, sent);
        decision.saved = sent;
      } catch (error) {
        // After a new sign-in it is sent again.
        if (!isSignedOut(error)) setUnsavedDecision(decision.review.id, undefined);
        show(decision.review, decision.wanted, decision.saved);
        decision.wanted = decision.saved;
        isOutdated ||= error instanceof ApiError && error.status === 409;
        onFailure(error);
      }
    }
    pending.delete(decision.review.id);
    if (pending.size === 0) refresh();
  }

  /** Reads the counts again, and the lists whose response may be older than the last click. */
  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: keys.stats });
    void queryClient.invalidateQueries({
      queryKey: keys.reviews,
      predicate: ({ state }) => isOutdated || state.fetchStatus === 'fetching',
    });
    isOutdated = false;
  }

  function click(review: Review, next: (before: ReviewDecision) => SavedDecision['to']): void {
    if (performance.now() - (changedAt.get(review.id) ?? Number.NEGATIVE_INFINITY) < UNSEEN) return;
    onClick();
    // An answer from before this click would undo it on the screen.
    void queryClient.cancelQueries({ queryKey: keys.stats });
    const current = pending.get(review.id);
    const before = current?.wanted ?? decisionOn(review);
    const decision = current ?? { review, saved: before, wanted: before };
    decision.review = review;
    decision.wanted = next(before);
    show(review, before, decision.wanted);
    if (current) return;
    pending.set(review.id, decision);
    void save(decision);
  }

  async function resumeOne(reviewId: number, decision: UnsavedDecision): Promise<void> {
    const review = await client.get<Review>(calls.review(reviewId));
    setUnsavedDecision(reviewId, undefined);
    const wanted = decision.isApproved ? 'approved' : 'unpublished';
    if (decisionOn(review) === wanted) return;
    if (decision.isApproved && contentHash(review) !== decision.contentHash) {
      throw new ApiError(dashboardCopy.changedSinceDecision(review.guestName), null);
    }
    click(review, () => wanted);
  }

  return {
    async resume() {
      for (const [reviewId, decision] of unsavedDecisions()) {
        try {
          await resumeOne(reviewId, decision);
        } catch (error) {
          onFailure(error);
        }
      }
    },
    toggle: (review) => click(review, (before) => (before === 'approved' ? 'unpublished' : 'approved')),
    approve: (review) => click(review, () => 'approved'),
    keepUnpublished: (review) => click(review, () => 'unpublished'),
    isPending: () => pending.size > 0,
    ignoreClicks(reviewIds) {
      const now = performance.now();
      for (const [id, at] of changedAt) if (now - at > UNSEEN) changedAt.delete(id);
      for (const id of reviewIds) changedAt.set(id, now);
    },
  };
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Lists for managers contain the decision of every review. */
function decisionOn({ decision, isApproved }: Review): ReviewDecision {
  return decision ?? (isApproved ? 'approved' : 'none');
}
