import type { SyncRun } from '#contract/sync.ts';
import { progressCopy } from './copy.ts';
import { progressOf } from './progress-of.ts';
import styles from './sync.module.css';

const number = new Intl.NumberFormat('en-US');

/** How far the sync is while one runs; what it read when it is over. Both stand in the same place. */
export function RunProgress({ run, isRunning }: { run: SyncRun | null; isRunning: boolean }) {
  if (!isRunning) {
    return (
      <div className={styles.progress}>
        <p>
          {run
            ? progressCopy.done(number.format(run.counts.read), number.format(run.counts.listings))
            : progressCopy.nothing}
        </p>
        <div className={styles.noTrack} />
      </div>
    );
  }
  const progress = progressOf(run);
  return (
    <div className={styles.progress}>
      <p>
        {progress
          ? progressCopy.rows(number.format(progress.read), number.format(progress.expected))
          : run?.state === 'running'
            ? progressCopy.listings
            : progressCopy.starting}
      </p>
      <progress
        className={styles.track}
        aria-label={progressCopy.label}
        value={progress?.read}
        max={progress?.expected ?? 1}
      />
    </div>
  );
}
