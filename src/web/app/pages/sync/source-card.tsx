import { useId } from 'react';
import type { SyncStatus } from '#contract/sync.ts';
import { durationWords } from '#domain/ago.ts';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { syncStateOf } from '#web/app/sync-state.ts';
import { sourceCopy, syncCopy } from './copy.ts';
import { Moment } from './moment.tsx';
import { RunCounts } from './run-counts.tsx';
import { RunProgress } from './run-progress.tsx';
import { StateChip } from './state-chip.tsx';
import styles from './sync.module.css';

export interface SourceCardProps {
  source: SyncStatus['sources'][number];
  isRunning: boolean;
  now: Date;
  timeZone: string;
}

/** How one source stands: when it was last read, what that did, and what went wrong. */
export function SourceCard({ source, isRunning, now, timeZone }: SourceCardProps) {
  const heading = useId();
  const { lastRun, lastSuccess, lastAttempt, kind } = source;
  const state = syncStateOf({ running: isRunning }, source);
  const moment = (at: string | null) =>
    at === null ? sourceCopy.never : <Moment at={at} now={now} timeZone={timeZone} />;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.title}>
        <h2 id={heading}>{sourceCopy.names[source.source] ?? source.source}</h2>
        <StateChip state={state} />
      </div>
      {state === 'failed' && (
        <FailureAlert message={`${lastRun?.error ?? sourceCopy.cutOff} ${sourceCopy.triedAgain}`} />
      )}
      <dl className={styles.facts}>
        <Fact name={sourceCopy.lastSuccess}>{moment(lastSuccess)}</Fact>
        <Fact name={sourceCopy.lastAttempt}>{moment(lastAttempt)}</Fact>
        <Fact name={sourceCopy.scope}>{kind === null ? sourceCopy.unknown : sourceCopy.kinds[kind]}</Fact>
        <Fact name={sourceCopy.took}>{tookWords(lastRun) ?? sourceCopy.unknown}</Fact>
      </dl>
      <RunProgress run={lastRun} isRunning={isRunning} />
      <RunCounts counts={lastRun?.counts} />
    </section>
  );
}

/** The place of a card that is not known yet, of its height. */
export function SourceSkeleton() {
  return (
    <section className={styles.card} data-empty="true" aria-busy="true">
      <p className="visually-hidden" role="status">
        {syncCopy.loading}
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function tookWords(run: SyncStatus['sources'][number]['lastRun']): string | null {
  if (!run?.finishedAt) return null;
  return durationWords(Date.parse(run.finishedAt) - Date.parse(run.startedAt));
}
