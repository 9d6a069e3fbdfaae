import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { channelCopy, tableCopy } from '../copy.ts';
import styles from './chip.module.css';

export interface StatusChipProps {
  isApproved: boolean;
  /** Its channel must not be shown, so that nobody sees it even once it is approved. */
  isHidden: boolean;
}

/** Green is public, amber waits. */
export function StatusChip({ isApproved, isHidden }: StatusChipProps) {
  return (
    <>
      <span className={styles.status} data-approved={isApproved}>
        {isApproved ? <Check /> : <Clock />}
        {isApproved ? tableCopy.approved : tableCopy.pending}
      </span>
      {isApproved && isHidden && <span className={styles.notShown}>{channelCopy.notShown}</span>}
    </>
  );
}
