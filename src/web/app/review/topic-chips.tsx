import { Link } from '@tanstack/react-router';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { pages } from '#contract/paths.ts';
import type { TopicMention } from '#domain/topics.ts';
import { filterCopy } from '../pages/dashboard/filters/copy.ts';
import styles from './topics.module.css';

/** What the text of a review judges. Each leads to all reviews that judge it so. */
export function TopicChips({ topics = [] }: { topics?: readonly TopicMention[] }) {
  if (topics.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={filterCopy.topicsOfReview}>
      {topics.map(({ topic, polarity }) => (
        <li key={`${topic} ${polarity}`}>
          <Link
            to={pages.dashboard()}
            search={{ topic: `${topic}:${polarity}` }}
            className={styles.chip}
            title={filterCopy.judgement(topic, polarity)}
            aria-label={filterCopy.judgement(topic, polarity)}
          >
            {polarity === 'positive' ? <ThumbsUp /> : <ThumbsDown />}
            {filterCopy.topics[topic]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
