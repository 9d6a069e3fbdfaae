import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import type { PasswordChange } from '#contract/accounts/account.ts';
import type { User } from '#contract/accounts/session.ts';
import { credentialError } from '#contract/errors/credential-errors.ts';
import { passwordProblem } from '#domain/accounts/password.ts';
import { hasStatus, messageOr } from '#web/app/api/api-error.ts';
import { keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { SubmitRow } from '#web/app/controls/submit-row.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import styles from './account.module.css';
import { passwordCopy as copy } from './copy.ts';
import { ownSessionsQuery } from './own-sessions-query.ts';

const EMPTY = { currentPassword: '', newPassword: '', endTokens: false };
const FORBIDDEN = 403;

type Problems = Partial<Record<'currentPassword' | 'newPassword', string | null>>;

/** Changes the person's password. Input errors are shown beside their fields before it is sent. */
export function PasswordSection({ user }: { user: User }) {
  const { config } = useAppContext();
  const heading = useId();
  const [typed, setTyped] = useState(EMPTY);
  const [isShown, setIsShown] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending, isSuccess, error, reset } = useChangePassword();
  const isWrong = hasStatus(error, FORBIDDEN);
  const canHaveTokens = useCan('tokens:manage');
  const type = isShown ? 'text' : 'password';

  function change(part: Partial<typeof EMPTY>) {
    setTyped({ ...typed, ...part });
    setProblems({});
    reset();
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = {
      currentPassword: typed.currentPassword === '' ? copy.missing : null,
      newPassword: credentialError(passwordProblem(typed.newPassword, user)),
    };
    setProblems(found);
    if (found.currentPassword || found.newPassword || isPending) return;
    mutate(typed, { onSuccess: () => setTyped(EMPTY) });
  }

  return (
    <section className="card" aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{copy.title}</h2>
        <p>{copy.intro}</p>
        {config.demo?.username === user.username && <p>{copy.demo}</p>}
      </header>
      <form className="form" onSubmit={submit} noValidate>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <TextField
          label={copy.current}
          type={type}
          autoComplete="current-password"
          error={problems.currentPassword ?? (isWrong ? messageOr(error, copy.failed) : null)}
          value={typed.currentPassword}
          onChange={({ currentTarget: { value } }) => change({ currentPassword: value })}
        />
        <TextField
          label={copy.next}
          helpText={copy.help}
          type={type}
          autoComplete="new-password"
          error={problems.newPassword}
          value={typed.newPassword}
          onChange={({ currentTarget: { value } }) => change({ newPassword: value })}
        />
        <label className="checkbox">
          <input
            type="checkbox"
            checked={isShown}
            onChange={({ currentTarget: { checked } }) => setIsShown(checked)}
          />
          {copy.show}
        </label>
        {canHaveTokens && (
          <label className="checkbox">
            <input
              type="checkbox"
              checked={typed.endTokens}
              onChange={({ currentTarget: { checked } }) => change({ endTokens: checked })}
            />
            {copy.endTokens}
          </label>
        )}
        {error && !isWrong && <FailureAlert message={messageOr(error, copy.failed)} />}
        <SubmitRow isPending={isPending} isSuccess={isSuccess} copy={copy} />
      </form>
    </section>
  );
}

/** The passwords are not cached. */
function useChangePassword() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => client.request('PUT /account/password', { body }),
    gcTime: 0,
    onSuccess: ({ user }) => {
      queryClient.setQueryData(keys.session, { user });
      return queryClient.invalidateQueries({ queryKey: ownSessionsQuery(client).queryKey });
    },
  });
}
