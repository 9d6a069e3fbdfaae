import Frown from 'lucide-react/icons/frown';
import Meh from 'lucide-react/icons/meh';
import Smile from 'lucide-react/icons/smile';
import type { Sentiment } from '#domain/sentiment.ts';
import { tableCopy } from '../copy.ts';
import styles from './chip.module.css';

const FACES = { positive: Smile, neutral: Meh, negative: Frown };

/** The mood of a review. Told by a face: colour here belongs to decisions. */
export function SentimentChip({ sentiment }: { sentiment: Sentiment }) {
  const Face = FACES[sentiment] ?? Meh;
  return (
    <span className={styles.sentiment}>
      <Face />
      {tableCopy.sentiments[sentiment] ?? tableCopy.sentiments.neutral}
    </span>
  );
}
