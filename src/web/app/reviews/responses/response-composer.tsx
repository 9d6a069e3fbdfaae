import { useEffect, useId, useRef, useState } from 'react';
import type { WrittenResponse } from '#contract/responses/responses.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { isLow } from '#domain/responses/answers.ts';
import { responseText } from '#domain/responses/response.ts';
import { hasStatus, messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { focusAtEnd } from '#web/app/controls/focus-at-end.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { HostResponse } from '#web/property/host-response.tsx';
import { responseCopy } from '../copy.ts';
import { useLiveReview } from '../panel/use-live-review.ts';
import { useWriting, Viewers } from '../panel/viewers.tsx';
import { changeOf, RevisionDiff } from '../revision-diff.tsx';
import styles from './composer.module.css';
import { approvalCopy } from './copy.ts';
import { draftOf, setDraft } from './drafts.ts';
import { ConfirmStep, isNotable, WriteStep } from './response-steps.tsx';
import { type Found, useResponseCheck, useSendResponse } from './use-responses.ts';

/** The editor in a dialog, which follows the review: someone else may respond meanwhile. */
export function ResponseComposer({ review, onClose }: { review: Review; onClose: () => void }) {
  const title = useId();
  const present = useLiveReview(review.id).data ?? review;
  return (
    <dialog ref={openModal} className="dialog dialog-wide" aria-labelledby={title} onClose={onClose}>
      <div className={`stack ${styles.content}`}>
        <h2 id={title}>{responseCopy.title(review.guestName)}</h2>
        <Viewers review={present} />
        <ResponseEditor review={present} onSent={onClose} onCancel={onClose} />
      </div>
    </dialog>
  );
}

export interface ResponseEditorProps {
  /** Its present version. */
  review: Review;
  /** Whether the page shows the review too. */
  isBesideReview?: boolean;
  /** The response to approve; undefined to write a new one. */
  submitted?: WrittenResponse;
  onSent: (review: Review) => void;
  /** It was not sent, because the editor was closed while it was checked. */
  onHeld?: (review: Review) => void;
  onCancel: () => void;
}

/**
 * Writes a response, or approves that of another person. It is shown once more before it is sent if it cannot be taken back, the
 * rating is low, or the check found something. The text is kept in the browser until then.
 */
export function ResponseEditor({
  review,
  isBesideReview = false,
  submitted,
  onSent,
  onHeld,
  onCancel,
}: ResponseEditorProps) {
  const [typed, setTyped] = useState(() => draftOf(review, submitted));
  /** What was found; null while writing. */
  const [found, setFound] = useState<Found | null>(null);
  // While single keys go through the list of those to approve, the focus is not in the text.
  const [isFocused, setFocused] = useState(!submitted);
  useWriting(review.id, typed.trim() !== '');
  const content = useRef<HTMLDivElement>(null);
  const check = useResponseCheck(review.id, (result) => {
    if (!content.current) onHeld?.(review);
    else if (mustConfirm || isNotable(result)) setFound(result);
    else sendText();
  });
  const send = useSendResponse(review, { submitted, onSent });
  const { timeZone, brandName, approveResponses, responseDelayMinutes: delay } = useAppContext().config;
  const mayApprove = useCan('responses:approve');
  const needsApproval = approveResponses && !mayApprove;
  const isPending = check.isPending || send.isPending;
  const error = send.error ?? check.error;
  // The review itself says what the conflict of a new response is, as long as there is one.
  const failure =
    error && (submitted || review.canRespond || !hasStatus(error, 409))
      ? messageOr(error, responseCopy.failed)
      : null;
  const mustConfirm = !submitted && (delay === 0 || isLow(review.rating));
  const submitLabel = needsApproval
    ? approvalCopy.ask
    : submitted
      ? approvalCopy.approve(delay)
      : mustConfirm
        ? responseCopy.next
        : responseCopy.send(delay);
  const text = responseText(typed);
  const where = review.isApproved ? responseCopy.whereApproved : responseCopy.wherePending;
  const blocked = isPending || submitted || review.canRespond ? undefined : review.responseBlockedReason;
  const { reset } = send;
  useEffect(() => {
    // The conflict is over when the review can be answered again.
    if (blocked) reset();
  }, [blocked, reset]);

  const type = (next: string) => {
    setTyped(next);
    setDraft(review.id, next, submitted);
  };
  const sendText = () => send.mutate({ text, ...(found?.needsSecondLook && { secondLook: true }) });
  const submit = () => {
    send.reset();
    // The second person sees what is found.
    if (needsApproval) return sendText();
    check.mutate({ params: { id: review.id }, body: { text } });
  };

  return (
    <>
      {blocked && <FailureAlert message={responseCopy.blocked(blocked)} />}
      <div ref={content} className="columns-wide">
        {found ? (
          <ConfirmStep
            channel={review.channel}
            found={found}
            isSending={isPending}
            failure={failure}
            onSend={sendText}
            onEdit={() => {
              send.reset();
              setFound(null);
              setFocused(true);
            }}
          />
        ) : (
          <WriteStep
            review={review}
            typed={typed}
            isFocused={isFocused}
            isSending={isPending}
            failure={failure}
            submitLabel={submitLabel}
            cancelLabel={submitted ? approvalCopy.sendBack : responseCopy.cancel}
            onType={type}
            onSubmit={submit}
            onCancel={onCancel}
          />
        )}
        <section className="stack-small" aria-label={responseCopy.preview}>
          <h3 className="label">{responseCopy.preview}</h3>
          {!isBesideReview && review.reviewText.trim() !== '' && (
            <blockquote className={`written ${styles.quote}`} dir="auto">
              {review.reviewText.trim()}
            </blockquote>
          )}
          <HostResponse
            response={{ text: text || responseCopy.previewEmpty, date: null }}
            timeZone={timeZone}
          />
          <p className="note">{where(review.channel, brandName)}</p>
          {submitted && submitted.text !== text && (
            <div>
              <RevisionDiff
                revision={changeOf(submitted.text, text)}
                beforeLabel={responseCopy.submitted(submitted.by)}
                afterLabel={approvalCopy.changed}
              />
            </div>
          )}
        </section>
      </div>
    </>
  );
}

/** A click outside does not close it: a person who is writing may have clicked by accident. */
function openModal(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  focusAtEnd(dialog.querySelector('textarea'));
}
