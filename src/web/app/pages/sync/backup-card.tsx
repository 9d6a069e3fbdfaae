import type { BackupStatus } from '#contract/sources/sync.ts';
import { formatBytes } from '#domain/format-number.ts';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { backupStateOf } from '#web/app/sync-state.ts';
import { backupCopy as copy } from './copy.ts';
import { Fact, StateChip, Time } from './fact.tsx';
import styles from './sync.module.css';

/** When the last backup was made, and what to do when it failed. */
export function BackupCard({ backup, now }: { backup: BackupStatus; now: Date }) {
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
      <dl className={styles.facts}>
        <Fact name={copy.lastSuccess}>
          {lastSuccess ? <Time at={lastSuccess.at} now={now} /> : copy.never}
        </Fact>
        <Fact name={copy.size}>{lastSuccess ? formatBytes(lastSuccess.bytes) : copy.unknown}</Fact>
      </dl>
    </Section>
  );
}
