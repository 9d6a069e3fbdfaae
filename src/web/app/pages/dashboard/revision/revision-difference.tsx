import type { Revision } from '#contract/reviews.ts';
import { revisionCopy } from '../copy.ts';
import styles from './revision.module.css';

/** What was approved and what it is now, side by side where there is room: only what differs. */
export function RevisionDifference({ revision: { before, after } }: { revision: Revision }) {
  const hasNewRating = before.rating !== after.rating;
  const hasNewWords = changesWords({ before, after });
  const side = ({ text, rating }: Revision['before']) => (
    <>
      {hasNewRating && <span className={styles.rating}>{revisionCopy.rating(rating)}</span>}
      {hasNewWords && <span className={styles.words}>{text.trim() || revisionCopy.noWords}</span>}
    </>
  );
  return (
    <div className={styles.difference}>
      <div>
        <p className={styles.label}>{revisionCopy.before}</p>
        <del className={styles.before} dir="auto">
          {side(before)}
        </del>
      </div>
      <div>
        <p className={styles.label}>{revisionCopy.now}</p>
        <ins className={styles.now} dir="auto">
          {side(after)}
        </ins>
      </div>
    </div>
  );
}

export function changesWords({ before, after }: Revision): boolean {
  return before.text.trim() !== after.text.trim();
}
