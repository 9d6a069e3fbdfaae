import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOr } from '#web/app/api/api-error.ts';
import { sessionQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { peopleCopy as copy, inviteCopy } from './copy.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import styles from './people.module.css';
import { PersonDialog } from './person-dialog.tsx';
import { PersonItem } from './person-item.tsx';
import { accountsQuery } from './use-people-changes.ts';

/** Everyone who has an account, and the invitations. */
export function PeoplePage() {
  const { client } = useAppContext();
  const own = useQuery(sessionQuery(client)).data?.user?.username;
  const { data, dataUpdatedAt, error, refetch } = useQuery(accountsQuery(client));
  const [edited, setEdited] = useState<string | null>(null);
  const [isInviting, setInviting] = useState(false);
  const person = data?.people.find(({ username }) => username === edited);
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.list}>
        <p>
          <Button look="primary" onClick={() => setInviting(true)}>
            {inviteCopy.open}
          </Button>
        </p>
        {error && (
          <FailureAlert message={messageOr(error, copy.loadFailed)}>
            <Button onClick={() => void refetch()}>{copy.retry}</Button>
          </FailureAlert>
        )}
        {!data && !error && <Spinner label={copy.loading} />}
        {data && (
          <ul className={styles.list}>
            {data.people.map((each) => (
              <PersonItem
                key={each.username}
                person={each}
                isSelf={each.username === own}
                now={new Date(dataUpdatedAt)}
                onEdit={() => setEdited(each.username)}
              />
            ))}
          </ul>
        )}
      </section>
      <InvitationsSection />
      {person && <PersonDialog person={person} onClose={() => setEdited(null)} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </SettingsLayout>
  );
}
