import X from 'lucide-react/icons/x';
import { type ReactNode, useCallback, useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { normalizeReason } from '#domain/decisions/decision-reason.ts';
import { decisionsQuery } from '#web/app/api/queries.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button, IconButton } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { decisionCopy, failedCopy, reasonCopy, undoCopy } from '../copy.ts';
import { updateReview } from '../review-cache.ts';
import type { Decision } from './change.ts';
import { ReasonChoice } from './reason-choice.tsx';
import styles from './reason-prompt.module.css';

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

/** The least distance in pixels between the prompt and the clicked button: the prompt grows when a save fails. */
const MIN_DISTANCE = 24;

interface ReasonPromptProps {
  review: Review;
  copy: (typeof reasonCopy)['disapproved' | 'kept'];
  /** Whether a person asked for it, who then expects the focus here; otherwise it follows a decision. */
  isRequested: boolean;
  onUndo: () => void;
  /** @param text what to say; null if no reason was given */
  onClose: (text: string | null) => void;
}

/**
 * Asks for an optional reason why a review is not published. It covers the bottom of the window, so that no row moves,
 * and follows the clicked button in the document, so that it is next in the focus order.
 */
function ReasonPrompt({ review, copy, isRequested, onUndo, onClose }: ReasonPromptProps) {
  const { client, queryClient } = useAppContext();
  const params = { id: review.id };
  const { mutate, error, isPending } = useSend('PUT /reviews/hostaway/:id/reason', {
    updates: decisionsQuery(client, review.id).queryKey,
    onSuccess: (_decisions, { body }) =>
      updateReview(queryClient, review.id, (shown) => ({ ...shown, reason: normalizeReason(body.reason) })),
  });
  const save = (reason: string) =>
    mutate({ params, body: { reason } }, { onSuccess: () => onClose(reasonCopy.saved) });
  return (
    <section
      ref={avoidClickedButton}
      className={`floating row ${styles.prompt}`}
      aria-label={copy.label}
      onKeyDown={({ key }) => key === 'Escape' && onClose(null)}
    >
      <p className="grow">
        <span className="quiet">
          {isRequested ? reasonCopy.about(review.guestName) : copy.done(review.guestName)}
        </span>{' '}
        <strong>{reasonCopy.question}</strong>
      </p>
      <div className={styles.reasons}>
        <ReasonChoice isBusy={isPending} isFocused={isRequested} onChoose={save} />
      </div>
      <div className="inline">
        {!isRequested && (
          <Button size="small" onClick={onUndo}>
            {undoCopy.undo}
          </Button>
        )}
        <IconButton aria-label={failedCopy.dismiss} onClick={() => onClose(null)}>
          <X />
        </IconButton>
      </div>
      {error && (
        <div className={styles.reasons}>
          <Failure error={error} text={reasonCopy.failed} />
        </div>
      )}
    </section>
  );
}

/** Moves the prompt to the top of the window if it would cover the clicked button at the bottom. */
function avoidClickedButton(prompt: HTMLElement | null): void {
  const clicked = prompt?.parentElement?.querySelector('button');
  if (!prompt || !clicked) return;
  const [own, other] = [prompt.getBoundingClientRect(), clicked.getBoundingClientRect()];
  const isBeside = own.right < other.left || other.right < own.left;
  prompt.dataset.place = isBeside || other.bottom < own.top - MIN_DISTANCE ? 'foot' : 'head';
}
