import { type SubmitEvent, useState } from 'react';
import { originOf } from '#domain/listings/embed.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { TextArea } from '#web/app/controls/field.tsx';
import { SubmitRow } from '#web/app/controls/submit-row.tsx';
import { embeddingCopy as copy, publicCopy } from './copy.ts';
import { useSetSettings } from './use-set-settings.ts';

/** The sites that may show reviews in a frame, one per line. */
export function EmbedOriginsForm({ origins }: { origins: readonly string[] }) {
  const [typed, setTyped] = useState(origins.join('\n'));
  const [invalid, setInvalid] = useState<string | null>(null);
  const { mutate, isPending, isSuccess, error, reset } = useSetSettings();
  const failure = invalid === null ? error && messageOr(error, publicCopy.saveFailed) : copy.invalid(invalid);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const embedOrigins = typed.split('\n').flatMap((line) => line.trim() || []);
    const firstInvalid = embedOrigins.find((line) => originOf(line) === null) ?? null;
    setInvalid(firstInvalid);
    if (firstInvalid !== null || isPending) return;
    mutate({ embedOrigins }, { onSuccess: (saved) => setTyped(saved.embedOrigins.join('\n')) });
  }

  return (
    <form className="form" onSubmit={submit} noValidate>
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
          setInvalid(null);
          reset();
        }}
      />
      <SubmitRow isPending={isPending} isSuccess={isSuccess} copy={publicCopy} />
    </form>
  );
}
