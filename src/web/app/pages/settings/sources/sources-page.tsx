import type { SourceAccount, SourceKindInfo } from '#contract/sources/accounts.ts';
import { dayAndTime } from '#domain/dates.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { DialogButton } from '#web/app/controls/dialog-button.tsx';
import { Entry, LoadedEntries } from '#web/app/controls/entries.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { ConsentAgain } from './consent-again.tsx';
import { addressCopy, sourcesCopy as copy, sourceDialogCopy } from './copy.ts';
import { SourceDialog } from './source-dialog.tsx';

/** Milliseconds until it is read again: a sync may begin, or a call arrive. */
const INTERVAL = 3_000;

/** The accounts from which reviews are read, with the state of each. */
export function SourcesPage() {
  const list = useRoute('GET /sources', {}, { refetchInterval: INTERVAL });
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.list}>
        <p>
          <DialogButton
            look="primary"
            disabled={!list.data}
            dialog={<SourceDialog source={null} kinds={list.data?.kinds ?? []} />}
          >
            {sourceDialogCopy.open}
          </DialogButton>
        </p>
        <LoadedEntries query={list} copy={copy}>
          {({ sources, kinds }) =>
            sources.map((source) => <SourceEntry key={source.id} source={source} kinds={kinds} />)
          }
        </LoadedEntries>
      </section>
    </SettingsLayout>
  );
}

interface SourceEntryProps {
  source: SourceAccount;
  kinds: readonly SourceKindInfo[];
}

function SourceEntry({ source, kinds }: SourceEntryProps) {
  const { config } = useAppContext();
  const kind = kinds.find((each) => each.kind === source.kind);
  const { webhooks = null, consent = null } = kind ?? {};
  const time = (at: string) => dayAndTime(new Date(at), config.timeZone);
  const { id, name, isFixed, isPaused, isRunning, waiting, lastSuccess, lastRun, contents, webhook } = source;
  const check = useSend('POST /sources/:id/check');
  const change = useSend('PATCH /sources/:id', { updates: ['GET /sources'] });
  return (
    <Entry
      name={name}
      isEnded={isPaused}
      chips={<StateChip source={source} />}
      facts={[
        isFixed && copy.fixed,
        copy.reviews(source.reviews, source.isCountExact),
        lastSuccess ? copy.lastSuccess(time(lastSuccess)) : copy.never,
        waiting.responses + waiting.tasks > 0 && copy.waiting(waiting),
        webhook !== null && addressCopy.on(webhook.lastNotice && time(webhook.lastNotice)),
        isRunning && lastRun?.state === 'running' && copy.progress(lastRun.counts.read, lastRun.expected),
        contents !== null && copy.storedFor(contents.days),
        contents !== null && contents.dropped > 0 && copy.dropped(contents.dropped),
        contents !== null && contents.near > 0 && copy.near(contents.near),
      ]}
    >
      {lastRun?.state === 'failed' && lastRun.error && <p className="note">{lastRun.error}</p>}
      <p className="row">
        <Button aria-label={copy.checkOf(name)} {...check.button({ params: { id } })}>
          {check.isPending ? copy.checking : copy.check}
        </Button>
        {!isFixed && (
          <>
            <Button
              aria-label={isPaused ? copy.resumeOf(name) : copy.pauseOf(name)}
              {...change.button({ params: { id }, body: { isPaused: !isPaused } })}
            >
              {isPaused ? copy.resume : copy.pause}
            </Button>
            <DialogButton
              aria-label={copy.changeOf(name)}
              dialog={<SourceDialog source={source} kinds={kinds} />}
            >
              {copy.change}
            </DialogButton>
            {kind && webhooks && (
              <DialogButton
                aria-label={addressCopy.openOf(name)}
                dialog={<AddressDialog source={source} kind={{ ...kind, webhooks }} />}
              >
                {addressCopy.open}
              </DialogButton>
            )}
          </>
        )}
      </p>
      <p className="note" role="status">
        {check.isSuccess && (check.data.problem ?? copy.works)}
      </p>
      {consent && !isFixed && lastRun?.state === 'failed' && (
        <ConsentAgain source={source} provider={consent.provider} />
      )}
      <Failure error={check.error} text={copy.checkFailed} />
      <Failure error={change.error} text={copy.changeFailed} />
    </Entry>
  );
}

/** Whether the last call was refused. */
function isLastRefused(webhook: SourceAccount['webhook']): boolean {
  if (!webhook?.lastRefusal) return false;
  return webhook.lastNotice === null || webhook.lastRefusal.at > webhook.lastNotice;
}

function StateChip({
  source: { isPaused, isReadable, isRunning, lastRun, webhook },
}: {
  source: SourceAccount;
}) {
  if (!isReadable) return <Chip tone="failed">{copy.unreadable}</Chip>;
  if (isPaused) return <Chip tone="waiting">{copy.paused}</Chip>;
  if (isRunning) return <Chip>{copy.running}</Chip>;
  if (lastRun?.state === 'failed') return <Chip tone="failed">{copy.failed}</Chip>;
  return isLastRefused(webhook) ? <Chip tone="failed">{addressCopy.refused}</Chip> : null;
}
