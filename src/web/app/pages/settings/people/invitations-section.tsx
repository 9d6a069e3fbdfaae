import { useQuery } from '@tanstack/react-query';
import { shortDate } from '#domain/dates.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { useGrantSummary } from '#web/app/controls/scope-field.tsx';
import { invitationsCopy as copy, peopleCopy } from './copy.ts';
import styles from './people.module.css';
import { invitationsQuery, useWithdraw } from './use-people-changes.ts';

/** The invitations that can be accepted, each with a button that withdraws it. */
export function InvitationsSection() {
  const { client, config } = useAppContext();
  const { data, error } = useQuery(invitationsQuery(client));
  const withdraw = useWithdraw();
  const grantSummary = useGrantSummary();
  return (
    <section className="card" aria-labelledby="invitations">
      <h2 id="invitations">{copy.title}</h2>
      {error && <FailureAlert message={messageOr(error, peopleCopy.loadFailed)} />}
      {withdraw.error && <FailureAlert message={messageOr(withdraw.error, copy.failed)} />}
      {data?.invitations.length === 0 && <p className="note">{copy.none}</p>}
      <ul className={styles.list}>
        {data?.invitations.map(({ id, label, username, role, scope, invitedBy, expiresAt }) => (
          <li key={id} className={styles.item}>
            <div>
              <p className={styles.name}>{username === null ? label : `${label} (${username})`}</p>
              <p className="note">
                {copy.about(role, invitedBy)} · {grantSummary(scope)} ·{' '}
                {copy.expires(shortDate(new Date(expiresAt), config.timeZone))}
              </p>
            </div>
            <Button
              disabled={withdraw.isPending}
              aria-label={copy.withdrawOf(label)}
              onClick={() => withdraw.mutate(id)}
            >
              {copy.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {withdraw.isSuccess && copy.withdrawn}
      </p>
    </section>
  );
}
