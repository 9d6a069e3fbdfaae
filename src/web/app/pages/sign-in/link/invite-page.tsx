import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import type { InvitationAnswer } from '#contract/accounts/people.ts';
import { credentialError } from '#contract/errors/credential-errors.ts';
import { passwordProblem } from '#domain/accounts/password.ts';
import { MAX_PERSON_NAME, usernameProblem } from '#domain/accounts/user.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { remember } from '#web/app/session/remembered.ts';
import { inviteCopy as copy, linkCopy } from './copy.ts';
import styles from './link.module.css';
import { LINK_QUERY, OpenedLink } from './opened-link.tsx';
import { PasswordField } from './password-field.tsx';

const route = getRouteApi('/invite/$token');

/** Makes the account of an invited person, who is then signed in. */
export function InvitePage() {
  const { token } = route.useParams();
  const { client } = useAppContext();
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => client.request('GET /invitations/links/:token', { params: { token }, signal }),
    ...LINK_QUERY,
  });
  return (
    <OpenedLink title={copy.title} subtitle={({ role }) => copy.subtitle(role)} query={query}>
      {({ username }) => <InviteForm token={token} username={username} />}
    </OpenedLink>
  );
}

type Problems = Partial<Record<keyof InvitationAnswer, string | null>>;

/** @param username that of the invitation; null when the person chooses */
function InviteForm({ token, username }: { token: string; username: string | null }) {
  const [typed, setTyped] = useState<InvitationAnswer>({ username: username ?? '', name: '', password: '' });
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending, error, reset } = useAccept(token);

  function change(part: Partial<InvitationAnswer>) {
    setTyped({ ...typed, ...part });
    setProblems({});
    reset();
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = {
      username: credentialError(usernameProblem(typed.username.trim())),
      name: typed.name.trim() === '' ? linkCopy.nameMissing : null,
      password: credentialError(passwordProblem(typed.password, typed)),
    };
    setProblems(found);
    if (found.username || found.name || found.password || isPending) return;
    mutate({ ...typed, username: typed.username.trim() });
  }

  return (
    <form className={`form ${styles.form}`} onSubmit={submit} noValidate>
      <TextField
        label={linkCopy.name}
        autoComplete="name"
        maxLength={MAX_PERSON_NAME}
        error={problems.name}
        value={typed.name}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
      />
      <TextField
        label={linkCopy.username}
        helpText={username === null ? linkCopy.usernameHelp : linkCopy.usernameGiven}
        readOnly={username !== null}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.username}
        value={typed.username}
        onChange={({ currentTarget: { value } }) => change({ username: value })}
      />
      <PasswordField
        label={linkCopy.password}
        error={problems.password ?? null}
        value={typed.password}
        onChange={(password) => change({ password })}
      />
      {error && <FailureAlert message={messageOr(error, copy.failed)} />}
      <Button type="submit" look="primary" disabled={isPending}>
        {isPending ? copy.submitting : copy.submit}
      </Button>
    </form>
  );
}

/** The password is not cached. */
function useAccept(token: string) {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (body: InvitationAnswer) =>
      client.request('POST /invitations/links/:token/accept', { params: { token }, body }),
    gcTime: 0,
    onSuccess: async ({ user }) => {
      remember(user.username);
      queryClient.setQueryData(keys.session, { user });
      await router.navigate({ to: '/dashboard', search: {}, replace: true });
    },
  });
}
