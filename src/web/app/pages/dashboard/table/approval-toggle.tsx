import { Button } from '#web/app/controls/button.tsx';
import { hint } from '#web/app/controls/hint.ts';
import { CheckIcon, CrossIcon } from '#web/app/controls/icons.tsx';
import { tableCopy } from '../copy.ts';
import styles from './approval-toggle.module.css';

export interface ApprovalToggleProps {
  isApproved: boolean;
  onToggle: () => void;
}

/** Approve what waits, disapprove what is public. A card, which no pointer hovers over, has room for the word. */
export function ApprovalToggle({ isApproved, onToggle }: ApprovalToggleProps) {
  const name = isApproved ? tableCopy.disapprove : tableCopy.approve;
  return (
    <Button
      size="icon"
      className={styles.toggle}
      data-approved={isApproved}
      {...hint(name, 'left')}
      onClick={onToggle}
    >
      {isApproved ? <CrossIcon /> : <CheckIcon />}
      <span className={styles.toggleWord}>{name}</span>
    </Button>
  );
}
