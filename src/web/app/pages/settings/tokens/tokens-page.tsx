import type { ApiToken } from '#contract/accounts/api-tokens.ts';
import { API_ROOT, DOCS_PATH } from '#contract/paths.ts';
import { relativeTime, shortDate } from '#domain/dates.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { useAccessSummary } from '#web/app/controls/access-field.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { ConfirmButton, DialogButton } from '#web/app/controls/dialog-button.tsx';
import { Entry, LoadedEntries } from '#web/app/controls/entries.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { usePeople } from '#web/app/reviews/use-people.ts';
import { useUser } from '#web/app/session/use-can.ts';
import { peopleCopy } from '../people/copy.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { tokensCopy as copy, newTokenCopy } from './copy.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';

/** One's own API tokens; an admin sees everyone's. */
export function TokensPage() {
  const user = useUser();
  const list = useRoute('GET /tokens');
  const revoke = useSend('DELETE /tokens/:id', { updates: ['GET /tokens'] });
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.list}>
        <p className="row">
          <DialogButton look="primary" dialog={user && <NewTokenDialog ownRole={user.role} />}>
            {newTokenCopy.open}
          </DialogButton>
          <a href={API_ROOT + DOCS_PATH}>{copy.documentation}</a>
          <span role="status">{revoke.isSuccess && copy.revoked}</span>
        </p>
        <Failure error={revoke.error} text={copy.revokeFailed} />
        <LoadedEntries query={list} copy={copy}>
          {({ tokens }) =>
            tokens.map((token) => (
              <TokenEntry
                key={token.id}
                token={token}
                isOwn={token.owner === user?.username}
                now={new Date(list.dataUpdatedAt)}
                isBusy={revoke.isPending}
                onRevoke={() => revoke.mutate({ params: { id: token.id } })}
              />
            ))
          }
        </LoadedEntries>
      </section>
    </SettingsLayout>
  );
}

interface TokenEntryProps {
  token: ApiToken;
  isOwn: boolean;
  now: Date;
  /** A token is being revoked; only one can be at a time. */
  isBusy: boolean;
  onRevoke: () => void;
}

/** One token: its name, what it may do, until when, and its last use. */
function TokenEntry({ token, isOwn, now, isBusy, onRevoke }: TokenEntryProps) {
  const { config } = useAppContext();
  const { name, owner, role, access, requestsPerMinute, expiresAt, lastUsedAt } = token;
  const { nameOf } = usePeople();
  const accessSummary = useAccessSummary();
  const end = new Date(expiresAt);
  const isExpired = end <= now;
  // It works until the end of the day before.
  const lastDay = shortDate(new Date(end.getTime() - 1), config.timeZone);
  return (
    <Entry
      name={name}
      isEnded={isExpired}
      chips={
        <>
          <Chip>{peopleCopy.roles[role]}</Chip>
          {isExpired && <Chip tone="failed">{copy.expired}</Chip>}
        </>
      }
      facts={[
        !isOwn && copy.of(nameOf(owner)),
        accessSummary(access),
        isExpired ? copy.hasExpired(lastDay) : copy.expires(lastDay),
        lastUsedAt === null ? copy.neverUsed : copy.lastUsed(relativeTime(new Date(lastUsedAt), now)),
        copy.limit(requestsPerMinute),
      ]}
    >
      <ConfirmButton
        text={copy.revoke}
        title={copy.revokeTitle(name)}
        aria-label={copy.revokeOf(name)}
        disabled={isBusy}
        onConfirm={onRevoke}
      >
        <p>{copy.revokeText}</p>
      </ConfirmButton>
    </Entry>
  );
}
