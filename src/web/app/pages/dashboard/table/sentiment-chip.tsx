import type { Sentiment } from '#domain/sentiment.ts';
import { FrownIcon, SmileIcon, StraightFaceIcon } from '#web/app/controls/icons.tsx';
import { tableCopy } from '../copy.ts';
import styles from './chip.module.css';

const FACES = { positive: SmileIcon, neutral: StraightFaceIcon, negative: FrownIcon };

/** The mood of a review. Told by a face: colour here belongs to decisions. */
export function SentimentChip({ sentiment }: { sentiment: Sentiment }) {
  const Face = FACES[sentiment] ?? StraightFaceIcon;
  return (
    <span className={styles.sentiment}>
      <Face />
      {tableCopy.sentiments[sentiment] ?? tableCopy.sentiments.neutral}
    </span>
  );
}
