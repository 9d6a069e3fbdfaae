import { useState } from 'react';
import { TextField } from '#web/app/controls/field.tsx';
import { linkCopy as copy } from './copy.ts';

export interface PasswordFieldProps {
  label: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** A new password, which can be shown while it is typed. */
export function PasswordField({ label, value, error, onChange }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        label={label}
        helpText={copy.passwordHelp}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        error={error}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <label className="checkbox">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ currentTarget: { checked } }) => setShown(checked)}
        />
        {copy.show}
      </label>
    </>
  );
}
