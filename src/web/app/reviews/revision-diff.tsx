import Pencil from 'lucide-react/icons/pencil';
import type { Revision } from '#contract/reviews/reviews.ts';
import { Chip } from '../controls/chip.tsx';
import { lazyChunk } from '../lazy-chunk.tsx';
import { revisionCopy } from './copy.ts';
import styles from './revision.module.css';

/** Loaded on first use, because few reviews change. Until then the texts have no marks. */
const MarkedChange = lazyChunk(
  () => import('./marked-change.tsx'),
  'MarkedChange',
  ({ side, ...texts }) => texts[side],
);

/** Marks a review that was approved and has changed on its channel since: it is pending again. */
export function ChangedMark() {
  return (
    <Chip tone="waiting" title={revisionCopy.mark}>
      <Pencil />
      <span>{revisionCopy.mark}</span>
    </Chip>
  );
}

/** A past or present change of a review: before and after, side by side if there is room. */
export function RevisionDiff({
  revision: { before, after },
  beforeLabel = revisionCopy.before,
  afterLabel = revisionCopy.now,
}: {
  revision: Revision;
  beforeLabel?: string;
  afterLabel?: string;
}) {
  const isNewRating = before.rating !== after.rating;
  const isNewText = changesText({ before, after });
  const texts = { before: before.text.trim(), after: after.text.trim() };
  const side = (name: 'before' | 'after', { rating }: Revision['before']) => (
    <>
      {isNewRating && <span>{revisionCopy.rating(rating)}</span>}
      {isNewText && (
        <span className="written">
          {texts.before && texts.after ? (
            <MarkedChange {...texts} side={name} />
          ) : (
            texts[name] || revisionCopy.noText
          )}
        </span>
      )}
    </>
  );
  return (
    <div className="columns">
      <div>
        <p className="label">{beforeLabel}</p>
        <del className={`ruled well ${styles.before}`} dir="auto">
          {side('before', before)}
        </del>
      </div>
      <div>
        <p className="label">{afterLabel}</p>
        <ins className={`ruled well ${styles.now}`} dir="auto">
          {side('after', after)}
        </ins>
      </div>
    </div>
  );
}

/** A change of a text alone. */
export const changeOf = (before: string, after: string): Revision => ({
  before: { text: before, rating: null },
  after: { text: after, rating: null },
});

export function changesText({ before, after }: Revision): boolean {
  return before.text.trim() !== after.text.trim();
}
