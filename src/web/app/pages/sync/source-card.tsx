import type { SyncRun, SyncStatus } from '#contract/sources/sync.ts';
import { formatDuration } from '#domain/dates.ts';
import { formatNumber } from '#domain/format-number.ts';
import { Counts } from '#web/app/controls/counts.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { GroupedDigits } from '#web/app/controls/grouped-digits.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { syncStateOf } from '#web/app/sync-state.ts';
import { sourceCopy as copy, countCopy, progressCopy } from './copy.ts';
import { Fact, StateChip, Time } from './fact.tsx';
import styles from './sync.module.css';

export interface SourceCardProps {
  source: SyncStatus['sources'][number];
  isRunning: boolean;
  now: Date;
}

/** One source, with the time, result and error of its last sync. */
export function SourceCard({ source, isRunning, now }: SourceCardProps) {
  const { lastRun, lastSuccess, lastAttempt, kind } = source;
  const state = syncStateOf({ isRunning, lastRun });
  // People who are limited to some properties see when it was synced, but not how many reviews there were.
  const isLimited = lastRun === null && lastAttempt !== null;
  const time = (at: string | null) => (at === null ? copy.never : <Time at={at} now={now} />);
  return (
    <Section
      title={source.source === 'demo' ? copy.demo(source.name) : source.name}
      aside={(!isLimited || isRunning) && <StateChip state={state}>{copy.states[state]}</StateChip>}
    >
      {state === 'failed' && (
        <FailureAlert message={`${lastRun?.error ?? copy.interrupted} ${copy.retried}`} />
      )}
      <dl className="columns-narrow">
        <Fact name={copy.lastSuccess}>{time(lastSuccess)}</Fact>
        <Fact name={copy.lastAttempt}>{time(lastAttempt)}</Fact>
        <Fact name={copy.scope}>{kind === null ? copy.unknown : copy.kinds[kind]}</Fact>
        {!isLimited && <Fact name={copy.duration}>{durationOf(lastRun) ?? copy.unknown}</Fact>}
      </dl>
      {!isLimited && <RunProgress run={lastRun} isRunning={isRunning} />}
      {!isLimited && <RunCounts counts={lastRun?.counts} />}
    </Section>
  );
}

function durationOf(run: SyncRun | null): string | null {
  if (!run?.finishedAt) return null;
  return formatDuration(Date.parse(run.finishedAt) - Date.parse(run.startedAt));
}

/** The progress of the running sync, or the number of rows that the last one read. Both have the same height. */
function RunProgress({ run, isRunning }: { run: SyncRun | null; isRunning: boolean }) {
  const progress = progressOf(run);
  let text: string;
  if (!isRunning) {
    const { read = 0, listings = 0 } = run?.counts ?? {};
    text = run ? progressCopy.done(formatNumber(read), formatNumber(listings)) : progressCopy.nothing;
  } else if (progress) {
    text = progressCopy.rows(formatNumber(progress.read), formatNumber(progress.expected));
  } else {
    text = run?.state === 'running' ? progressCopy.listings : progressCopy.starting;
  }
  return (
    <div className="stack-small">
      <p className="quiet">{text}</p>
      {isRunning ? (
        <progress
          className="progress-bar"
          aria-label={progressCopy.label}
          value={progress?.read}
          max={progress?.expected ?? 1}
        />
      ) : (
        <div className={styles.noProgress} />
      )}
    </div>
  );
}

const COUNTS = ['added', 'changed', 'removed', 'unchanged'] as const;

/** The result of a sync in numbers, with the reasons why it skipped rows. */
function RunCounts({ counts }: { counts: SyncRun['counts'] | undefined }) {
  const reasons = Object.entries(counts?.skipped ?? {}).sort(([, a], [, b]) => b - a);
  const skipped = reasons.reduce((sum, [, count]) => sum + count, 0);
  return (
    <div className="stack">
      <h3 className="visually-hidden">{countCopy.heading}</h3>
      <Counts
        counts={[
          ...COUNTS.map((name) => [countCopy[name], counts?.[name] ?? 0] as const),
          [countCopy.skipped, skipped],
        ]}
      />
      {reasons.length > 0 && (
        <div className="row note">
          <p>{countCopy.why}</p>
          <ul className="row">
            {reasons.map(([reason, count]) => (
              <li key={reason} className="chip">
                <GroupedDigits value={count} /> {countCopy.reasons[reason] ?? reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The rows read and expected, or null while no total is known. */
export function progressOf(run: Pick<SyncRun, 'state' | 'expected' | 'counts'> | null) {
  if (run?.state !== 'running' || !run.expected) return null;
  // A resumed sync reads some rows twice, and the source may add rows meanwhile.
  return { read: Math.min(run.counts.read, run.expected), expected: run.expected };
}
