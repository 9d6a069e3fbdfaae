import type { ReactNode } from 'react';
import type { Review } from '#contract/reviews.ts';
import { remembered } from '#web/app/session/remembered.ts';
import { reasonCopy } from '../copy.ts';
import { useReviewActions } from '../review-actions.ts';
import styles from './row-reason.module.css';

/** Why a review is unpublished; without a reason, a button for the person who decided it. */
export function RowReason({ review }: { review: Review }): ReactNode {
  const { ask } = useReviewActions();
  const { decision, reason, decidedBy } = review;
  if (decision !== 'unpublished') return null;
  if (reason) {
    return (
      <span className={`note ${styles.reason}`} title={reason}>
        <span className="visually-hidden">{reasonCopy.prefix} </span>
        {reason}
      </span>
    );
  }
  if (decidedBy !== remembered().username) return null;
  return (
    <button
      type="button"
      className={`${styles.reason} ${styles.add}`}
      aria-describedby={`guest-${review.id}`}
      onClick={() => ask(review)}
    >
      {reasonCopy.add}
    </button>
  );
}
