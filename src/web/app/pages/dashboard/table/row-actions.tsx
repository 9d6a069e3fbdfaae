import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import X from 'lucide-react/icons/x';
import type { Review } from '#contract/reviews/reviews.ts';
import { Button } from '#web/app/controls/button.tsx';
import { tooltip } from '#web/app/controls/tooltip.ts';
import { tableCopy } from '#web/app/reviews/copy.ts';
import { useCan } from '#web/app/session/use-can.ts';
import styles from './row-actions.module.css';

export interface RowActionsProps {
  review: Review;
  /** Why reviews of this channel cannot be approved; null if they can. */
  blocked: string | null;
  /** The id of the element with the guest's name, which distinguishes buttons with the same name. */
  guestId: string;
  onToggle: (review: Review) => void;
  onKeep: (review: Review) => void;
}

/** The buttons that decide about the review of a row. */
export function RowActions({ review, blocked, guestId, onToggle, onKeep }: RowActionsProps) {
  if (!useCan('reviews:decide')) return null;
  return (
    <div className={styles.decide}>
      <ApprovalToggle
        isApproved={review.isApproved}
        blocked={blocked}
        guestId={guestId}
        onToggle={() => onToggle(review)}
      />
      {review.decision === 'none' && <KeepButton guestId={guestId} onKeep={() => onKeep(review)} />}
    </div>
  );
}

interface ApprovalToggleProps extends Pick<RowActionsProps, 'blocked' | 'guestId'> {
  isApproved: boolean;
  onToggle: () => void;
}

/** Its text is visible on cards only, which have no hover for the tooltip. */
function ApprovalToggle({ isApproved, blocked, guestId, onToggle }: ApprovalToggleProps) {
  const name = isApproved ? tableCopy.disapprove : tableCopy.approve;
  const isBlocked = !isApproved && blocked !== null;
  const blockedId = `${guestId}-blocked`;
  return (
    <Button
      size="icon"
      className={styles.toggle}
      data-approved={isApproved}
      {...tooltip(name, 'left')}
      {...(isBlocked && { 'data-tooltip': blocked })}
      aria-describedby={isBlocked ? `${guestId} ${blockedId}` : guestId}
      // Not `disabled`, so that the tooltip and the description can give the reason.
      aria-disabled={isBlocked || undefined}
      // The second click of a double click would revoke the decision.
      onClick={({ detail }) => !isBlocked && detail < 2 && onToggle()}
    >
      {isApproved ? <X /> : <Check />}
      <span className={styles.toggleWord}>{name}</span>
      {isBlocked && (
        <span id={blockedId} hidden>
          {blocked}
        </span>
      )}
    </Button>
  );
}

function KeepButton({ guestId, onKeep }: { guestId: string; onKeep: () => void }) {
  return (
    <Button
      look="quiet"
      size="icon"
      className={styles.keep}
      {...tooltip(tableCopy.keepUnpublished, 'left')}
      aria-describedby={guestId}
      onClick={({ detail }) => detail < 2 && onKeep()}
    >
      <EyeOff />
      <span className={styles.toggleWord}>{tableCopy.keepUnpublished}</span>
    </Button>
  );
}
