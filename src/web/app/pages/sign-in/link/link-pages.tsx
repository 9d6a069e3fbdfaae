import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { OwnPasswordReset } from '#contract/accounts/people.ts';
import { credentialError } from '#contract/errors/credential-errors.ts';
import { passwordProblem } from '#domain/accounts/password.ts';
import { MAX_PERSON_NAME, usernameProblem } from '#domain/accounts/user.ts';
import { isOutage } from '#web/app/api/api-error.ts';
import { keys, routeQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { RouteButton } from '#web/app/controls/button-link.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Checkbox, TextField, UsernameOf } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { SignInScreen } from '#web/app/pages/sign-in/sign-in-screen.tsx';
import { remember } from '#web/app/session/remembered.ts';
import { Spinner } from '#web/property/spinner.tsx';
import { inviteCopy, linkCopy, resetCopy } from './copy.ts';
import styles from './link.module.css';

/** A link works once, so what it said is not read again. */
export const LINK_QUERY = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false } as const;

/** Makes the account of an invited person, who is then signed in. */
export function InvitePage() {
  const { token = '' } = useParams({ strict: false });
  const { client } = useAppContext();
  const { data, error, refetch } = useQuery({
    ...routeQuery(client, 'GET /invitations/links/:token', { params: { token } }),
    ...LINK_QUERY,
  });
  return (
    <SignInScreen title={inviteCopy.title} subtitle={data && inviteCopy.subtitle(data.role)}>
      <OpenedLink error={error} onRetry={refetch}>
        {data && <InviteForm token={token} given={data.username} />}
      </OpenedLink>
    </SignInScreen>
  );
}

/** Sets a new password, with which the person then signs in. */
export function ResetPage() {
  const { token = '' } = useParams({ strict: false });
  const { client } = useAppContext();
  const { data, error, refetch } = useQuery({
    ...routeQuery(client, 'GET /password-resets/:token', { params: { token } }),
    ...LINK_QUERY,
  });
  return (
    <SignInScreen title={resetCopy.title} subtitle={data && resetCopy.subtitle(data.name, data.username)}>
      <OpenedLink error={error} onRetry={refetch}>
        {data && <ResetForm token={token} person={data} />}
      </OpenedLink>
    </SignInScreen>
  );
}

interface OpenedLinkProps {
  error: Error | null;
  onRetry: () => unknown;
  /** The page when the link is valid. */
  children: ReactNode;
}

/** A link that is being checked, that is valid, or that does not work, with what to do. */
export function OpenedLink({ error, onRetry, children }: OpenedLinkProps) {
  if (!error) return children || <Spinner label={linkCopy.checking} />;
  return (
    <div className={`form ${styles.form}`}>
      <Failure error={error} text={linkCopy.failed} {...(isOutage(error) && { onRetry })} />
      <p>
        <RouteButton to="/login" search={{}}>
          {linkCopy.signIn}
        </RouteButton>
      </p>
    </div>
  );
}

/** @param given the username of the invitation; null when the person chooses */
function InviteForm({ token, given }: { token: string; given: string | null }) {
  const { client, queryClient } = useAppContext();
  const router = useRouter();
  const form = useForm({
    initial: { username: given ?? '', name: '', password: '' },
    check: ({ username, name, password }) => ({
      username: credentialError(usernameProblem(username.trim())),
      name: name.trim() === '' ? linkCopy.nameMissing : null,
      password: credentialError(passwordProblem(password, { username, name })),
    }),
    send: ({ username, ...body }) =>
      client.request('POST /invitations/links/:token/accept', {
        params: { token },
        body: { ...body, username: username.trim() },
      }),
    onSaved: async ({ user }) => {
      remember(user.username);
      queryClient.setQueryData(keys.session, { user });
      await router.navigate({ to: '/dashboard', search: {}, replace: true });
    },
    failed: inviteCopy.failed,
  });
  return (
    <Form form={form} copy={inviteCopy} className={styles.form}>
      <TextField
        label={linkCopy.name}
        autoComplete="name"
        maxLength={MAX_PERSON_NAME}
        {...form.field('name')}
      />
      <TextField
        label={linkCopy.username}
        helpText={given === null ? linkCopy.usernameHelp : linkCopy.usernameGiven}
        readOnly={given !== null}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <PasswordField label={linkCopy.password} {...form.field('password')} />
    </Form>
  );
}

function ResetForm({ token, person }: { token: string; person: OwnPasswordReset }) {
  const { client } = useAppContext();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: credentialError(passwordProblem(password, person)) }),
    send: (body) => client.request('POST /password-resets/:token', { params: { token }, body }),
    failed: resetCopy.failed,
  });
  if (form.isSuccess) {
    return (
      <div className={`form ${styles.form}`}>
        <p className="notice" data-tone="public" role="status">
          {resetCopy.done}
        </p>
        <p>
          <RouteButton to="/login" search={{}} look="primary">
            {linkCopy.signIn}
          </RouteButton>
        </p>
      </div>
    );
  }
  return (
    <Form form={form} copy={resetCopy} className={styles.form}>
      <UsernameOf user={person} />
      <PasswordField label={linkCopy.newPassword} {...form.field('password')} />
    </Form>
  );
}

interface PasswordFieldProps {
  label: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        helpText={linkCopy.passwordHelp}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        {...props}
      />
      <Checkbox label={linkCopy.show} value={isShown} onChange={setShown} />
    </>
  );
}
