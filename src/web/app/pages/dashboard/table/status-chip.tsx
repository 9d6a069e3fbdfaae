import { CheckIcon, ClockIcon } from '../../../controls/icons.tsx';
import { tableCopy } from '../copy.ts';
import styles from './chip.module.css';

/** Green is public, amber waits. */
export function StatusChip({ isApproved }: { isApproved: boolean }) {
  return (
    <span className={styles.status} data-approved={isApproved}>
      {isApproved ? <CheckIcon /> : <ClockIcon />}
      {isApproved ? tableCopy.approved : tableCopy.pending}
    </span>
  );
}
