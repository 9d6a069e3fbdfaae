import { POLARITIES, TOPICS } from '#domain/insights/topics.ts';
import { parseTopics } from '#domain/reviews/filter.ts';
import { Select } from '#web/app/controls/select.tsx';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import styles from '#web/app/reviews/filters/filters.module.css';

const TOPIC_OPTIONS = [
  { value: undefined, label: filterCopy.anyTopic },
  ...TOPICS.map((value) => ({ value, label: filterCopy.topicName(value) })),
];
const POLARITY_OPTIONS = [
  { value: undefined, label: filterCopy.anyPolarity },
  ...POLARITIES.map((value) => ({ value, label: filterCopy.polarities[value] })),
];

export interface TopicFieldProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A topic, and whether guests praise it or complain about it. */
export function TopicField({ label, value, onChange }: TopicFieldProps) {
  // A link may name several topics. A choice replaces them.
  const { topic, polarity } = (value === undefined ? undefined : parseTopics(value)[0]) ?? {};
  return (
    <div className={styles.topic}>
      <Select label={label} options={TOPIC_OPTIONS} value={topic} onChange={onChange} />
      {topic !== undefined && (
        <Select
          label={filterCopy.polarity}
          options={POLARITY_OPTIONS}
          value={polarity}
          onChange={(chosen) => onChange(chosen === undefined ? topic : `${topic}:${chosen}`)}
        />
      )}
    </div>
  );
}
