import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { messageOr } from '#web/app/api/api-error.ts';
import { syncQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import { syncCopy } from './copy.ts';
import { HeldQueue } from './held/held-queue.tsx';
import { SourceCard, SourceSkeleton } from './source-card.tsx';
import styles from './sync.module.css';
import { useSyncNow } from './use-sync-now.ts';

/** The page looks again after this many milliseconds: often while something moves. */
const PAUSE = 1_000;
const LONG_PAUSE = 10_000;

/** How reviews come in: what the last sync did, the one that runs, and the rows that wait for a person. */
export function SyncPage() {
  const { client, config } = useAppContext();
  usePageTitle(syncCopy.title);
  const sync = useQuery({
    ...syncQuery(client),
    refetchInterval: ({ state }) => (state.data?.running ? PAUSE : LONG_PAUSE),
  });
  const start = useSyncNow();
  const isRunning = sync.data?.running === true || start.isPending;
  // As of the last answer, so that "5 minutes ago" is drawn anew with each.
  const now = new Date(sync.dataUpdatedAt);

  return (
    <main className={styles.page}>
      <div className={styles.heading}>
        <h1>{syncCopy.title}</h1>
        <Button look="primary" disabled={isRunning} aria-busy={isRunning} onClick={() => start.mutate()}>
          <RefreshCw />
          {syncCopy.now}
        </Button>
        <p>{syncCopy.intro}</p>
      </div>
      {start.isError && <FailureAlert message={messageOr(start.error, syncCopy.startFailed)} />}
      {sync.isError && (
        <FailureAlert message={messageOr(sync.error, syncCopy.loadFailed)}>
          <Button onClick={() => void sync.refetch()}>{syncCopy.retry}</Button>
        </FailureAlert>
      )}
      {sync.isPending && <SourceSkeleton />}
      {sync.data?.sources.map((source) => (
        <SourceCard
          key={source.source}
          source={source}
          isRunning={sync.data.running}
          now={now}
          timeZone={config.timeZone}
        />
      ))}
      {(sync.data || !sync.isError) && <HeldQueue status={sync.data} timeZone={config.timeZone} />}
    </main>
  );
}
