import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { pages } from '#contract/paths.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { keys, syncQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import { BackupCard } from './backup-card.tsx';
import { syncCopy } from './copy.ts';
import { QuarantineSection } from './quarantine/quarantine-section.tsx';
import { SourceCard, SourceLoading } from './source-card.tsx';
import styles from './sync.module.css';

/** Milliseconds between two reads of the status, while a sync runs and otherwise. */
const RUNNING_INTERVAL = 1_000;
const IDLE_INTERVAL = 10_000;

/** The state of each source, and the quarantined rows. */
export function SyncPage() {
  const { client, config } = useAppContext();
  usePageTitle(syncCopy.title);
  const sync = useQuery({
    ...syncQuery(client),
    refetchInterval: ({ state }) => (state.data?.running ? RUNNING_INTERVAL : IDLE_INTERVAL),
  });
  const start = useStartSync();
  const canManage = useCan('syncs:manage');
  const isRunning = sync.data?.running === true || start.isPending;
  // The time of the last answer, so that "5 minutes ago" is updated with each.
  const now = new Date(sync.dataUpdatedAt);

  return (
    <main className={`page ${styles.page}`}>
      <div className="page-head">
        <h1>{syncCopy.title}</h1>
        {canManage && (
          <Button look="primary" disabled={isRunning} aria-busy={isRunning} onClick={() => start.mutate()}>
            <RefreshCw />
            {syncCopy.now}
          </Button>
        )}
        <p>
          {syncCopy.intro} {canManage && <Link to={pages.import()}>{syncCopy.importFile}</Link>}
        </p>
      </div>
      {start.isError && <FailureAlert message={messageOr(start.error, syncCopy.startFailed)} />}
      {sync.isError && (
        <FailureAlert message={messageOr(sync.error, syncCopy.loadFailed)}>
          <Button onClick={() => void sync.refetch()}>{syncCopy.retry}</Button>
        </FailureAlert>
      )}
      {sync.isPending && <SourceLoading />}
      {sync.data?.sources.map((source) => (
        <SourceCard
          key={source.source}
          source={source}
          isRunning={sync.data.running}
          now={now}
          timeZone={config.timeZone}
        />
      ))}
      {sync.data?.backup && <BackupCard backup={sync.data.backup} now={now} timeZone={config.timeZone} />}
      {canManage && sync.data && <QuarantineSection status={sync.data} timeZone={config.timeZone} />}
    </main>
  );
}

/** Starts a sync; the response already reports it as running. */
function useStartSync() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.request('POST /sync'),
    onMutate: () => queryClient.cancelQueries({ queryKey: keys.sync }),
    onSuccess: (status) => queryClient.setQueryData(keys.sync, status),
  });
}
