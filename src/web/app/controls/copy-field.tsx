import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { copyFieldCopy as copy } from './copy.ts';
import styles from './copy-field.module.css';
import field from './field.module.css';
import { Field, fieldControl } from './field.tsx';

/** A text to copy, such as a link or a token that is shown once. */
export function CopyField({ label, helpText, value }: { label: string; helpText?: string; value: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, copyText] = useCopy(input);
  // Scrolls to the text and selects it: it appears after a click, perhaps out of view.
  useEffect(() => input.current?.focus(), []);
  return (
    <Field id={id} label={label} helpText={helpText}>
      <div className={styles.row}>
        <input
          {...fieldControl(id, { helpText })}
          ref={input}
          className={field.input}
          readOnly
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button look="primary" onClick={() => copyText(value)}>
          {copy.copy}
        </Button>
      </div>
      <p className="note" role="status">
        {outcome && copy[outcome]}
      </p>
    </Field>
  );
}

/** Copies a text. If the browser forbids that, it selects the field so that the user can copy it. */
export function useCopy(field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  async function copyText(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The clipboard needs HTTPS and the user's permission.
      field.current?.focus();
      field.current?.select();
      setOutcome('selected');
    }
  }
  return [outcome, copyText] as const;
}
