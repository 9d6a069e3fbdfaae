import type { TopicMention } from '#domain/insights/topics.ts';
import { filterCopy } from './filters/copy.ts';
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

interface MarkedPart {
  text: string;
  mentions: TopicMention[];
}

/** Splits a text where the evidence of topics begins and ends. */
export function markedParts(text: string, mentions: readonly TopicMention[]): MarkedPart[] {
  const borders = mentions
    .flatMap(({ start, end }) => [start, end])
    .filter((at) => at > 0 && at < text.length);
  const all = [...new Set([0, ...borders, text.length])].sort((one, other) => one - other);
  return all.slice(0, -1).map((from, index) => {
    const until = all[index + 1] ?? text.length;
    return {
      text: text.slice(from, until),
      mentions: mentions.filter(({ start, end }) => start <= from && end >= until),
    };
  });
}
