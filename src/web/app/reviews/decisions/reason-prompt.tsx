import { useMutation, useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import type { ReasonBody } from '#contract/decisions/decisions.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { normalizeReason } from '#domain/decisions/decision-reason.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { decisionsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { failedCopy, reasonCopy, undoCopy } from '../copy.ts';
import { updateReview } from '../review-cache.ts';
import { ReasonChoice } from './reason-choice.tsx';
import styles from './reason-prompt.module.css';

/** The least distance in pixels between the prompt and the clicked button: the prompt grows when a save fails. */
const MIN_DISTANCE = 24;

export interface ReasonPromptProps {
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
export function ReasonPrompt({ review, copy, isRequested, onUndo, onClose }: ReasonPromptProps) {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (reason: string) =>
      client.request('PUT /reviews/hostaway/:id/reason', {
        params: { id: review.id },
        body: { reason } satisfies ReasonBody,
      }),
    onSuccess: (decisions, reason) => {
      queryClient.setQueryData(decisionsQuery(client, review.id).queryKey, decisions);
      updateReview(queryClient, review.id, (shown) => ({ ...shown, reason: normalizeReason(reason) }));
    },
  });
  const save = (reason: string) => mutate(reason, { onSuccess: () => onClose(reasonCopy.saved) });
  return (
    <section
      ref={avoidClickedButton}
      className={`floating ${styles.prompt}`}
      aria-label={copy.label}
      onKeyDown={({ key }) => key === 'Escape' && onClose(null)}
    >
      <p className={styles.question}>
        <span>{isRequested ? reasonCopy.about(review.guestName) : copy.done(review.guestName)}</span>{' '}
        <strong>{reasonCopy.question}</strong>
      </p>
      <div className={styles.reasons}>
        <ReasonChoice isBusy={isPending} isFocused={isRequested} onChoose={save} />
      </div>
      <div className={`row ${styles.end}`}>
        {!isRequested && (
          <Button size="small" onClick={onUndo}>
            {undoCopy.undo}
          </Button>
        )}
        <Button look="quiet" size="icon" aria-label={failedCopy.dismiss} onClick={() => onClose(null)}>
          <X />
        </Button>
      </div>
      {error && (
        <div className={styles.failure}>
          <FailureAlert message={messageOr(error, reasonCopy.failed)} />
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
