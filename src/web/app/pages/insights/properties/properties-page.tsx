import type { ReactNode } from 'react';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { PROPERTY_SORT_KEYS } from '#domain/insights/insights.ts';
import { MoreButton } from '#web/app/controls/more-button.tsx';
import { sectionCopy } from '#web/app/insights/copy.ts';
import styles from '#web/app/insights/insights.module.css';
import { InsightsLayout } from '#web/app/insights/insights-layout.tsx';
import { InsightsSection } from '#web/app/insights/insights-section.tsx';
import { useInsightsState, usePropertyTable } from '#web/app/insights/use-insights.ts';
import { oneOf } from '#web/app/search-string.ts';
import { propertiesCopy as copy } from './copy.ts';
import { PropertiesTable } from './properties-table.tsx';

/** Every property with its figures, in any order. */
export function PropertiesPage(): ReactNode {
  const state = useInsightsState(pages.properties());
  const sortBy = oneOf(PROPERTY_SORT_KEYS, state.search.sortBy);
  // The worst first; the server sorts properties with few reviews to the end.
  const order = {
    sortBy: sortBy ?? 'average',
    sortOrder: (sortBy && state.search.sortOrder) ?? 'asc',
  } as const;
  const properties = usePropertyTable('GET /insights/properties', state, order);
  return (
    <InsightsLayout title={copy.title} link={{ path: pages.insights(), text: copy.insights }} state={state}>
      <InsightsSection
        heading={copy.heading}
        intro={copy.intro}
        query={properties}
        csv={routePath('GET /insights/properties.csv')}
      >
        {({ pages: parts }) => {
          const rows = parts.flatMap((part) => part.properties);
          if (rows.length === 0) return <p>{copy.none}</p>;
          return (
            <>
              <PropertiesTable rows={rows} order={order} />
              <MoreButton query={properties} text={sectionCopy.more} className={styles.noPrint} />
            </>
          );
        }}
      </InsightsSection>
    </InsightsLayout>
  );
}
