import { type ReactNode, useCallback, useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { decisionCopy, reasonCopy } from '../copy.ts';
import type { Decision } from './decision-queue.ts';
import { ReasonPrompt } from './reason-prompt.tsx';

/** The prompt for a reason, and the review that it is about. */
export interface ReviewPrompt {
  reviewId: number;
  content: ReactNode;
}

/** What happened to a review, for everyone to see or to hear, and whether it can be undone. */
export interface DecisionNotice {
  text: string;
  /** Undefined if there is nothing to undo. */
  review?: Review;
}

interface LastDecision {
  saved: Decision | null;
  undone: Review | null;
  undo: () => Promise<unknown>;
}

/**
 * Follows the last saved decision: a notice and, unless the review was approved, a prompt for the reason. A review that
 * was decided before can be shown the prompt again.
 */
export function useDecisionNotice({ saved, undone, undo }: LastDecision): {
  notice: DecisionNotice | null;
  prompt: ReviewPrompt | null;
  ask: (review: Review) => void;
} {
  const [closed, setClosed] = useState<{ decision: Decision | null; text: string | null } | null>(null);
  const [requested, setRequested] = useState<{ review: Review; after: Decision | null } | null>(null);
  const ask = useCallback((review: Review) => setRequested({ review, after: saved }), [saved]);

  // A decision since then has its own question.
  const requestedReview = requested?.after === saved ? requested?.review : undefined;
  const isUnpublished = saved !== null && saved.to !== 'approved';
  const review = requestedReview ?? (isUnpublished && closed?.decision !== saved ? saved.review : undefined);
  const copy = saved?.from === 'approved' && !requestedReview ? reasonCopy.disapproved : reasonCopy.kept;

  const prompt = review && {
    reviewId: review.id,
    content: (
      <ReasonPrompt
        key={review.id}
        review={review}
        copy={copy}
        isRequested={requestedReview !== undefined}
        onUndo={() => {
          focusAction(review.id);
          void undo();
        }}
        onClose={(text) => {
          focusAction(review.id);
          setRequested(null);
          setClosed({ decision: saved, text });
        }}
      />
    ),
  };
  return { notice: noticeOf(), prompt: prompt ?? null, ask };

  function noticeOf(): DecisionNotice | null {
    if (undone) return { text: decisionCopy.undone(undone.guestName) };
    if (!saved) return closed?.decision === null && closed.text !== null ? { text: closed.text } : null;
    if (closed?.decision === saved && closed.text !== null)
      return { text: closed.text, review: saved.review };
    if (!isUnpublished) return { text: decisionCopy.approved(saved.review.guestName), review: saved.review };
    const done = copy.done(saved.review.guestName);
    return { text: prompt ? decisionCopy.reasonNext(done) : done, review: saved.review };
  }
}

/** The element had the focus, which would otherwise fall to the start of the page when it disappears. */
export function focusAction(reviewId: number): void {
  const row = document.querySelector(`[data-review="${reviewId}"]`);
  row?.querySelector<HTMLElement>('[data-approved]')?.focus({ preventScroll: true });
}
