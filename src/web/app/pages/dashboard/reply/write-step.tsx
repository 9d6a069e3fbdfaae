import { type SubmitEvent, useId } from 'react';
import { LONGEST_REPLY, objectionToReply, replyLength, replyText } from '#domain/reply.ts';
import { Button } from '#web/app/controls/button.tsx';
import { replyCopy } from '../copy.ts';
import styles from './composer.module.css';
import { focus } from './focus.ts';

export interface WriteStepProps {
  typed: string;
  onType: (typed: string) => void;
  onContinue: () => void;
  onCancel: () => void;
}

export function WriteStep({ typed, onType, onContinue, onCancel }: WriteStepProps) {
  const field = useId();
  const notes = useId();
  const text = replyText(typed);
  const length = replyLength(text);
  const isTooLong = length > LONGEST_REPLY;
  const objection = objectionToReply(text);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (objection === null) onContinue();
  }

  return (
    <form className={styles.step} onSubmit={submit}>
      <label htmlFor={field} className={styles.label}>
        {replyCopy.label}
      </label>
      <textarea
        id={field}
        className={styles.field}
        dir="auto"
        rows={7}
        ref={focus}
        aria-describedby={notes}
        aria-invalid={isTooLong}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p id={notes} className={styles.notes}>
        <span>{isTooLong ? objection : replyCopy.hint}</span>
        <span className={styles.count}>{replyCopy.count(length)}</span>
      </p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onCancel}>
          {replyCopy.cancel}
        </Button>
        <Button type="submit" look="primary" disabled={objection !== null}>
          {replyCopy.next}
        </Button>
      </div>
    </form>
  );
}
