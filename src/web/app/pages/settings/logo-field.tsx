import { useId, useState } from 'react';
import { pages } from '#contract/paths.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { LOGO_FORMATS, MAX_LOGO_BYTES } from '#domain/settings/brand.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { Button } from '#web/app/controls/button.tsx';
import { controlCopy } from '#web/app/controls/copy.ts';
import field from '#web/app/controls/field.module.css';
import { Field, fieldControl } from '#web/app/controls/field.tsx';
import styles from './brand.module.css';
import { brandCopy } from './copy.ts';

const copy = brandCopy.logo;
const UPDATES = { updates: ['GET /settings'] };
const TYPES = LOGO_FORMATS.map((format) => `image/${format}`).join(',');

/** The logo of the public site. A chosen file is saved at once. */
export function LogoField({ logo, brandColour }: Pick<Settings, 'logo' | 'brandColour'>) {
  const id = useId();
  const set = useSend('PUT /settings/logo', UPDATES);
  const remove = useSend('DELETE /settings/logo', UPDATES);
  const [isTooLarge, setTooLarge] = useState(false);
  const isPending = set.isPending || remove.isPending;
  const failed = set.error ?? remove.error;
  const error = isTooLarge ? copy.tooLarge : failed && messageOr(failed, copy.failed);

  async function choose(file: File | undefined) {
    if (!file) return;
    setTooLarge(file.size > MAX_LOGO_BYTES);
    remove.reset();
    set.reset();
    if (file.size <= MAX_LOGO_BYTES) set.mutate({ body: { image: await base64Of(file) } });
  }
  return (
    <div className="form">
      <Field id={id} label={copy.label} helpText={copy.help} error={error}>
        <input
          {...fieldControl(id, { helpText: copy.help, error })}
          className={field.input}
          type="file"
          accept={TYPES}
          disabled={isPending}
          onChange={({ currentTarget: { files } }) => void choose(files?.[0])}
        />
      </Field>
      <p className="row">
        {logo ? (
          <>
            <span
              className={`inline ${styles.logo}`}
              style={brandColour ? { background: brandColour } : undefined}
            >
              <img
                src={pages.logo(logo.id)}
                alt={copy.current}
                width={logo.width / 2}
                height={logo.height / 2}
              />
            </span>
            <Button disabled={isPending} onClick={() => remove.mutate({})}>
              {copy.remove}
            </Button>
          </>
        ) : (
          <span className="note">{copy.none}</span>
        )}
        <span role="status">
          {isPending ? controlCopy.saving : (set.isSuccess || remove.isSuccess) && controlCopy.saved}
        </span>
      </p>
    </div>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
