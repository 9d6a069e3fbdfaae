import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useId } from 'react';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { formatDuration } from '#domain/dates.ts';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { type SyncState, syncStateOf } from '#web/app/sync-state.ts';
import { sourceCopy, syncCopy } from './copy.ts';
import { Fact, Time } from './fact.tsx';
import { RunCounts } from './run-counts.tsx';
import { RunProgress } from './run-progress.tsx';
import styles from './sync.module.css';

export interface SourceCardProps {
  source: SyncStatus['sources'][number];
  isRunning: boolean;
  now: Date;
  timeZone: string;
}

/** One source, with the time, result and error of its last sync. */
export function SourceCard({ source, isRunning, now, timeZone }: SourceCardProps) {
  const heading = useId();
  const { lastRun, lastSuccess, lastAttempt, kind } = source;
  const state = syncStateOf({ running: isRunning }, source);
  // People who are limited to some properties see when it was synced, but not how many reviews there were.
  const isLimited = lastRun === null && lastAttempt !== null;
  const time = (at: string | null) => (at === null ? sourceCopy.never : <Time {...{ at, now, timeZone }} />);
  return (
    <section className="card" aria-labelledby={heading}>
      <div className="page-head">
        <h2 id={heading}>{sourceCopy.names[source.source] ?? source.source}</h2>
        {(!isLimited || isRunning) && <StateChip state={state} />}
      </div>
      {state === 'failed' && (
        <FailureAlert message={`${lastRun?.error ?? sourceCopy.interrupted} ${sourceCopy.retried}`} />
      )}
      <dl className={styles.facts}>
        <Fact name={sourceCopy.lastSuccess}>{time(lastSuccess)}</Fact>
        <Fact name={sourceCopy.lastAttempt}>{time(lastAttempt)}</Fact>
        <Fact name={sourceCopy.scope}>{kind === null ? sourceCopy.unknown : sourceCopy.kinds[kind]}</Fact>
        {!isLimited && <Fact name={sourceCopy.duration}>{durationOf(lastRun) ?? sourceCopy.unknown}</Fact>}
      </dl>
      {!isLimited && <RunProgress run={lastRun} isRunning={isRunning} />}
      {!isLimited && <RunCounts counts={lastRun?.counts} />}
    </section>
  );
}

/** Reserves the height of a card that is still loading. */
export function SourceLoading() {
  return (
    <section className={`card ${styles.loading}`} aria-busy="true">
      <p className="visually-hidden" role="status">
        {syncCopy.loading}
      </p>
    </section>
  );
}

const STATES = {
  running: { Icon: RefreshCw, tone: undefined },
  succeeded: { Icon: Check, tone: 'public' },
  failed: { Icon: CircleAlert, tone: 'failed' },
  never: { Icon: Clock, tone: undefined },
};

function StateChip({ state }: { state: SyncState }) {
  const { Icon, tone } = STATES[state];
  return (
    <span className={`chip ${styles.chip}`} data-tone={tone} data-state={state} role="status">
      <Icon />
      {sourceCopy.states[state]}
    </span>
  );
}

function durationOf(run: SyncStatus['sources'][number]['lastRun']): string | null {
  if (!run?.finishedAt) return null;
  return formatDuration(Date.parse(run.finishedAt) - Date.parse(run.startedAt));
}
