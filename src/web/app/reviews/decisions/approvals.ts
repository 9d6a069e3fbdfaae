import type { QueryClient } from '@tanstack/react-query';
import type { ApprovalBody, Review } from '#contract/reviews/reviews.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import { ApiError, hasStatus } from '#web/app/api/api-error.ts';
import type { Client } from '#web/app/api/client.ts';
import { decisionsQuery, keys } from '#web/app/api/queries.ts';
import { remembered } from '#web/app/session/remembered.ts';
import { failedCopy } from '../copy.ts';
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

/** A decision, or an undo of one, that the server has not saved. */
export interface FailedDecision {
  error: unknown;
  /** The review as shown; null if it could not be read. */
  review: Review | null;
  /** Null if another attempt would also fail because the review has changed. */
  retry: (() => void) | null;
}

export interface ApprovalsOptions {
  client: Client;
  queryClient: QueryClient;
  onClick: (review: Review) => void;
  onSaved: (decision: SavedDecision) => void;
  /** @param review as the undo restored it */
  onUndone: (review: Review) => void;
  onFailure: (failure: FailedDecision) => void;
}

interface PendingDecision {
  review: Review;
  /** Resolves when the first request may be sent. */
  held: Promise<void> | null;
  /** The state on the server. */
  saved: ReviewDecision;
  /** The last click. */
  wanted: ReviewDecision;
  /** What the person saw: someone else's decision since then is not overwritten. */
  seen: ReviewDecision;
  /** Resolves when the server has answered for every click on the review. */
  done: Promise<void>;
}

/**
 * @param hold milliseconds before it is sent
 * @returns a function that cancels the decision if it was not sent yet
 */
type Decide = (review: Review, hold?: number) => () => void;

export interface Approvals {
  /** Approves a pending review, disapproves an approved one. */
  toggle: Decide;
  approve: Decide;
  /** Decides that a review is not public, or no longer. */
  keepUnpublished: Decide;
  /** Undoes the last decision made on this page; repeated calls undo earlier ones. @returns the restored review */
  undo: () => Promise<Review | undefined>;
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
  const { client, queryClient, onClick, onSaved, onUndone, onFailure } = options;
  const pending = new Map<number, PendingDecision>();
  const changedAt = new Map<number, number>();
  /** The reviews that were decided on this page, the last one last. The server undoes only the last decision on each. */
  let decided: readonly Review[] = [];
  /** The server refused a decision because the review has changed: the lists are out of date. */
  let isOutdated = false;

  function show(review: Review, from: ReviewDecision, to: ReviewDecision): void {
    updateReview(queryClient, review.id, (cached) =>
      decisionOn(cached) === to ? cached : decidedAs(cached, to, review),
    );
    moveBetweenCounts(queryClient, review, from, to);
  }

  /** Leaving the page sends it. */
  function remember({ review, seen }: Pick<PendingDecision, 'review' | 'seen'>, to: ReviewDecision): void {
    setUnsavedDecision(review.id, { isApproved: to === 'approved', contentHash: contentHash(review), seen });
  }

  async function send(
    { review, saved: from, seen }: PendingDecision,
    to: SavedDecision['to'],
  ): Promise<void> {
    const isApproved = to === 'approved';
    remember({ review, seen }, to);
    await client.request('PUT /reviews/hostaway/:id/approve', {
      params: { id: review.id },
      body: { isApproved, seenDecision: seen } satisfies ApprovalBody,
      ifMatch: isApproved ? contentHash(review) : undefined,
    });
    setUnsavedDecision(review.id, undefined);
    onSaved({ review, from, to });
    void queryClient.invalidateQueries({ queryKey: decisionsQuery(client, review.id).queryKey });
  }

  async function save(decision: PendingDecision): Promise<void> {
    if (decision.held) await decision.held;
    decision.held = null;
    while (decision.saved !== decision.wanted && decision.wanted !== 'none') {
      const sent = decision.wanted;
      try {
        await send(decision, sent);
        decision.saved = sent;
        decision.seen = sent;
      } catch (error) {
        // After a new sign-in it is sent again.
        if (!hasStatus(error, 401)) setUnsavedDecision(decision.review.id, undefined);
        show(decision.review, decision.wanted, decision.saved);
        decision.wanted = decision.saved;
        forget(decision.review);
        isOutdated ||= hasStatus(error, 409);
        fail(decision.review, error, () => click(decision.review, () => sent));
      }
    }
    pending.delete(decision.review.id);
    if (pending.size === 0) refresh();
  }

  function forget({ id }: Review): void {
    decided = decided.filter((review) => review.id !== id);
  }

  function fail(review: Review | null, error: unknown, retry: () => void): void {
    onFailure({ error, review, retry: hasStatus(error, 409) ? null : retry });
  }

  /** Reads the counts and what guests see again, and the lists whose response may be older than the last click. */
  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: keys.stats });
    void queryClient.invalidateQueries({ queryKey: keys.ratingDistribution });
    void queryClient.invalidateQueries({
      queryKey: keys.reviews,
      predicate: ({ state }) => isOutdated || state.fetchStatus === 'fetching',
    });
    if (isOutdated) void queryClient.invalidateQueries({ queryKey: keys.review });
    isOutdated = false;
  }

  function click(
    review: Review,
    next: (before: ReviewDecision) => SavedDecision['to'],
    { hold = 0, seen = decisionOn(review) }: { hold?: number; seen?: ReviewDecision } = {},
  ): () => void {
    if (performance.now() - (changedAt.get(review.id) ?? Number.NEGATIVE_INFINITY) < UNSEEN) return ignore;
    onClick(review);
    // An answer from before this click would undo it on the screen.
    void queryClient.cancelQueries({ queryKey: keys.stats });
    const current = pending.get(review.id);
    const before = current?.wanted ?? decisionOn(review);
    const held = hold > 0 ? new Promise<void>((resolve) => setTimeout(resolve, hold)) : null;
    const decision = current ?? {
      review,
      held,
      saved: before,
      wanted: before,
      seen,
      done: Promise.resolve(),
    };
    forget(review);
    decided = [...decided, review];
    decision.review = review;
    decision.wanted = next(before);
    show(review, before, decision.wanted);
    if (decision.held) remember(decision, decision.wanted);
    if (!current) {
      pending.set(review.id, decision);
      decision.done = save(decision);
    }
    return () => {
      if (decision.held === null) return;
      show(review, decision.wanted, before);
      decision.wanted = before;
      if (before !== decision.saved) return;
      setUnsavedDecision(review.id, undefined);
      forget(review);
    };
  }

  async function undo(): Promise<Review | undefined> {
    const last = decided.at(-1);
    if (last === undefined) return;
    const { id } = last;
    await pending.get(id)?.done;
    if (decided.at(-1) !== last) return;
    forget(last);
    onClick(last);
    try {
      const review = await client.request('POST /reviews/:id/undo', { params: { id } });
      let before = review;
      updateReview(queryClient, id, (cached) => {
        before = cached;
        return review;
      });
      moveBetweenCounts(queryClient, review, decisionOn(before), decisionOn(review));
      void queryClient.invalidateQueries({ queryKey: decisionsQuery(client, id).queryKey });
      refresh();
      onUndone(review);
      return review;
    } catch (error) {
      fail(last, error, () => {
        decided = [...decided, last];
        void undo();
      });
    }
  }

  async function resumeOne(reviewId: number, decision: UnsavedDecision): Promise<void> {
    try {
      const review = await client.request('GET /reviews/hostaway/:id', { params: { id: reviewId } });
      setUnsavedDecision(reviewId, undefined);
      const wanted = decision.isApproved ? 'approved' : 'unpublished';
      if (decisionOn(review) === wanted) return;
      if (decision.isApproved && contentHash(review) !== decision.contentHash) {
        const error = new ApiError(failedCopy.changedSinceDecision, null);
        return onFailure({ error, review, retry: null });
      }
      click(review, () => wanted, { seen: decision.seen });
    } catch (error) {
      fail(null, error, () => void resumeOne(reviewId, decision));
    }
  }

  return {
    async resume() {
      for (const [reviewId, decision] of unsavedDecisions()) await resumeOne(reviewId, decision);
    },
    toggle: (review, hold) =>
      click(review, (before) => (before === 'approved' ? 'unpublished' : 'approved'), { hold }),
    approve: (review, hold) => click(review, () => 'approved', { hold }),
    keepUnpublished: (review, hold) => click(review, () => 'unpublished', { hold }),
    undo,
    isPending: () => pending.size > 0,
    ignoreClicks(reviewIds) {
      const now = performance.now();
      for (const [id, at] of changedAt) if (now - at > UNSEEN) changedAt.delete(id);
      for (const id of reviewIds) changedAt.set(id, now);
    },
  };
}

/** There is nothing to undo. */
function ignore(): void {}

/** Lists for managers contain the decision of every review. */
function decisionOn({ decision, isApproved }: Review): ReviewDecision {
  return decision ?? (isApproved ? 'approved' : 'none');
}

/**
 * A review after a decision here: an earlier reason belongs to an earlier decision.
 *
 * @param before the review before it, whose own decision may be the one to show
 */
function decidedAs(
  { reason: _earlier, ...review }: Review,
  decision: ReviewDecision,
  before: Review,
): Review {
  const isApproved = decision === 'approved';
  if (decision !== decisionOn(before)) {
    return { ...review, isApproved, decision, decidedBy: remembered().username };
  }
  const { reason, decidedBy } = before;
  return { ...review, isApproved, decision, ...(reason && { reason }), ...(decidedBy && { decidedBy }) };
}
