import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { PROPERTY_SORT_KEYS } from '#domain/insights/insights.ts';
import { useAppContext } from '#web/app/app-context.ts';
import styles from '#web/app/insights/insights.module.css';
import { InsightsHead } from '#web/app/insights/insights-head.tsx';
import { propertiesQuery } from '#web/app/insights/insights-queries.ts';
import { InsightsSection } from '#web/app/insights/insights-section.tsx';
import { MoreButton } from '#web/app/insights/more-button.tsx';
import { useInsightsSearch } from '#web/app/insights/use-insights-search.ts';
import { oneOf } from '#web/app/search-string.ts';
import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import { propertiesCopy as copy } from './copy.ts';
import { PropertiesTable } from './properties-table.tsx';

/** Every property with its figures, in any order. */
export function PropertiesPage(): ReactNode {
  const { client } = useAppContext();
  const state = useInsightsSearch(pages.properties());
  const { search, filter, problem, elapsed, change, csvUrl } = state;
  usePageTitle(copy.title);
  const sortBy = oneOf(PROPERTY_SORT_KEYS, search.sortBy);
  // The worst first; the server sorts properties with few reviews to the end.
  const order = { sortBy: sortBy ?? 'average', sortOrder: (sortBy && search.sortOrder) ?? 'asc' } as const;
  const enabled = problem === null;
  const properties = useInfiniteQuery({ ...propertiesQuery(client, filter, order), enabled });
  return (
    <main className={`page ${styles.page}`}>
      <InsightsHead title={copy.title} link={{ path: pages.insights(), text: copy.insights }} state={state} />
      {enabled && (
        <InsightsSection
          heading={copy.heading}
          intro={copy.intro}
          query={properties}
          csv={csvUrl(routePath('GET /insights/properties.csv'))}
        >
          {({ pages: parts }) => {
            const rows = parts.flatMap((part) => part.properties);
            if (rows.length === 0) return <p>{copy.none}</p>;
            return (
              <>
                <PropertiesTable
                  rows={rows}
                  order={order}
                  onSort={change}
                  search={search}
                  elapsed={elapsed}
                />
                <MoreButton query={properties} />
              </>
            );
          }}
        </InsightsSection>
      )}
    </main>
  );
}
