import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import type { Review } from '#contract/reviews.ts';
import { LONGEST_REASON, OFFERED_REASONS } from '#domain/decision-reason.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { dashboardCopy, reasonCopy } from '../copy.ts';
import { keepClear } from './keep-clear.ts';
import styles from './reason-prompt.module.css';
import { useGiveReason } from './use-give-reason.ts';

export interface ReasonPromptProps {
  review: Review;
  /** It is over: given, or not wanted. */
  onEnd: (said: string | null) => void;
}

/**
 * Asks why a review was disapproved, and waits for no answer. It lies over the foot of the window, so that no row moves
 * (over its head where it would hide the button that was pressed), and stands behind the button that was pressed, so that the keyboard comes to it next.
 */
export function ReasonPrompt({ review, onEnd }: ReasonPromptProps) {
  const [isTyping, setTyping] = useState(false);
  const { mutate, error, isPending } = useGiveReason(review.id);
  const give = (reason: string) => mutate(reason, { onSuccess: () => onEnd(reasonCopy.kept) });
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEnd(null);
  return (
    <section ref={keepClear} className={styles.prompt} aria-label={reasonCopy.label} onKeyDown={onKeyDown}>
      <p className={styles.question}>
        <span>{reasonCopy.done(review.guestName)}</span> <strong>{reasonCopy.question}</strong>
      </p>
      {isTyping ? (
        <OwnWords isBusy={isPending} onGive={give} onBack={() => setTyping(false)} />
      ) : (
        <div className={styles.reasons}>
          {OFFERED_REASONS.map((reason) => (
            <Button key={reason} size="small" disabled={isPending} onClick={() => give(reason)}>
              {reason}
            </Button>
          ))}
          <Button size="small" disabled={isPending} onClick={() => setTyping(true)}>
            {reasonCopy.other}
          </Button>
        </div>
      )}
      <Button
        look="quiet"
        size="icon"
        className={styles.end}
        aria-label={dashboardCopy.dismiss}
        onClick={() => onEnd(null)}
      >
        <X />
      </Button>
      {error && (
        <div className={styles.failure}>
          <FailureAlert message={messageOr(error, reasonCopy.failed)} />
        </div>
      )}
    </section>
  );
}

interface OwnWordsProps {
  isBusy: boolean;
  onGive: (reason: string) => void;
  onBack: () => void;
}

function OwnWords({ isBusy, onGive, onBack }: OwnWordsProps) {
  const [typed, setTyped] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && !isBusy) onGive(typed);
  };
  return (
    <form className={styles.reasons} onSubmit={submit}>
      <input
        className={styles.words}
        aria-label={reasonCopy.ownLabel}
        placeholder={reasonCopy.ownLabel}
        maxLength={LONGEST_REASON}
        // Whoever asked to type goes on typing.
        ref={focusOnce}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" look="primary" size="small" disabled={isBusy || typed.trim() === ''}>
        {reasonCopy.keep}
      </Button>
      <Button look="quiet" size="small" onClick={onBack}>
        {reasonCopy.back}
      </Button>
    </form>
  );
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
