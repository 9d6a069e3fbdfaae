import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { SyncState } from '#web/app/sync-state.ts';
import { sourceCopy } from './copy.ts';
import styles from './sync.module.css';

const ICONS = { running: RefreshCw, succeeded: Check, failed: CircleAlert, never: Clock };

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
