import { type SubmitEvent, useState } from 'react';
import type { Credentials } from '#contract/accounts/session.ts';
import type { AppConfig } from '#contract/settings/app-config.ts';
import { hasCode, messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { signInCopy } from './copy.ts';
import { hasPasskeys } from './passkey-button.tsx';
import styles from './sign-in.module.css';

export interface SignInFormProps {
  /** Whether people usually sign in elsewhere: the form opens on request. */
  isSecondary: boolean;
  /** The demo's credentials, which the server sends only in a demo. */
  demo: AppConfig['demo'];
  isBusy: boolean;
  /** The error of the last attempt. */
  failure: Error | null;
  onSubmit: (credentials: Credentials) => void;
  /** Resets the last attempt. */
  onClear: () => void;
}

const EMPTY: Credentials = { username: '', password: '' };

export function SignInForm({ isSecondary, demo, isBusy, failure, onSubmit, onClear }: SignInFormProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [isIncomplete, setIncomplete] = useState(false);
  const needsCode = hasCode(failure, 'second-factor-required');
  const [hasCodeField, setHasCodeField] = useState(false);
  if (needsCode && !hasCodeField) setHasCodeField(true);
  const needsPasskey = hasPasskeys() && hasCode(failure, 'passkey-required');
  const message = isIncomplete
    ? signInCopy.empty
    : failure && !needsCode && !needsPasskey && messageOfFailure(failure);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const username = typed.username.trim();
    const incomplete = username === '' || typed.password === '';
    setIncomplete(incomplete);
    onClear();
    const code = hasCodeField && typed.code ? { code: typed.code } : {};
    if (!incomplete) onSubmit({ username, password: typed.password, ...code });
  }

  function fill(credentials: Credentials) {
    setTyped(credentials);
    setHasCodeField(false);
    setIncomplete(false);
    onClear();
  }

  const form = (
    // Not `required`, because the product has its own message for empty fields.
    <form className={`form ${styles.form}`} onSubmit={submit} noValidate>
      <TextField
        label={signInCopy.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.username}
        onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, username: value }))}
      />
      <TextField
        label={signInCopy.password}
        name="password"
        type="password"
        autoComplete="current-password"
        value={typed.password}
        onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, password: value }))}
      />
      {hasCodeField && (
        <TextField
          label={signInCopy.code}
          helpText={signInCopy.codeHelp}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={typed.code ?? ''}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, code: value }))}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? signInCopy.submitting : signInCopy.submit}
        </Button>
        <Button onClick={() => fill(EMPTY)} disabled={isBusy}>
          {signInCopy.clear}
        </Button>
      </div>
      {needsPasskey && (
        <p className="notice" data-tone="waiting" role="status">
          {signInCopy.passkeyRequired}
        </p>
      )}
      <div className={styles.failure}>{message && <FailureAlert message={message} />}</div>
      {demo && (
        <div className={`row ${styles.demo}`}>
          <p>
            {signInCopy.demoTitle}: <code>{demo.username}</code> / <code>{demo.password}</code>
          </p>
          <Button size="small" onClick={() => fill(demo)}>
            {signInCopy.demoUse}
          </Button>
        </div>
      )}
    </form>
  );
  if (!isSecondary) return form;
  return (
    <details className={styles.secondary}>
      <summary>{signInCopy.withPassword}</summary>
      {form}
    </details>
  );
}

function messageOfFailure(failure: Error): string {
  return hasCode(failure, 'passkey-required') ? signInCopy.noPasskeys : messageOr(failure, signInCopy.failed);
}
