import type { SyncRun } from '#contract/sources/sync.ts';
import { formatNumber } from '#domain/format-number.ts';
import { progressCopy } from './copy.ts';
import styles from './sync.module.css';

/** The progress of the running sync, or the number of rows that the last one read. Both have the same height. */
export function RunProgress({ run, isRunning }: { run: SyncRun | null; isRunning: boolean }) {
  if (!isRunning) {
    return (
      <div className={styles.progress}>
        <p>
          {run
            ? progressCopy.done(formatNumber(run.counts.read), formatNumber(run.counts.listings))
            : progressCopy.nothing}
        </p>
        <div className={styles.noProgress} />
      </div>
    );
  }
  const progress = progressOf(run);
  return (
    <div className={styles.progress}>
      <p>
        {progress
          ? progressCopy.rows(formatNumber(progress.read), formatNumber(progress.expected))
          : run?.state === 'running'
            ? progressCopy.listings
            : progressCopy.starting}
      </p>
      <progress
        className="progress-bar"
        aria-label={progressCopy.label}
        value={progress?.read}
        max={progress?.expected ?? 1}
      />
    </div>
  );
}

/** The rows read and expected, or null while no total is known. */
export function progressOf(run: Pick<SyncRun, 'state' | 'expected' | 'counts'> | null) {
  if (run?.state !== 'running' || !run.expected) return null;
  // A resumed sync reads some rows twice, and the source may add rows meanwhile.
  return { read: Math.min(run.counts.read, run.expected), expected: run.expected };
}
