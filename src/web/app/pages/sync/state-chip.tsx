import { AlertIcon, CheckIcon, ClockIcon, RefreshIcon } from '#web/app/controls/icons.tsx';
import type { SyncState } from '#web/app/sync-state.ts';
import { sourceCopy } from './copy.ts';
import styles from './sync.module.css';

const ICONS = { running: RefreshIcon, succeeded: CheckIcon, failed: AlertIcon, never: ClockIcon };

/** How a source stands, said also when that changes. */
export function StateChip({ state }: { state: SyncState }) {
  const Icon = ICONS[state];
  return (
    <p className={styles.state} data-state={state} role="status">
      <Icon />
      {sourceCopy.states[state]}
    </p>
  );
}
