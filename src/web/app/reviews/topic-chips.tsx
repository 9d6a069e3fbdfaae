import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { pages } from '#contract/paths.ts';
import type { TopicMention } from '#domain/insights/topics.ts';
import { correctionCopy } from './copy.ts';
import { filterCopy } from './filters/copy.ts';
import styles from './topics.module.css';

export interface TopicChipsProps {
  topics?: readonly TopicMention[];
  /** Only complaints, in the rest of a line. */
  isShort?: boolean;
}

/** What the text of a review judges. Each leads to all reviews that judge it so. */
export function TopicChips({ topics = [], isShort = false }: TopicChipsProps) {
  const shown = isShort ? topics.filter(({ polarity }) => polarity === 'negative') : topics;
  if (shown.length === 0) return null;
  return (
    <ul className={`row ${styles.chips}`} data-short={isShort} aria-label={filterCopy.topicsOfReview}>
      {shown.map(({ topic, polarity, corrected }) => (
        <li key={`${topic} ${polarity}`}>
          <Link
            to={pages.dashboard()}
            search={{ topic: `${topic}:${polarity}` }}
            className="text-button note"
            {...named(filterCopy.judgement(topic, polarity), corrected)}
          >
            {polarity === 'positive' ? <ThumbsUp /> : <ThumbsDown />}
            {filterCopy.topicName(topic)}
            {corrected && <Pencil />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function named(judgement: string, isCorrected = false) {
  const name = isCorrected ? `${judgement}, ${correctionCopy.corrected}` : judgement;
  return { title: name, 'aria-label': name };
}
