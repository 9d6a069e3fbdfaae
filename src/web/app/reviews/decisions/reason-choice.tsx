import { type SubmitEvent, useState } from 'react';
import { MAX_REASON_LENGTH, OFFERED_REASONS } from '#domain/decisions/decision-reason.ts';
import { Button } from '#web/app/controls/button.tsx';
import field from '#web/app/controls/field.module.css';
import { focusAtEnd } from '#web/app/controls/focus-at-end.ts';
import { useShortcuts } from '#web/app/shortcuts/shortcuts.ts';
import { reasonCopy } from '../copy.ts';

export interface ReasonChoiceProps {
  isBusy?: boolean;
  /** Whether the first reason gets the focus. */
  isFocused?: boolean;
  onChoose: (reason: string) => void;
}

/** The suggested reasons for keeping a review unpublished, each with its key, and a field for another reason. */
export function ReasonChoice({ isBusy = false, isFocused = false, onChoose }: ReasonChoiceProps) {
  const [isTyping, setTyping] = useState(false);
  const choices = [
    ...OFFERED_REASONS.map((reason) => ({ label: reason, run: () => !isBusy && onChoose(reason) })),
    { label: reasonCopy.other, run: () => setTyping(true) },
  ];
  useShortcuts(Object.fromEntries(choices.map((choice, index) => [String(index + 1), choice])));
  if (isTyping) return <OwnReason isBusy={isBusy} onSave={onChoose} onBack={() => setTyping(false)} />;
  return (
    <div className="row">
      {choices.map(({ label, run }, index) => (
        <Button
          key={label}
          ref={isFocused && index === 0 ? focusAtEnd : undefined}
          aria-keyshortcuts={String(index + 1)}
          disabled={isBusy}
          onClick={run}
        >
          {label}
          <kbd aria-hidden>{index + 1}</kbd>
        </Button>
      ))}
    </div>
  );
}

interface OwnReasonProps {
  isBusy: boolean;
  onSave: (reason: string) => void;
  onBack: () => void;
}

function OwnReason({ isBusy, onSave, onBack }: OwnReasonProps) {
  const [typed, setTyped] = useState('');
  const isEmpty = typed.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isEmpty && !isBusy) onSave(typed);
  };
  return (
    <form className="split" onSubmit={submit}>
      <input
        className={field.input}
        aria-label={reasonCopy.ownLabel}
        placeholder={reasonCopy.ownLabel}
        maxLength={MAX_REASON_LENGTH}
        ref={focusAtEnd}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" look="primary" disabled={isBusy || isEmpty}>
        {reasonCopy.save}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {reasonCopy.back}
      </Button>
    </form>
  );
}
