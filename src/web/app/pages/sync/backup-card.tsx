import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { useId } from 'react';
import type { BackupStatus } from '#contract/sources/sync.ts';
import { formatBytes } from '#domain/format-number.ts';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { type BackupState, backupStateOf } from '#web/app/sync-state.ts';
import { backupCopy } from './copy.ts';
import { Fact, Time } from './fact.tsx';
import styles from './sync.module.css';

export interface BackupCardProps {
  backup: BackupStatus;
  now: Date;
  timeZone: string;
}

const STATES = {
  succeeded: { Icon: Check, tone: 'public' },
  failed: { Icon: CircleAlert, tone: 'failed' },
  late: { Icon: CircleAlert, tone: 'failed' },
  never: { Icon: Clock, tone: undefined },
} satisfies Record<BackupState, object>;

/** When the last backup was made, and what to do when it failed. */
export function BackupCard({ backup, now, timeZone }: BackupCardProps) {
  const heading = useId();
  const { lastSuccess, failure, kept } = backup;
  const state = backupStateOf(backup);
  const { Icon, tone } = STATES[state];
  const isMissing = state === 'failed' || state === 'late';
  const reason = failure ? backupCopy.failed(failure.error) : backupCopy.late;
  return (
    <section className="card" aria-labelledby={heading}>
      <div className="page-head">
        <h2 id={heading}>{backupCopy.heading}</h2>
        <span className={`chip ${styles.chip}`} data-tone={tone} role="status">
          <Icon />
          {backupCopy.states[state]}
        </span>
        <p>{kept > 0 ? backupCopy.daily(kept) : backupCopy.byHand}</p>
      </div>
      {isMissing && <FailureAlert message={`${reason} ${backupCopy.whatToDo}`} />}
      <dl className={styles.facts}>
        <Fact name={backupCopy.lastSuccess}>
          {lastSuccess ? <Time at={lastSuccess.at} now={now} timeZone={timeZone} /> : backupCopy.never}
        </Fact>
        <Fact name={backupCopy.size}>
          {lastSuccess ? formatBytes(lastSuccess.bytes) : backupCopy.unknown}
        </Fact>
      </dl>
    </section>
  );
}
