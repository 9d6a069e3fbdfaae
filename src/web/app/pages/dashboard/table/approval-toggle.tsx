import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Button } from '#web/app/controls/button.tsx';
import { tooltip } from '#web/app/controls/tooltip.ts';
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
      {...tooltip(name, 'left')}
      onClick={onToggle}
    >
      {isApproved ? <X /> : <Check />}
      <span className={styles.toggleWord}>{name}</span>
    </Button>
  );
}
