import type { ReactNode } from 'react';
import { pages } from '#contract/paths.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { InsightsLayout } from '#web/app/insights/insights-layout.tsx';
import {
  useFigures,
  useInsights,
  useInsightsState,
  usePropertyTable,
} from '#web/app/insights/use-insights.ts';
import { CategoryMap } from './category-map.tsx';
import { insightsCopy as copy } from './copy.ts';
import { FixFirst } from './fix-first.tsx';
import { Headline } from './headline.tsx';
import { OverviewCharts } from './overview-charts.tsx';
import { TopicBars } from './topic-bars.tsx';

/** What guests praise and complain about, where, since when, and what to fix first. */
export function InsightsPage(): ReactNode {
  const state = useInsightsState(pages.insights());
  const overview = useFigures('GET /insights/overview', state);
  return (
    <InsightsLayout
      title={copy.title}
      link={{ path: pages.properties(), text: copy.properties }}
      state={state}
    >
      <Loaded query={overview} copy={copy}>
        {({ reviews }) =>
          reviews.n === 0 ? (
            <div className="empty">
              <p>{copy.none}</p>
              {state.search.days === 365 ? (
                <p>{copy.noneAtAll}</p>
              ) : (
                <Button onClick={() => state.change({ days: 365, from: undefined, to: undefined })}>
                  {copy.longer}
                </Button>
              )}
            </div>
          ) : (
            <Sections overview={overview} />
          )
        }
      </Loaded>
    </InsightsLayout>
  );
}

function Sections({ overview }: { overview: ReturnType<typeof useFigures<'GET /insights/overview'>> }) {
  const state = useInsights();
  const priorities = useFigures('GET /insights/priorities', state);
  const topics = useFigures('GET /insights/topics', state);
  const { sortBy = 'reviews', sortOrder = 'desc' } = state.search;
  const order = { sortBy, sortOrder };
  const categories = usePropertyTable('GET /insights/categories', state, order);
  return (
    <>
      <Headline query={overview} />
      <FixFirst query={priorities} />
      {/* Only once the section above has its height, so that these do not move. */}
      {!priorities.isPending && (
        <>
          <OverviewCharts query={overview} />
          <TopicBars query={topics} overview={overview.data} />
          <CategoryMap query={categories} order={order} />
        </>
      )}
    </>
  );
}
