import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { buttonClass } from '../controls/button.tsx';
import { Failure } from '../controls/failure-alert.tsx';
import { Section } from '../controls/section.tsx';
import { Skeleton } from '../controls/skeleton.tsx';
import { useCan } from '../session/use-can.ts';
import { sectionCopy as copy } from './copy.ts';
import { useInsights } from './use-insights.ts';

export interface InsightsSectionProps<Data> {
  heading: string;
  /** How to read it, in a sentence. */
  intro?: ReactNode;
  /** The path of the same table as a CSV file, relative to the API base. */
  csv?: string;
  query: { data: Data | undefined; error: unknown; isPlaceholderData: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** A card with a heading, whose content is loading, has failed or is shown. */
export function InsightsSection<Data>({ heading, intro, csv, query, children }: InsightsSectionProps<Data>) {
  const { data, error, isPlaceholderData, refetch } = query;
  return (
    <Section
      title={heading}
      intro={intro}
      isBusy={!error && (data === undefined || isPlaceholderData)}
      aside={csv && <CsvLink path={csv} heading={heading} />}
    >
      <Failure error={error} text={copy.failed} onRetry={refetch} />
      {!error && (data === undefined ? <Skeleton label={copy.loading} /> : children(data))}
    </Section>
  );
}

/** Downloads the table of a section, for those who may export. */
function CsvLink({ path, heading }: { path: string; heading: string }) {
  const { csvUrl } = useInsights();
  if (!useCan('reviews:export')) return null;
  return (
    <a
      href={csvUrl(path)}
      download
      className={buttonClass({ look: 'quiet', size: 'small' }, 'no-print')}
      aria-label={copy.csvOf(heading)}
    >
      <Download />
      {copy.csv}
    </a>
  );
}
