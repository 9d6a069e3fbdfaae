import { type SubmitEvent, useState } from 'react';
import { originOf } from '#domain/embed.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { TextArea } from '#web/app/controls/field.tsx';
import { embeddingCopy as copy, publicCopy } from '../copy.ts';
import styles from './public.module.css';
import { useSetSettings } from './use-set-settings.ts';

/** The sites that may frame our reviews, one a line. */
export function EmbedOriginsForm({ origins }: { origins: readonly string[] }) {
  const [typed, setTyped] = useState(origins.join('\n'));
  const [wrong, setWrong] = useState<string | null>(null);
  const { mutate, isPending, isSuccess, error, reset } = useSetSettings();
  const failure = wrong === null ? error && messageOr(error, publicCopy.saveFailed) : copy.wrong(wrong);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const embedOrigins = typed.split('\n').flatMap((line) => line.trim() || []);
    const unusable = embedOrigins.find((line) => originOf(line) === null) ?? null;
    setWrong(unusable);
    if (unusable !== null || isPending) return;
    mutate({ embedOrigins }, { onSuccess: (now) => setTyped(now.embedOrigins.join('\n')) });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={copy.label}
        helpText={copy.help}
        error={failure}
        rows={4}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setWrong(null);
          reset();
        }}
      />
      <p className={styles.actions}>
        <Button type="submit" look="primary" disabled={isPending}>
          {isPending ? publicCopy.saving : publicCopy.save}
        </Button>
        <span role="status">{isSuccess && publicCopy.saved}</span>
      </p>
    </form>
  );
}
