import { Link } from '@tanstack/react-router';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { pages } from '#contract/paths.ts';
import type { BackupStatus } from '#contract/sources/sync.ts';
import { formatBytes } from '#domain/format-number.ts';
import { keys } from '#web/app/api/queries.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { Button, RouteButton } from '#web/app/controls/button.tsx';
import { Failure, FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { Page } from '#web/app/shell/page.tsx';
import { backupStateOf } from '#web/app/sync-state.ts';
import { backupCopy as copy, syncCopy } from './copy.ts';
import { Fact, StateChip, Time } from './fact.tsx';
import { QuarantineSection } from './quarantine/quarantine-section.tsx';
import { SourceCard } from './source-card.tsx';
import styles from './sync.module.css';

/** Milliseconds between two reads of the status, while a sync runs and otherwise. */
const RUNNING_INTERVAL = 1_000;
const IDLE_INTERVAL = 10_000;

export function SyncPage() {
  const sync = useRoute(
    'GET /sync',
    {},
    { refetchInterval: ({ state }) => (state.data?.running ? RUNNING_INTERVAL : IDLE_INTERVAL) },
  );
  // The response already reports it as running.
  const start = useSend('POST /sync', { updates: keys.sync });
  const canManage = useCan('syncs:manage');
  const canConnect = useCan('sources:manage');
  const isRunning = sync.data?.running === true || start.isPending;
  // The time of the last answer, so that "5 minutes ago" is updated with each.
  const now = new Date(sync.dataUpdatedAt);
  return (
    <Page
      title={syncCopy.title}
      className="page-narrow"
      aside={
        canManage && (
          <Button look="primary" disabled={isRunning} aria-busy={isRunning} onClick={() => start.mutate({})}>
            <RefreshCw />
            {syncCopy.now}
          </Button>
        )
      }
      intro={
        <>
          {syncCopy.intro} {canManage && <Link to={pages.import()}>{syncCopy.importFile}</Link>}
        </>
      }
    >
      <Failure error={start.error} text={syncCopy.startFailed} />
      <Failure error={sync.error} text={syncCopy.loadFailed} onRetry={sync.refetch} />
      {sync.isPending && (
        // Reserves the height of a card that is still loading.
        <section className={`card ${styles.loading}`} aria-busy="true">
          <p className="visually-hidden" role="status">
            {syncCopy.loading}
          </p>
        </section>
      )}
      {sync.data?.sources.map((source) => (
        <SourceCard
          key={source.source}
          source={source}
          isRunning={source.isRunning || start.isPending}
          now={now}
        />
      ))}
      {sync.data?.sources.length === 0 && (
        <div className="empty">
          <p>{syncCopy.unconnected}</p>
          {canConnect && <RouteButton to="/settings/sources">{syncCopy.connect}</RouteButton>}
        </div>
      )}
      {sync.data?.backup && <BackupCard backup={sync.data.backup} now={now} />}
      {canManage && sync.data && <QuarantineSection status={sync.data} />}
    </Page>
  );
}

/** When the last backup was made, and what to do when it failed. */
function BackupCard({ backup, now }: { backup: BackupStatus; now: Date }) {
  const { lastSuccess, failure, kept } = backup;
  const state = backupStateOf(backup);
  const reason = failure ? copy.failed(failure.error) : copy.late;
  return (
    <Section
      title={copy.heading}
      aside={<StateChip state={state}>{copy.states[state]}</StateChip>}
      intro={kept > 0 ? copy.daily(kept) : copy.byHand}
    >
      {(state === 'failed' || state === 'late') && <FailureAlert message={`${reason} ${copy.whatToDo}`} />}
      <dl className="columns-narrow">
        <Fact name={copy.lastSuccess}>
          {lastSuccess ? <Time at={lastSuccess.at} now={now} /> : copy.never}
        </Fact>
        <Fact name={copy.size}>{lastSuccess ? formatBytes(lastSuccess.bytes) : copy.unknown}</Fact>
      </dl>
    </Section>
  );
}
