import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { OwnSession } from '#contract/accounts/account.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { useSignOut } from '#web/app/session/use-sign-out.ts';
import styles from './account.module.css';
import { sessionsCopy as copy } from './copy.ts';
import { ownSessionsQuery } from './own-sessions-query.ts';
import { SessionItem } from './session-item.tsx';

/** One's own sessions, each with a button that ends it. */
export function SessionsSection() {
  const { client, config } = useAppContext();
  const heading = useId();
  const list = useQuery(ownSessionsQuery(client));
  const end = useEndSessions();
  const signOut = useSignOut();
  const isBusy = end.isPending || signOut.isPending;
  const failure = end.error ?? signOut.error;

  return (
    <section className="card" aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{copy.title}</h2>
        {list.data && list.data.sessions.length > 1 && (
          <Button disabled={isBusy} onClick={() => end.mutate(null)}>
            {copy.endOthers}
          </Button>
        )}
        <p>{copy.intro}</p>
        <p role="status">{end.isSuccess && (end.variables ? copy.ended : copy.othersEnded)}</p>
      </header>
      {failure && <FailureAlert message={messageOr(failure, copy.endFailed)} />}
      <Loaded query={list} copy={copy}>
        {({ sessions }) => (
          <ul className="entries">
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                now={new Date(list.dataUpdatedAt)}
                timeZone={config.timeZone}
                isBusy={isBusy}
                onEnd={() => (session.isCurrent ? signOut.mutate() : end.mutate(session))}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

/** Ends a session, or all but this one when there is none given. The response lists those that are left. */
function useEndSessions() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  const { queryKey } = ownSessionsQuery(client);
  return useMutation({
    mutationFn: (session: OwnSession | null) =>
      session
        ? client.request('DELETE /account/sessions/:id', { params: { id: session.id } })
        : client.request('DELETE /account/sessions'),
    onSuccess: (left) => queryClient.setQueryData(queryKey, left),
  });
}
