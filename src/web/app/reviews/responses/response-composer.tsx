import { type KeyboardEvent, type SubmitEvent, useCallback, useId, useRef, useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import type { RouteData } from '#contract/route-types.ts';
import { isLow, MODERATED_CHANNELS } from '#domain/responses/answers.ts';
import {
  assumedLength,
  MAX_RESPONSE_LENGTH,
  responseLength,
  responseText,
} from '#domain/responses/response.ts';
import { unfilledVariable } from '#domain/responses/template.ts';
import { hasStatus, messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import input from '#web/app/controls/field.module.css';
import { Checkbox } from '#web/app/controls/field.tsx';
import { focusAtEnd } from '#web/app/controls/focus-at-end.ts';
import { useShortcuts } from '#web/app/shortcuts/shortcuts.ts';
import { HostResponse } from '#web/property/host-response.tsx';
import { responseCopy } from '../copy.ts';
import { useLiveReview } from '../panel/use-live-review.ts';
import { Viewers } from '../panel/viewers.tsx';
import { Translation } from '../translation.tsx';
import styles from './composer.module.css';
import { draftCopy, templateCopy } from './copy.ts';
import { draftOf, setDraft } from './drafts.ts';
import { Findings } from './findings.tsx';
import { ModelDraft } from './model-draft.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { useModelDraft } from './use-model-draft.ts';
import { useResponseCheck, useSendResponse } from './use-responses.ts';

/** The editor in a dialog, which follows the review: someone else may respond meanwhile. */
export function ResponseComposer({ review, onClose }: { review: Review; onClose: () => void }) {
  const title = useId();
  const present = useLiveReview(review.id).data ?? review;
  return (
    <dialog ref={openModal} className={`dialog ${styles.dialog}`} aria-labelledby={title} onClose={onClose}>
      <div className={styles.content}>
        <h2 id={title} className={styles.title}>
          {responseCopy.title(review.guestName)}
        </h2>
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
  onSent: (review: Review) => void;
  onCancel: () => void;
}

/**
 * Writes a response. It is shown once more before it is sent if it cannot be taken back, the rating is low, or the check found
 * something. The text is kept in the browser until then.
 */
export function ResponseEditor({ review, isBesideReview = false, onSent, onCancel }: ResponseEditorProps) {
  const [typed, setTyped] = useState(() => draftOf(review));
  /** What was found; null while writing. */
  const [found, setFound] = useState<Found | null>(null);
  const check = useResponseCheck(review.id);
  const send = useSendResponse(review.id);
  const { timeZone, brandName, responseDelayMinutes: delay } = useAppContext().config;
  const isPending = check.isPending || send.isPending;
  const error = send.error ?? check.error;
  // The review itself says what the conflict is, as long as there is one.
  const failure = error && !hasStatus(error, 409) ? messageOr(error, responseCopy.failed) : null;
  const mustConfirm = delay === 0 || isLow(review.rating);
  const text = responseText(typed);
  const where = review.isApproved ? responseCopy.whereApproved : responseCopy.wherePending;
  const blocked = isPending || review.canRespond ? undefined : review.responseBlockedReason;

  const type = (next: string) => {
    setTyped(next);
    setDraft(review.id, next);
  };
  const sendText = () =>
    send.mutate(
      { text, ...(found?.needsSecondLook && { secondLook: true }) },
      {
        onSuccess: (sent) => {
          setDraft(review.id, '');
          onSent(sent);
        },
      },
    );
  const submit = () => {
    send.reset();
    check.mutate(text, {
      onSuccess: (result) => (mustConfirm || isNotable(result) ? setFound(result) : sendText()),
    });
  };

  return (
    <>
      {blocked && <FailureAlert message={responseCopy.blocked(blocked)} />}
      <div className={styles.columns}>
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
            }}
          />
        ) : (
          <WriteStep
            review={review}
            typed={typed}
            isSending={isPending}
            failure={failure}
            submitLabel={mustConfirm ? responseCopy.next : responseCopy.send(delay)}
            onType={type}
            onSubmit={submit}
            onCancel={onCancel}
          />
        )}
        <section className={styles.preview} aria-label={responseCopy.preview}>
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
        </section>
      </div>
    </>
  );
}

type Found = RouteData<'POST /reviews/:id/response-check'>;

const isNotable = ({ repeats, findings, needsSecondLook }: Found) =>
  repeats !== null || findings.length > 0 || needsSecondLook;

interface WriteStepProps {
  review: Review;
  typed: string;
  isSending: boolean;
  failure: string | null;
  submitLabel: string;
  onType: (typed: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

function WriteStep({ review, typed, onType, onSubmit, onCancel, ...sending }: WriteStepProps) {
  const field = useId();
  const notes = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const openArea = useCallback((element: HTMLTextAreaElement | null) => {
    area.current = element;
    focusAtEnd(element);
  }, []);
  const { hasLanguageModel } = useAppContext().config;
  const insert = (inserted: string) => onType(below(typed, inserted));
  const draft = useModelDraft(review.id, insert);
  const text = responseText(typed);
  const length = responseLength(text);
  const over = length - MAX_RESPONSE_LENGTH;
  const variable = unfilledVariable(text);
  const problem =
    over > 0 ? responseCopy.tooLong(over) : variable !== null ? templateCopy.unfilled(variable) : null;
  const isBusy = sending.isSending || draft.isPending;
  const canSubmit = text !== '' && problem === null && !isBusy;
  const accepted = assumedLength(review.channel);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (canSubmit) onSubmit();
  }

  return (
    <form className={styles.step} onSubmit={submit}>
      <TemplateMenu review={review} onInsert={insert} />
      {hasLanguageModel && (
        <ModelDraft
          review={review}
          draft={draft}
          typed={typed}
          onShow={(quote) => showPassage(area.current, quote)}
        />
      )}
      <label htmlFor={field} className="label">
        {responseCopy.label}
      </label>
      <textarea
        id={field}
        className={`${input.input} ${styles.field}`}
        dir="auto"
        rows={7}
        ref={openArea}
        aria-describedby={notes}
        aria-invalid={problem !== null}
        value={draft.partial === null ? typed : below(typed, draft.partial)}
        readOnly={isBusy}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={submitOnEnter}
      />
      <p id={notes} className={`row note ${styles.notes}`}>
        <span>{problem ?? responseCopy.hint}</span>
        <span className={styles.count}>{responseCopy.count(length, accepted ?? MAX_RESPONSE_LENGTH)}</span>
      </p>
      <p className="note" role="status">
        {accepted !== null && length > accepted && responseCopy.mayBeTooLong(review.channel, accepted)}
      </p>
      <Translation review={review} draft={text} />
      {sending.failure !== null && <FailureAlert message={sending.failure} />}
      <div className={`row ${styles.actions}`}>
        <Button look="quiet" onClick={onCancel}>
          {responseCopy.cancel}
        </Button>
        <Button type="submit" look="primary" disabled={!canSubmit}>
          {sending.isSending ? responseCopy.sending : sending.submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** A text below another one. */
const below = (typed: string, text: string) => (typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`);

/** Selects a passage, and scrolls to it. */
function showPassage(area: HTMLTextAreaElement | null, quote: string): void {
  const start = area?.value.indexOf(quote) ?? -1;
  if (!area || start < 0) return;
  area.focus();
  area.setSelectionRange(start, start + quote.length);
}

/** With Control or Command, as in other text boxes of several lines. */
function submitOnEnter({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}

interface ConfirmStepProps {
  channel: string;
  found: Found;
  isSending: boolean;
  failure: string | null;
  onSend: () => void;
  onEdit: () => void;
}

function ConfirmStep({ channel, found, isSending, failure, onSend, onEdit }: ConfirmStepProps) {
  const { repeats, findings, needsSecondLook } = found;
  const [hasCompared, setCompared] = useState(false);
  const canSend = !isSending && (hasCompared || !needsSecondLook);
  const question = useId();
  const { responseDelayMinutes: delay } = useAppContext().config;
  useShortcuts({ Enter: { label: responseCopy.send(delay), run: () => canSend && onSend() } });
  return (
    <section className={styles.step} aria-labelledby={question}>
      {/* The focus is on the question and not on its button, so that pressing Enter twice does not send. */}
      <h3 id={question} className={styles.question} tabIndex={-1} ref={focusAtEnd}>
        {responseCopy.confirm}
      </h3>
      <p className="notice" data-tone="waiting">
        {responseCopy.onlyOnce(delay)}
        {MODERATED_CHANNELS.some((each) => each === channel) && ` ${responseCopy.moderated(channel)}`}
      </p>
      {repeats !== null && (
        <p className="notice" data-tone="waiting">
          {templateCopy.repeats(repeats)}
        </p>
      )}
      <Findings findings={findings} />
      {needsSecondLook && (
        <>
          <p>{draftCopy.secondLookReason}</p>
          <Checkbox label={draftCopy.secondLook} value={hasCompared} onChange={setCompared} />
        </>
      )}
      {failure !== null && <FailureAlert message={failure} />}
      <div className={`row ${styles.actions}`}>
        <Button look="quiet" disabled={isSending} onClick={onEdit}>
          {responseCopy.edit}
        </Button>
        <Button look="primary" disabled={!canSend} onClick={onSend}>
          {isSending ? responseCopy.sending : responseCopy.send(delay)}
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
