import { type SubmitEvent, useState } from 'react';
import { isPlaceId } from '#domain/google-review.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { placeCopy } from './copy.ts';
import styles from './google-place.module.css';

export interface GooglePlaceFormProps {
  /** The listing's own place as it is now. */
  placeId: string | null;
  isBusy: boolean;
  /** Why the last attempt failed; null before one. */
  failure: Error | null;
  onSave: (placeId: string | null) => void;
  onCancel: () => void;
}

export function GooglePlaceForm({ placeId, isBusy, failure, onSave, onCancel }: GooglePlaceFormProps) {
  const [typed, setTyped] = useState(placeId ?? '');
  const [isWrong, setWrong] = useState(false);
  const message = isWrong ? placeCopy.wrong : failure && messageOr(failure, placeCopy.failed);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const wanted = typed.trim();
    const wrong = !isPlaceId(wanted);
    setWrong(wrong);
    if (!wrong) onSave(wanted);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={placeCopy.label}
        helpText={placeCopy.help}
        error={message}
        autoFocus
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? placeCopy.saving : placeCopy.save}
        </Button>
        {placeId !== null && (
          <Button disabled={isBusy} onClick={() => onSave(null)}>
            {placeCopy.clear}
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          {placeCopy.cancel}
        </Button>
      </div>
    </form>
  );
}
