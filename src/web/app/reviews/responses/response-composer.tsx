import { type SubmitEvent, useId, useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { MAX_RESPONSE_LENGTH, responseLength, responseText } from '#domain/responses/response.ts';
import { unfilledVariable } from '#domain/responses/template.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import input from '#web/app/controls/field.module.css';
import { focusAtEnd } from '#web/app/controls/focus-at-end.ts';
import { HostResponse } from '#web/property/host-response.tsx';
import { responseCopy, templateCopy } from '../copy.ts';
import styles from './composer.module.css';
import { TemplateMenu } from './template-menu.tsx';
import { useResponseCheck, useSendResponse } from './use-responses.ts';

export interface ResponseComposerProps {
  review: Review;
  draft: string;
  /** @param draft the text that is not sent; empty after sending */
  onDraft: (draft: string) => void;
  onClose: () => void;
}

/** Writes a response and, because a review takes only one, confirms it before it is sent. */
export function ResponseComposer({ review, draft, onDraft, onClose }: ResponseComposerProps) {
  const [typed, setTyped] = useState(draft);
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending, error, reset } = useSendResponse(review.id);
  const { timeZone } = useAppContext().config;
  const title = useId();
  const text = responseText(typed);
  const where = review.isApproved ? responseCopy.whereApproved : responseCopy.wherePending;

  const type = (next: string) => {
    setTyped(next);
    onDraft(next);
  };
  const finish = () => {
    onDraft('');
    onClose();
  };

  return (
    <dialog ref={openModal} className={`dialog ${styles.dialog}`} aria-labelledby={title} onClose={onClose}>
      <div className={styles.content}>
        <h2 id={title} className={styles.title}>
          {responseCopy.title(review.guestName)}
        </h2>
        <div className={styles.columns}>
          {isConfirming ? (
            <ConfirmStep
              review={review}
              text={text}
              isSending={isPending}
              failure={error && messageOr(error, responseCopy.failed)}
              onSend={() => mutate(text, { onSuccess: finish })}
              onEdit={() => {
                reset();
                setConfirming(false);
              }}
            />
          ) : (
            <WriteStep
              review={review}
              typed={typed}
              onType={type}
              onContinue={() => setConfirming(true)}
              onCancel={onClose}
            />
          )}
          <section className={styles.preview} aria-label={responseCopy.preview}>
            <h3 className="label">{responseCopy.preview}</h3>
            {review.reviewText.trim() !== '' && (
              <blockquote className={`written ${styles.quote}`} dir="auto">
                {review.reviewText.trim()}
              </blockquote>
            )}
            <HostResponse
              response={{ text: text || responseCopy.previewEmpty, date: null }}
              timeZone={timeZone}
            />
            <p className="note">{where(review.channel)}</p>
          </section>
        </div>
      </div>
    </dialog>
  );
}

interface WriteStepProps {
  review: Review;
  typed: string;
  onType: (typed: string) => void;
  onContinue: () => void;
  onCancel: () => void;
}

function WriteStep({ review, typed, onType, onContinue, onCancel }: WriteStepProps) {
  const field = useId();
  const notes = useId();
  const text = responseText(typed);
  const length = responseLength(text);
  const over = length - MAX_RESPONSE_LENGTH;
  const variable = unfilledVariable(text);
  const problem =
    over > 0 ? responseCopy.tooLong(over) : variable !== null ? templateCopy.unfilled(variable) : null;
  const isValid = text !== '' && problem === null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isValid) onContinue();
  }

  return (
    <form className={styles.step} onSubmit={submit}>
      <TemplateMenu
        review={review}
        onInsert={(inserted) => onType(text === '' ? inserted : `${typed.trimEnd()}\n\n${inserted}`)}
      />
      <label htmlFor={field} className="label">
        {responseCopy.label}
      </label>
      <textarea
        id={field}
        className={`${input.input} ${styles.field}`}
        dir="auto"
        rows={7}
        ref={focusAtEnd}
        aria-describedby={notes}
        aria-invalid={problem !== null}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p id={notes} className={`row note ${styles.notes}`}>
        <span>{problem ?? responseCopy.hint}</span>
        <span className={styles.count}>{responseCopy.count(length)}</span>
      </p>
      <div className={`row ${styles.actions}`}>
        <Button look="quiet" onClick={onCancel}>
          {responseCopy.cancel}
        </Button>
        <Button type="submit" look="primary" disabled={!isValid}>
          {responseCopy.next}
        </Button>
      </div>
    </form>
  );
}

interface ConfirmStepProps {
  review: Review;
  text: string;
  isSending: boolean;
  failure: string | null;
  onSend: () => void;
  onEdit: () => void;
}

function ConfirmStep({ review, text, isSending, failure, onSend, onEdit }: ConfirmStepProps) {
  const question = useId();
  const check = useResponseCheck(review.id, text);
  return (
    <section className={styles.step} aria-labelledby={question}>
      {/* The focus is on the question and not on its button, so that pressing Enter twice does not send. */}
      <h3 id={question} className={styles.question} tabIndex={-1} ref={focusAtEnd}>
        {responseCopy.confirm}
      </h3>
      <p className="notice" data-tone="waiting">
        {responseCopy.onlyOnce}
      </p>
      <div role="status">
        {check?.repeats && (
          <p className="notice" data-tone="waiting">
            {templateCopy.repeats(check.repeats)}
          </p>
        )}
      </div>
      {failure !== null && <FailureAlert message={failure} />}
      <div className={`row ${styles.actions}`}>
        <Button look="quiet" disabled={isSending} onClick={onEdit}>
          {responseCopy.edit}
        </Button>
        <Button look="primary" disabled={isSending} onClick={onSend}>
          {isSending ? responseCopy.sending : responseCopy.send}
        </Button>
      </div>
    </section>
  );
}

/** A click outside does not close it: a person who is writing may have clicked by accident. */
function openModal(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  focusAtEnd(dialog.querySelector('textarea'));
}
