import { useCallback, useId, useState } from 'react';
import type { Review } from '#contract/reviews.ts';
import { replyText } from '#domain/reply.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { HostResponse } from '#web/property/host-response.tsx';
import { replyCopy } from '../copy.ts';
import styles from './composer.module.css';
import { ConfirmStep } from './confirm-step.tsx';
import { useSendReply } from './use-send-reply.ts';
import { WriteStep } from './write-step.tsx';

export interface ReplyComposerProps {
  review: Review;
  timeZone: string;
  /** What was written before. */
  draft: string;
  /** Gets what is written now. */
  onClose: (draft: string) => void;
}

/** Where a response is written and, because there is only one for ever, looked at once more before it goes. */
export function ReplyComposer({ review, timeZone, draft, onClose }: ReplyComposerProps) {
  const [typed, setTyped] = useState(draft);
  const [isSure, setSure] = useState(false);
  const { mutate, isPending, error, reset } = useSendReply(review.id);
  const title = useId();
  const openAsDialog = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector('textarea')?.focus();
  }, []);
  const text = replyText(typed);
  const where = review.isApproved ? replyCopy.whereApproved : replyCopy.wherePending;

  return (
    <dialog
      ref={openAsDialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={() => onClose(typed)}
    >
      <h2 id={title} className={styles.title}>
        {replyCopy.title(review.guestName)}
      </h2>
      <div className={styles.columns}>
        {isSure ? (
          <ConfirmStep
            isSending={isPending}
            failure={error && messageOr(error, replyCopy.failed)}
            onSend={() => mutate(text, { onSuccess: () => onClose('') })}
            onEdit={() => {
              reset();
              setSure(false);
            }}
          />
        ) : (
          <WriteStep
            typed={typed}
            onType={setTyped}
            onContinue={() => setSure(true)}
            onCancel={() => onClose(typed)}
          />
        )}
        <section className={styles.preview} aria-label={replyCopy.preview}>
          <h3 className={styles.label}>{replyCopy.preview}</h3>
          {review.reviewText.trim() !== '' && (
            <blockquote className={styles.quote} dir="auto">
              {review.reviewText.trim()}
            </blockquote>
          )}
          <HostResponse response={{ text: text || replyCopy.previewEmpty, date: null }} timeZone={timeZone} />
          <p className={styles.hint}>{where(review.channel)}</p>
        </section>
      </div>
    </dialog>
  );
}
