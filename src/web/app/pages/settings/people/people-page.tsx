import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { peopleCopy as copy, inviteCopy } from './copy.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { PersonItem } from './person-item.tsx';
import { accountsQuery } from './use-people-changes.ts';

/** Everyone who has an account, and the invitations. */
export function PeoplePage() {
  const { client } = useAppContext();
  const own = useQuery(sessionQuery(client)).data?.user?.username;
  const accounts = useQuery(accountsQuery(client));
  const [edited, setEdited] = useState<string | null>(null);
  const [isInviting, setInviting] = useState(false);
  const person = accounts.data?.people.find(({ username }) => username === edited);
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.list}>
        <p>
          <Button look="primary" onClick={() => setInviting(true)}>
            {inviteCopy.open}
          </Button>
        </p>
        <Loaded query={accounts} copy={copy}>
          {({ people }) => (
            <ul className="entries">
              {people.map((each) => (
                <PersonItem
                  key={each.username}
                  person={each}
                  isSelf={each.username === own}
                  now={new Date(accounts.dataUpdatedAt)}
                  onEdit={() => setEdited(each.username)}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </section>
      <InvitationsSection />
      {person && <PersonDialog person={person} onClose={() => setEdited(null)} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </SettingsLayout>
  );
}
