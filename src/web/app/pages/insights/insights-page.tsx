import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import styles from '#web/app/insights/insights.module.css';
import { InsightsHead } from '#web/app/insights/insights-head.tsx';
import {
  categoriesQuery,
  overviewQuery,
  prioritiesQuery,
  topicsQuery,
} from '#web/app/insights/insights-queries.ts';
import { useInsightsSearch } from '#web/app/insights/use-insights-search.ts';
import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import { Spinner } from '#web/property/spinner.tsx';
import { CategoryMap } from './category-map.tsx';
import { insightsCopy as copy } from './copy.ts';
import { FixFirst } from './fix-first.tsx';
import { Headline } from './headline.tsx';
import { OverviewCharts } from './overview-charts.tsx';
import { TopicBars } from './topic-bars.tsx';

const DEFAULT_ORDER = { sortBy: 'reviews', sortOrder: 'desc' } as const;

/** What guests praise and complain about, where, since when, and what to fix first. */
export function InsightsPage(): ReactNode {
  const { client } = useAppContext();
  const state = useInsightsSearch(pages.insights());
  const { search, filter, problem, elapsed, change, csvUrl } = state;
  usePageTitle(copy.title);
  const enabled = problem === null;
  const overview = useQuery({ ...overviewQuery(client, filter), enabled });
  const isEmpty = overview.data?.reviews.n === 0;
  const hasRows = enabled && !isEmpty;
  const priorities = useQuery({ ...prioritiesQuery(client, filter), enabled: hasRows });
  const topics = useQuery({ ...topicsQuery(client, filter), enabled: hasRows });
  const { sortBy = DEFAULT_ORDER.sortBy, sortOrder = DEFAULT_ORDER.sortOrder } = search;
  const order = { sortBy, sortOrder };
  const categories = useInfiniteQuery({ ...categoriesQuery(client, filter, order), enabled: hasRows });

  return (
    <main className={`page ${styles.page}`}>
      <InsightsHead
        title={copy.title}
        link={{ path: pages.properties(), text: copy.properties }}
        state={state}
      />
      {enabled && overview.error && (
        <FailureAlert message={messageOr(overview.error, copy.failed)}>
          <Button onClick={() => void overview.refetch()}>{copy.retry}</Button>
        </FailureAlert>
      )}
      {enabled && overview.isPending && <Spinner label={copy.loading} />}
      {enabled && isEmpty && (
        <div className="empty">
          <p>{copy.none}</p>
          {search.days === 365 ? (
            <p>{copy.noneAtAll}</p>
          ) : (
            <Button onClick={() => change({ days: 365, from: undefined, to: undefined })}>
              {copy.longer}
            </Button>
          )}
        </div>
      )}
      {hasRows && overview.data && (
        <>
          <Headline
            overview={overview.data}
            isStale={overview.isPlaceholderData}
            csv={csvUrl(routePath('GET /insights/overview.csv'))}
          />
          <FixFirst
            query={priorities}
            search={search}
            csv={csvUrl(routePath('GET /insights/priorities.csv'))}
          />
          {/* Only once the section above has its height, so that these do not move. */}
          {!priorities.isPending && (
            <>
              <OverviewCharts overview={overview} elapsed={elapsed} />
              <TopicBars
                query={topics}
                overview={overview.data}
                search={search}
                csv={csvUrl(routePath('GET /insights/topics.csv'))}
              />
              <CategoryMap
                query={categories}
                order={order}
                onSort={change}
                search={search}
                csv={csvUrl(routePath('GET /insights/categories.csv'))}
              />
            </>
          )}
        </>
      )}
    </main>
  );
}
