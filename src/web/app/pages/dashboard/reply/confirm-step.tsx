import { useId } from 'react';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { replyCopy } from '../copy.ts';
import styles from './composer.module.css';
import { focus } from './focus.ts';

export interface ConfirmStepProps {
  isSending: boolean;
  failure: string | null;
  onSend: () => void;
  onEdit: () => void;
}

/** The one question before something that cannot be undone. */
export function ConfirmStep({ isSending, failure, onSend, onEdit }: ConfirmStepProps) {
  const question = useId();
  return (
    <section className={styles.step} aria-labelledby={question}>
      {/* Focus goes to the question and not to its answer, so that nobody sends by pressing Enter twice. */}
      <h3 id={question} className={styles.question} tabIndex={-1} ref={focus}>
        {replyCopy.confirm}
      </h3>
      <p className={styles.forEver}>{replyCopy.forEver}</p>
      {failure !== null && <FailureAlert message={failure} />}
      <div className={styles.actions}>
        <Button look="quiet" disabled={isSending} onClick={onEdit}>
          {replyCopy.edit}
        </Button>
        <Button look="primary" disabled={isSending} onClick={onSend}>
          {isSending ? replyCopy.sending : replyCopy.send}
        </Button>
      </div>
    </section>
  );
}
