import { type SubmitEvent, useState } from 'react';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { factorsCopy as copy } from './copy.ts';

export interface PasswordProofProps {
  username: string;
  isBusy: boolean;
  failure: Error | null;
  onProof: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the password before a change of how one signs in. */
export function PasswordProof({ username, isBusy, failure, onProof, onCancel }: PasswordProofProps) {
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsMissing(password === '');
    if (password !== '' && !isBusy) onProof(password);
  }

  return (
    <form className="form" onSubmit={submit} noValidate>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField
        label={copy.password}
        type="password"
        autoComplete="current-password"
        autoFocus
        error={isMissing ? copy.missing : failure && messageOr(failure, copy.failed)}
        value={password}
        onChange={({ currentTarget: { value } }) => setPassword(value)}
      />
      <p className="row">
        <Button type="submit" look="primary" disabled={isBusy}>
          {copy.proceed}
        </Button>
        <Button onClick={onCancel}>{copy.cancel}</Button>
      </p>
    </form>
  );
}
