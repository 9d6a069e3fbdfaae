import EyeOff from 'lucide-react/icons/eye-off';
import type { ReactNode } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { reasonCopy, tableCopy } from '#web/app/reviews/copy.ts';
import { useReviewActions } from '#web/app/reviews/review-actions.ts';
import { remembered } from '#web/app/session/remembered.ts';
import styles from './row-reason.module.css';

/** Says that a person keeps a review unpublished, and why. Without a reason, the person who decided gets a button to add one. */
export function RowReason({ review }: { review: Review }): ReactNode {
  const { ask } = useReviewActions();
  const { decision, reason, decidedBy } = review;
  if (decision !== 'unpublished') return null;
  return (
    <>
      <span className={`note ${styles.kept}`}>
        <EyeOff />
        {tableCopy.unpublished}
      </span>
      {reason && (
        <span className={`note ${styles.reason}`} title={reason}>
          <span className="visually-hidden">{reasonCopy.prefix} </span>
          {reason}
        </span>
      )}
      {!reason && decidedBy === remembered().username && (
        <button
          type="button"
          className={styles.add}
          aria-describedby={`guest-${review.id}`}
          onClick={() => ask(review)}
        >
          {reasonCopy.add}
        </button>
      )}
    </>
  );
}
