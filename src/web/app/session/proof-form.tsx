import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { User } from '#contract/accounts/session.ts';
import { useAppContext } from '../app-context.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../controls/failure-alert.tsx';
import { TextField } from '../controls/field.tsx';
import { proofCopy as copy } from './copy.ts';

export interface ProofFormProps {
  user: User;
  hasCodes: boolean;
  /** The password of the demo user, which is public. */
  demoPassword: string | null;
  isBusy: boolean;
  failure: string | null;
  onProof: (evidence: { password?: string; code?: string }) => void;
  /** Called when the person edits the field. */
  onChange: () => void;
  /** More buttons. */
  children: ReactNode;
}

/** The field for the password or a code. People who use single sign-on only, and have no app, only see Continue. */
export function ProofForm(props: ProofFormProps) {
  const { user, hasCodes, demoPassword, isBusy, failure, onProof, onChange, children } = props;
  const { config } = useAppContext();
  const [isCode, setCode] = useState(false);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const kind = user.isExternal ? null : isCode ? 'code' : 'password';
  const field = useRef<HTMLInputElement>(null);
  // The field can have the focus only once the dialog is open.
  useEffect(() => {
    if (kind !== null) field.current?.focus();
  }, [kind]);
  const missing = kind === 'code' ? copy.codeMissing : copy.missing;

  function change(text: string) {
    setTyped(text);
    setMissing(false);
    onChange();
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setMissing(kind !== null && typed === '');
    if (isBusy || (kind !== null && typed === '')) return;
    onProof(kind === null ? {} : { [kind]: typed });
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      {kind === null ? (
        <>
          <p>{copy.external(config.sso?.label ?? copy.provider)}</p>
          {failure && <FailureAlert message={failure} />}
        </>
      ) : (
        <TextField
          key={kind}
          ref={field}
          label={copy[kind]}
          helpText={
            kind === 'code' ? copy.codeHelp : demoPassword === null ? undefined : copy.demo(demoPassword)
          }
          type={kind === 'code' ? 'text' : 'password'}
          inputMode={kind === 'code' ? 'numeric' : undefined}
          autoComplete={kind === 'code' ? 'one-time-code' : 'current-password'}
          error={isMissing ? missing : failure}
          value={typed}
          onChange={({ currentTarget: { value } }) => change(value)}
        />
      )}
      <p className="row">
        <Button type="submit" look="primary" disabled={isBusy}>
          {copy.proceed}
        </Button>
        {hasCodes && (
          <Button
            onClick={() => {
              setCode(!isCode);
              change('');
            }}
          >
            {isCode ? copy.usePassword : copy.useCode}
          </Button>
        )}
        {children}
      </p>
    </form>
  );
}
