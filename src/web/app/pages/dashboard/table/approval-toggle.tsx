import { Tooltip } from '@mantine/core';
import { Button } from '../../../controls/button.tsx';
import { CheckIcon, CrossIcon } from '../../../controls/icons.tsx';
import { tableCopy } from '../copy.ts';
import styles from './approval-toggle.module.css';

export interface ApprovalToggleProps {
  isApproved: boolean;
  /** What speaks against approving; it forbids nothing. */
  warning: string | undefined;
  onToggle: () => void;
}

/** Approve what waits, disapprove what is public. A card, which no pointer hovers over, has room for the word. */
export function ApprovalToggle({ isApproved, warning, onToggle }: ApprovalToggleProps) {
  const name = isApproved ? tableCopy.disapprove : tableCopy.approve;
  return (
    <Tooltip
      label={warning && !isApproved ? `${name}. ${warning}` : name}
      position="left"
      multiline={warning !== undefined}
      maw={280}
    >
      <Button
        size="icon"
        className={styles.toggle}
        data-approved={isApproved}
        aria-label={name}
        onClick={onToggle}
      >
        {isApproved ? <CrossIcon /> : <CheckIcon />}
        <span className={styles.toggleWord}>{name}</span>
      </Button>
    </Tooltip>
  );
}
