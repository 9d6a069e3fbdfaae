import type { Person } from '#contract/accounts/people.ts';
import { relativeTime, shortDate } from '#domain/dates.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { useAccessSummary } from '#web/app/controls/access-field.tsx';
import { Button } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { DialogButton } from '#web/app/controls/dialog-button.tsx';
import { Entry, LoadedEntries } from '#web/app/controls/entries.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { usePeople } from '#web/app/reviews/use-people.ts';
import { useUser } from '#web/app/session/use-can.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { peopleCopy as copy, invitationsCopy, inviteCopy } from './copy.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';

/** The server records a use once an hour. */
const RECENT_MS = 3_600_000;

export function PeoplePage() {
  const own = useUser()?.username;
  const accounts = useRoute('GET /accounts');
  const accessSummary = useAccessSummary();
  const now = new Date(accounts.dataUpdatedAt);
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.list}>
        <p>
          <DialogButton look="primary" dialog={<InviteDialog />}>
            {inviteCopy.open}
          </DialogButton>
        </p>
        <LoadedEntries query={accounts} copy={copy}>
          {({ people }) =>
            people.map((person) => (
              <Entry
                key={person.username}
                name={person.name}
                isEnded={person.disabled}
                chips={<Chips person={person} isSelf={person.username === own} />}
                facts={[
                  person.username,
                  copy.roles[person.role],
                  accessSummary(person.access),
                  lastUse(person.lastUsedAt, now),
                  person.email ?? false,
                ]}
              >
                <DialogButton aria-label={copy.editOf(person.name)} dialog={<PersonDialog person={person} />}>
                  {copy.edit}
                </DialogButton>
              </Entry>
            ))
          }
        </LoadedEntries>
      </section>
      <InvitationsSection />
    </SettingsLayout>
  );
}

interface ChipsProps {
  person: Pick<Person, 'isDemo' | 'isEmergency' | 'disabled' | 'isEmailRefused'>;
  isSelf: boolean;
}

function Chips({ person: { isDemo, isEmergency, disabled, isEmailRefused }, isSelf }: ChipsProps) {
  const names = [
    isSelf && copy.you,
    isDemo && copy.demo,
    isEmergency && copy.emergency,
    disabled && copy.deactivated,
    isEmailRefused && copy.emailRefused,
  ];
  return names.map((name) => name && <Chip key={name}>{name}</Chip>);
}

function lastUse(lastUsedAt: string | null, now: Date): string {
  if (lastUsedAt === null) return copy.neverUsed;
  const at = new Date(lastUsedAt);
  return now.getTime() - at.getTime() < RECENT_MS ? copy.usedRecently : copy.lastUsed(relativeTime(at, now));
}

/** The invitations that can be accepted, each with a button that withdraws it. */
function InvitationsSection() {
  const { config } = useAppContext();
  const list = useRoute('GET /invitations');
  const withdraw = useSend('DELETE /invitations/:id', { updates: ['GET /invitations'] });
  const { nameOf } = usePeople();
  const accessSummary = useAccessSummary();
  const copy = invitationsCopy;
  return (
    <Section title={copy.title}>
      <Failure error={withdraw.error} text={copy.failed} />
      <LoadedEntries query={list} copy={copy}>
        {({ invitations }) =>
          invitations.map(({ id, label, username, role, access, invitedBy, expiresAt }) => (
            <Entry
              key={id}
              name={username === null ? label : copy.named(label, username)}
              facts={[
                copy.about(role, nameOf(invitedBy)),
                accessSummary(access),
                copy.expires(shortDate(new Date(expiresAt), config.timeZone)),
              ]}
            >
              <Button aria-label={copy.withdrawOf(label)} {...withdraw.button({ params: { id } })}>
                {copy.withdraw}
              </Button>
            </Entry>
          ))
        }
      </LoadedEntries>
      <p className="visually-hidden" role="status">
        {withdraw.isSuccess && copy.withdrawn}
      </p>
    </Section>
  );
}
