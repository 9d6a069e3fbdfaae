import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import type { NewPassword, OwnPasswordReset } from '#contract/accounts/people.ts';
import { credentialError } from '#contract/errors/credential-errors.ts';
import { passwordProblem } from '#domain/accounts/password.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { RouteButton } from '#web/app/controls/button-link.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { resetCopy as copy, linkCopy } from './copy.ts';
import styles from './link.module.css';
import { LINK_QUERY, OpenedLink } from './opened-link.tsx';
import { PasswordField } from './password-field.tsx';

const route = getRouteApi('/reset/$token');

/** Sets a new password, with which the person then signs in. */
export function ResetPage() {
  const { token } = route.useParams();
  const { client } = useAppContext();
  const query = useQuery({
    queryKey: ['passwordReset', token],
    queryFn: ({ signal }) => client.request('GET /password-resets/:token', { params: { token }, signal }),
    ...LINK_QUERY,
  });
  return (
    <OpenedLink
      title={copy.title}
      subtitle={({ name, username }) => copy.subtitle(name, username)}
      query={query}
    >
      {(person) => <ResetForm token={token} person={person} />}
    </OpenedLink>
  );
}

function ResetForm({ token, person }: { token: string; person: OwnPasswordReset }) {
  const { client } = useAppContext();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (body: NewPassword) =>
      client.request('POST /password-resets/:token', { params: { token }, body }),
    gcTime: 0,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = credentialError(passwordProblem(password, person));
    setProblem(found);
    if (found === null && !isPending) mutate({ password });
  }
  if (isSuccess) {
    return (
      <div className={`form ${styles.form}`}>
        <p className="notice" data-tone="public" role="status">
          {copy.done}
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
    <form className={`form ${styles.form}`} onSubmit={submit} noValidate>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={person.username} readOnly hidden />
      <PasswordField
        label={linkCopy.newPassword}
        error={problem}
        value={password}
        onChange={(value) => {
          setPassword(value);
          setProblem(null);
          reset();
        }}
      />
      {error && <FailureAlert message={messageOr(error, copy.failed)} />}
      <Button type="submit" look="primary" disabled={isPending}>
        {isPending ? copy.submitting : copy.submit}
      </Button>
    </form>
  );
}
