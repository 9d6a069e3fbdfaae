import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { copyFieldCopy as copy } from './copy.ts';
import field from './field.module.css';
import { Field, fieldControl } from './field.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyFieldProps {
  label: string;
  helpText?: string;
  value: string;
  /** It was there before the person did anything. */
  isStatic?: boolean;
}

/** A text to copy, such as a link or a token that is shown once. */
export function CopyField({ label, helpText, value, isStatic = false }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, copyText] = useCopy(input);
  // Scrolls to the text and selects it: it appears after a click, perhaps out of view.
  useEffect(() => {
    if (!isStatic) input.current?.focus();
  }, [isStatic]);
  return (
    <Field id={id} label={label} helpText={helpText}>
      <div className="split">
        <input
          {...fieldControl(id, { helpText })}
          ref={input}
          className={field.input}
          readOnly
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button look={isStatic ? 'plain' : 'primary'} onClick={() => copyText(value)}>
          {copy.copy}
        </Button>
      </div>
      <p className="note" role="status">
        {outcome && copy[outcome]}
      </p>
    </Field>
  );
}
