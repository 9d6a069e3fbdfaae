import type { ReactNode } from 'react';
import { PageLink } from '#web/app/controls/page-link.tsx';
import styles from './insights.module.css';
import { InsightsFilters, PeriodLine, PrintButton } from './insights-filters.tsx';
import { insightsUrl, withoutOrder } from './insights-search.ts';
import type { useInsightsSearch } from './use-insights-search.ts';

export interface InsightsHeadProps {
  title: string;
  /** Another page about the same reviews. */
  link: { path: string; text: string };
  state: ReturnType<typeof useInsightsSearch>;
}

/** The title of a page of insights, what it is about, and the fields that change that. */
export function InsightsHead({ title, link, state }: InsightsHeadProps): ReactNode {
  const { search, filter, problem } = state;
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
        <div className="row">
          <PageLink href={insightsUrl(link.path, withoutOrder(search))} className={styles.noPrint}>
            {link.text}
          </PageLink>
          <PrintButton />
        </div>
        {problem === null && <PeriodLine search={search} period={filter} />}
      </div>
      <InsightsFilters {...state} />
    </>
  );
}
