import Pencil from 'lucide-react/icons/pencil';
import type { Revision } from '#contract/reviews.ts';
import { revisionCopy } from '../copy.ts';
import styles from './revision.module.css';

/** Marks a review that was approved and has changed on its channel since: it is pending again. */
export function ChangedMark() {
  return (
    <span className="chip" data-tone="waiting">
      <Pencil />
      {revisionCopy.mark}
    </span>
  );
}

/** What changed since the approval, or in the past, before and after, side by side if there is room. */
export function RevisionDiff({
  revision: { before, after },
  afterLabel = revisionCopy.now,
}: {
  revision: Revision;
  afterLabel?: string;
}) {
  const isNewRating = before.rating !== after.rating;
  const isNewText = changesText({ before, after });
  const side = ({ text, rating }: Revision['before']) => (
    <>
      {isNewRating && <span className={styles.rating}>{revisionCopy.rating(rating)}</span>}
      {isNewText && <span className={styles.words}>{text.trim() || revisionCopy.noText}</span>}
    </>
  );
  return (
    <div className={styles.difference}>
      <div>
        <p className="label">{revisionCopy.before}</p>
        <del className={styles.before} dir="auto">
          {side(before)}
        </del>
      </div>
      <div>
        <p className="label">{afterLabel}</p>
        <ins className={styles.now} dir="auto">
          {side(after)}
        </ins>
      </div>
    </div>
  );
}

export function changesText({ before, after }: Revision): boolean {
  return before.text.trim() !== after.text.trim();
}
