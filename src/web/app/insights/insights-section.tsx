import Download from 'lucide-react/icons/download';
import { type ReactNode, useId } from 'react';
import { messageOr } from '../api/api-error.ts';
import { Button, buttonClass } from '../controls/button.tsx';
import { FailureAlert } from '../controls/failure-alert.tsx';
import { useCan } from '../session/use-can.ts';
import { sectionCopy } from './copy.ts';
import styles from './insights.module.css';

/** What a section needs of a query. */
export interface SectionQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export interface InsightsSectionProps<Data> {
  heading: string;
  /** How to read it, in a sentence. */
  intro?: ReactNode;
  /** The URL of the same table as a CSV file. */
  csv?: string;
  query: SectionQuery<Data>;
  className?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** A card with a heading, whose content is loading, has failed or is shown. */
export function InsightsSection<Data>(props: InsightsSectionProps<Data>) {
  const { heading, intro, csv, query, className, children } = props;
  const { data, error, isPlaceholderData, refetch } = query;
  const id = useId();
  const isLoading = error === null && (data === undefined || isPlaceholderData);
  return (
    <section
      className={`card ${styles.section} ${className ?? ''}`}
      aria-labelledby={id}
      aria-busy={isLoading}
    >
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {csv && <CsvLink href={csv} heading={heading} />}
        {intro && <p className="note">{intro}</p>}
      </div>
      {error !== null && (
        <FailureAlert message={messageOr(error, sectionCopy.failed)}>
          <Button onClick={() => void refetch()}>{sectionCopy.retry}</Button>
        </FailureAlert>
      )}
      {data !== undefined && error === null && children(data)}
      {data === undefined && error === null && <Skeleton />}
    </section>
  );
}

/** Downloads the table of a section, for those who may export. */
export function CsvLink({ href, heading }: { href: string; heading: string }) {
  if (!useCan('reviews:export')) return null;
  return (
    <a
      href={href}
      download
      className={buttonClass({ look: 'quiet', size: 'small' }, styles.noPrint)}
      aria-label={sectionCopy.csvOf(heading)}
    >
      <Download />
      {sectionCopy.csv}
    </a>
  );
}

/** The place of a table that is still loading. */
function Skeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{sectionCopy.loading}</span>
      <span className="placeholder" />
      <span className="placeholder" />
      <span className="placeholder" />
    </div>
  );
}
