import { useQuery } from '@tanstack/react-query';
import { shortDate } from '#domain/dates.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { useGrantSummary } from '#web/app/controls/scope-field.tsx';
import { usePeople } from '#web/app/reviews/use-people.ts';
import { invitationsCopy as copy } from './copy.ts';
import { invitationsQuery, useWithdraw } from './use-people-changes.ts';

/** The invitations that can be accepted, each with a button that withdraws it. */
export function InvitationsSection() {
  const { client, config } = useAppContext();
  const list = useQuery(invitationsQuery(client));
  const withdraw = useWithdraw();
  const { nameOf } = usePeople();
  const grantSummary = useGrantSummary();
  return (
    <section className="card" aria-labelledby="invitations">
      <h2 id="invitations">{copy.title}</h2>
      {withdraw.error && <FailureAlert message={messageOr(withdraw.error, copy.failed)} />}
      <Loaded query={list} copy={copy}>
        {({ invitations }) =>
          invitations.length === 0 ? (
            <p className="note">{copy.none}</p>
          ) : (
            <ul className="entries">
              {invitations.map(({ id, label, username, role, scope, invitedBy, expiresAt }) => (
                <li key={id}>
                  <div>
                    <p className="entry-name">{username === null ? label : `${label} (${username})`}</p>
                    <p className="note">
                      {copy.about(role, nameOf(invitedBy))} · {grantSummary(scope)} ·{' '}
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
          )
        }
      </Loaded>
      <p className="visually-hidden" role="status">
        {withdraw.isSuccess && copy.withdrawn}
      </p>
    </section>
  );
}
