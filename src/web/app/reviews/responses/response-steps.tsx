import { type KeyboardEvent, type SubmitEvent, useCallback, useId, useRef, useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { MODERATED_CHANNELS } from '#domain/responses/answers.ts';
import {
  assumedLength,
  MAX_RESPONSE_LENGTH,
  responseLength,
  responseText,
} from '#domain/responses/response.ts';
import { unfilledVariable } from '#domain/responses/template.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import input from '#web/app/controls/field.module.css';
import { Checkbox } from '#web/app/controls/field.tsx';
import { focusAtEnd } from '#web/app/controls/focus-at-end.ts';
import { useShortcuts } from '#web/app/shortcuts/shortcuts.ts';
import { responseCopy } from '../copy.ts';
import { Translation } from '../translation.tsx';
import styles from './composer.module.css';
import { draftCopy, templateCopy } from './copy.ts';
import { Findings } from './findings.tsx';
import { ModelDraft } from './model-draft.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { useModelDraft } from './use-model-draft.ts';
import type { Found } from './use-responses.ts';

export const isNotable = ({ repeats, findings, needsSecondLook }: Found) =>
  repeats !== null || findings.length > 0 || needsSecondLook;

interface WriteStepProps {
  review: Review;
  typed: string;
  isFocused: boolean;
  isSending: boolean;
  failure: string | null;
  submitLabel: string;
  cancelLabel: string;
  onType: (typed: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The text of a response, with templates and drafts, and its length. */
export function WriteStep({ review, typed, onType, onSubmit, onCancel, ...sending }: WriteStepProps) {
  const field = useId();
  const notes = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { isFocused } = sending;
  const openArea = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element;
      if (isFocused) focusAtEnd(element);
    },
    [isFocused],
  );
  const { hasLanguageModel } = useAppContext().config;
  const insert = (inserted: string) => {
    onType(below(typed, inserted));
    // A person may write in another field while a model writes. When the value is set, the caret moves to its end.
    if (!document.activeElement?.matches('input, textarea')) focusAtEnd(area.current);
  };
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
    <form className="stack-small" onSubmit={submit}>
      {/* What is inserted while the text is checked would be sent unchecked. */}
      <fieldset className="stack-small" disabled={sending.isSending}>
        <TemplateMenu review={review} onInsert={insert} />
        {hasLanguageModel && (
          <ModelDraft
            review={review}
            draft={draft}
            typed={typed}
            onShow={(quote) => showPassage(area.current, quote)}
          />
        )}
      </fieldset>
      <label htmlFor={field} className="label">
        {responseCopy.label}
      </label>
      <textarea
        id={field}
        className={input.input}
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
      <p id={notes} className="split note" data-tone={problem === null ? undefined : 'failed'}>
        <span>{problem ?? responseCopy.hint}</span>
        <span className={styles.count}>{responseCopy.count(length, accepted ?? MAX_RESPONSE_LENGTH)}</span>
      </p>
      <p className="note" role="status">
        {accepted !== null && length > accepted && responseCopy.mayBeTooLong(review.channel, accepted)}
      </p>
      <Translation review={review} draft={text} />
      {sending.failure !== null && <FailureAlert message={sending.failure} />}
      <div className="row">
        <Button look="quiet" onClick={onCancel}>
          {sending.cancelLabel}
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

/** Asks once more before a response is sent. */
export function ConfirmStep({ channel, found, isSending, failure, onSend, onEdit }: ConfirmStepProps) {
  const { repeats, findings, needsSecondLook } = found;
  const [hasCompared, setCompared] = useState(false);
  const canSend = !isSending && (hasCompared || !needsSecondLook);
  const question = useId();
  const { responseDelayMinutes: delay } = useAppContext().config;
  useShortcuts({ Enter: { label: responseCopy.send(delay), run: () => canSend && onSend() } });
  return (
    <section className="stack-small" aria-labelledby={question}>
      {/* The focus is on the question and not on its button, so that pressing Enter twice does not send. */}
      <h3 id={question} tabIndex={-1} ref={focusAtEnd}>
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
      <div className="row">
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
