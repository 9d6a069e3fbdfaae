import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { OwnPasswordReset } from '#contract/accounts/people.ts';
import { credentialError } from '#contract/errors/credential-errors.ts';
import type { RouteData } from '#contract/route-types.ts';
import { passwordProblem } from '#domain/accounts/password.ts';
import { MAX_PERSON_NAME, usernameProblem } from '#domain/accounts/user.ts';
import { isOutage } from '#web/app/api/api-error.ts';
import { keys, type ReadRoute, routeQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { type ButtonLook, RouteButton } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Checkbox, TextField, UsernameOf } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { SignInScreen } from '#web/app/pages/sign-in/sign-in-screen.tsx';
import { remember } from '#web/app/session/remembered.ts';
import { Spinner } from '#web/property/spinner.tsx';
import { inviteCopy, linkCopy, resetCopy } from './copy.ts';

/** A route that says what a link is for. */
type LinkRoute = ReadRoute & `${string}/:token`;

interface LinkPageProps<Key extends LinkRoute> {
  route: Key;
  copy: { title: string };
  subtitle: (data: RouteData<Key>) => string;
  /** The page when the link is valid. */
  children: (data: RouteData<Key>, token: string) => ReactNode;
}

/** The page of a link that is being checked, that is valid, or that does not work, with what to do. */
export function LinkPage<Key extends LinkRoute>({ route, copy, subtitle, children }: LinkPageProps<Key>) {
  const { token = '' } = useParams({ strict: false });
  const { client } = useAppContext();
  const { data, error, refetch } = useQuery({
    // The compiler does not see that the token is the only parameter of each of these routes.
    ...routeQuery(client, route, { params: { token } } as never),
    // A link works once, so what it said is not read again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return (
    <SignInScreen title={copy.title} subtitle={data && subtitle(data)}>
      {error ? (
        <div className="form">
          <Failure error={error} text={linkCopy.failed} {...(isOutage(error) && { onRetry: refetch })} />
          <SignInLink />
        </div>
      ) : data ? (
        children(data, token)
      ) : (
        <Spinner label={linkCopy.checking} />
      )}
    </SignInScreen>
  );
}

/** What was done, and the way to the sign-in. */
export function LinkDone({ text, look }: { text: string } & ButtonLook) {
  return (
    <div className="form">
      <p className="notice" data-tone="public" role="status">
        {text}
      </p>
      <SignInLink look={look} />
    </div>
  );
}

function SignInLink({ look }: ButtonLook) {
  return (
    <p>
      <RouteButton to="/login" search={{}} look={look}>
        {linkCopy.signIn}
      </RouteButton>
    </p>
  );
}

/** Makes the account of an invited person, who is then signed in. */
export function InvitePage() {
  return (
    <LinkPage
      route="GET /invitations/links/:token"
      copy={inviteCopy}
      subtitle={({ role }) => inviteCopy.subtitle(role)}
    >
      {({ username }, token) => <InviteForm token={token} given={username} />}
    </LinkPage>
  );
}

/** Sets a new password, with which the person then signs in. */
export function ResetPage() {
  return (
    <LinkPage
      route="GET /password-resets/:token"
      copy={resetCopy}
      subtitle={({ name, username }) => resetCopy.subtitle(name, username)}
    >
      {(person, token) => <ResetForm token={token} person={person} />}
    </LinkPage>
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
    <Form form={form} copy={inviteCopy}>
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
  if (form.isSuccess) return <LinkDone text={resetCopy.done} look="primary" />;
  return (
    <Form form={form} copy={resetCopy}>
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
