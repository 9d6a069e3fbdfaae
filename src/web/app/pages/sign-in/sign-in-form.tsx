import { useMutation } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Credentials, SignedIn } from '#contract/accounts/session.ts';
import { hasCode, messageOr } from '#web/app/api/api-error.ts';
import { keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure, FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { useForm } from '#web/app/controls/form.tsx';
import { pageAfterSignIn } from '#web/app/session/guards.ts';
import { hasPasskeys, loadCeremony, orCancelled } from '#web/app/session/load-ceremony.ts';
import { remember } from '#web/app/session/remembered.ts';
import { signInCopy as copy } from './copy.ts';
import styles from './sign-in.module.css';

const EMPTY: Required<Credentials> = { username: '', password: '', code: '' };

/**
 * Signs in with a password, a code where the account needs one, or a passkey. Where people usually sign in elsewhere, the
 * form opens on request.
 *
 * @param requested the page to open then
 */
export function SignInForm({ requested }: { requested: string | undefined }) {
  const { config } = useAppContext();
  const signIn = useSignIn(requested);
  const passkey = useSignIn(requested);
  const form = useForm({
    initial: EMPTY,
    check: ({ username, password }) => ({
      username: username.trim() === '' || password === '' ? copy.empty : null,
    }),
    send: ({ username, password, code }) =>
      signIn
        .mutateAsync({ username: username.trim(), password, ...(code !== '' && { code }) })
        .catch((error) => {
          // Started at once, while the click still counts as user activation.
          if (hasPasskeys() && hasCode(error, 'passkey-required')) passkey.mutate('passkey');
          throw error;
        }),
    failed: copy.failed,
  });
  const needsCode = hasCode(form.error, 'second-factor-required');
  const [hasCodeField, setCodeField] = useState(false);
  if (needsCode && !hasCodeField) setCodeField(true);
  const needsPasskey = hasPasskeys() && hasCode(form.error, 'passkey-required');
  const { error: incomplete, ...username } = form.field('username');
  const failure = form.error && !needsCode && !needsPasskey ? messageOf(form.error) : null;
  const message = incomplete ?? failure;

  function fill(credentials: Credentials) {
    setCodeField(false);
    form.change({ ...EMPTY, ...credentials });
  }
  const fields = (
    // Not `required`, because the product has its own message for empty fields.
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <TextField
        label={copy.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...username}
      />
      <TextField
        label={copy.password}
        name="password"
        type="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
      {hasCodeField && (
        <TextField
          label={copy.code}
          helpText={copy.codeHelp}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.field('code')}
        />
      )}
      <div className="split">
        <Button type="submit" className="grow" look="primary" disabled={form.isPending}>
          {form.isPending ? copy.submitting : copy.submit}
        </Button>
        <Button onClick={() => fill(EMPTY)} disabled={form.isPending}>
          {copy.clear}
        </Button>
      </div>
      {needsPasskey && (
        <p className="notice" data-tone="waiting" role="status">
          {copy.passkeyRequired}
        </p>
      )}
      <div className={styles.failure}>{message && <FailureAlert message={message} />}</div>
      {config.hasMail && !config.sso?.only && (
        <p>
          <Link to="/forgot-password">{copy.forgot}</Link>
        </p>
      )}
      {config.demo && <DemoCredentials demo={config.demo} onFill={fill} />}
    </form>
  );
  return (
    <>
      {config.sso?.only ? (
        <details className="stack">
          <summary>{copy.withPassword}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
      {hasPasskeys() && (
        <div className="stack">
          <Button disabled={passkey.isPending} onClick={() => passkey.mutate('passkey')}>
            {copy.passkey}
          </Button>
          <Failure error={passkey.error} text={copy.failed} />
        </div>
      )}
    </>
  );
}

interface DemoCredentialsProps {
  demo: { username: string; password: string };
  onFill: (credentials: Credentials) => void;
}

/** The server sends them only in a demo. */
function DemoCredentials({ demo, onFill }: DemoCredentialsProps) {
  return (
    <div className="well split quiet">
      <p>
        {copy.demoTitle}: <strong>{demo.username}</strong> / <strong>{demo.password}</strong>
      </p>
      <Button size="small" onClick={() => onFill(demo)}>
        {copy.demoUse}
      </Button>
    </div>
  );
}

const messageOf = (error: Error) =>
  hasCode(error, 'passkey-required') ? copy.noPasskeys : messageOr(error, copy.failed);

/** Signs in with a password, or with a passkey where there are no credentials, and opens the requested page. Nothing is cached. */
function useSignIn(requested: string | undefined) {
  const { client, queryClient } = useAppContext();
  const router = useRouter();
  return useMutation({
    mutationFn: async (credentials: Credentials | 'passkey'): Promise<SignedIn> => {
      if (credentials !== 'passkey') return client.request('POST /session', { body: credentials });
      const ceremony = await loadCeremony();
      return ceremony.signInWithPasskey(client).catch(orCancelled(copy.passkeyCancelled));
    },
    gcTime: 0,
    onSuccess: async ({ user }) => {
      remember(user.username);
      queryClient.setQueryData(keys.session, { user });
      await router.navigate({ href: pageAfterSignIn(user, requested), replace: true });
    },
  });
}
