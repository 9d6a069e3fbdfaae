import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { OwnSession } from '#contract/accounts/account.ts';
import { exactTime, relativeTime } from '#domain/dates.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { Entry, LoadedEntries } from '#web/app/controls/entries.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { useSignOut } from '#web/app/session/use-sign-out.ts';
import { sessionsCopy as copy } from './copy.ts';

const PHONE = /iPhone|iPad|Android/;
/** The server records a use once an hour. */
const RECENT_MS = 3_600_000;
const SESSIONS = ['GET /account/sessions'];

export function SessionsSection() {
  const { config } = useAppContext();
  const list = useRoute('GET /account/sessions');
  const end = useSend('DELETE /account/sessions/:id', { updates: SESSIONS });
  const endOthers = useSend('DELETE /account/sessions', { updates: SESSIONS });
  const signOut = useSignOut();
  const isBusy = end.isPending || endOthers.isPending || signOut.isPending;
  return (
    <Section
      title={copy.title}
      intro={copy.intro}
      aside={
        list.data &&
        list.data.sessions.length > 1 && (
          <Button disabled={isBusy} onClick={() => endOthers.mutate({})}>
            {copy.endOthers}
          </Button>
        )
      }
    >
      <p role="status">{endOthers.isSuccess ? copy.othersEnded : end.isSuccess && copy.ended}</p>
      <Failure error={end.error ?? endOthers.error ?? signOut.error} text={copy.endFailed} />
      <LoadedEntries query={list} copy={copy}>
        {({ sessions }) =>
          sessions.map(({ id, device, address, isCurrent, ...times }) => (
            <Entry
              key={id}
              icon={PHONE.test(device) ? <Smartphone /> : <Monitor />}
              name={device}
              chips={isCurrent && <Chip tone="public">{copy.current}</Chip>}
              facts={[
                address ?? copy.unknownAddress,
                isCurrent ? copy.now : lastUse(times, new Date(list.dataUpdatedAt)),
                copy.signedIn(exactTime(new Date(times.signedInAt), config.timeZone)),
              ]}
            >
              <Button
                disabled={isBusy}
                aria-label={copy.endOf(device)}
                onClick={() => (isCurrent ? signOut.mutate() : end.mutate({ params: { id } }))}
              >
                {copy.end}
              </Button>
            </Entry>
          ))
        }
      </LoadedEntries>
    </Section>
  );
}

function lastUse({ lastUsedAt }: Pick<OwnSession, 'lastUsedAt'>, now: Date): string {
  const at = new Date(lastUsedAt);
  return now.getTime() - at.getTime() < RECENT_MS ? copy.recent : copy.lastUsed(relativeTime(at, now));
}
