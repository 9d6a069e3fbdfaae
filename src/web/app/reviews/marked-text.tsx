import type { TopicMention } from '#domain/insights/topics.ts';
import { filterCopy } from './filters/copy.ts';
import { markedParts } from './topic-marks.ts';
import styles from './topics.module.css';

/** A text in which the words that judge a topic are marked. */
export function MarkedText({ text, topics = [] }: { text: string; topics?: readonly TopicMention[] }) {
  let at = 0;
  return markedParts(text, topics).map((part) => {
    const start = at;
    at += part.text.length;
    if (part.mentions.length === 0 || part.text.trim() === '') return part.text;
    return (
      <mark
        key={start}
        className={styles.mark}
        data-polarity={
          part.mentions.some(({ polarity }) => polarity === 'negative') ? 'negative' : 'positive'
        }
        title={part.mentions.map(({ topic, polarity }) => filterCopy.judgement(topic, polarity)).join(', ')}
      >
        {part.text}
      </mark>
    );
  });
}
