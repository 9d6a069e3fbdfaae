import type { Overview } from '#contract/insights/insights.ts';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import type { FigureKind } from '#web/app/insights/figure-format.ts';
import { ChangeMark, FigureLink } from '#web/app/insights/figure-link.tsx';
import { InsightsLayout } from '#web/app/insights/insights-layout.tsx';
import { InsightsSection, type InsightsSectionProps } from '#web/app/insights/insights-section.tsx';
import {
  useFigures,
  useInsights,
  useInsightsState,
  usePropertyTable,
} from '#web/app/insights/use-insights.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { CategoryMap } from './category-map.tsx';
import { insightsCopy as copy, headlineCopy } from './copy.ts';
import { FixFirst } from './fix-first.tsx';
import { OverviewCharts } from './overview-charts.tsx';
import { TopicBars } from './topic-bars.tsx';

/** What guests praise and complain about, where, since when, and what to fix first. */
export function InsightsPage() {
  const state = useInsightsState(pages.insights());
  const overview = useFigures('GET /insights/overview', state);
  const canReport = useCan('reports:manage');
  return (
    <InsightsLayout
      title={copy.title}
      links={[
        { path: pages.properties(), text: copy.properties },
        { path: pages.targets(), text: copy.targets },
        ...(canReport ? [{ path: pages.reports(), text: copy.reports }] : []),
      ]}
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

interface KeyFigure {
  name: 'reviews' | 'average' | 'fiveStar' | 'lowStar' | 'responseRate' | 'responseHours' | 'undecided';
  kind: FigureKind;
  better?: 'up' | 'down';
  /** The figure whose reviews a share is of. */
  base?: 'reviews' | 'average';
}

const KEY_FIGURES: readonly KeyFigure[] = [
  { name: 'reviews', kind: 'count' },
  { name: 'average', kind: 'stars', better: 'up' },
  { name: 'fiveStar', kind: 'share', better: 'up', base: 'average' },
  { name: 'lowStar', kind: 'share', better: 'down', base: 'average' },
  { name: 'responseRate', kind: 'share', better: 'up', base: 'reviews' },
  { name: 'responseHours', kind: 'hours', better: 'down' },
  { name: 'undecided', kind: 'count', better: 'down' },
];
const DAY_MS = 86_400_000;

/** The key figures, each with its change since the period before. */
function Headline({ query }: Pick<InsightsSectionProps<Overview>, 'query'>) {
  return (
    <InsightsSection
      heading={headlineCopy.heading}
      query={query}
      csv={routePath('GET /insights/overview.csv')}
    >
      {(overview) => (
        <dl className="columns-narrow figures">
          {KEY_FIGURES.map(({ name, kind, better, base = name }) => (
            <div key={name}>
              <dt className="note">{headlineCopy[name]}</dt>
              <dd>
                <FigureLink figure={overview[name]} kind={kind} base={overview[base].n} />
              </dd>
              <dd>
                <ChangeMark figure={overview[name]} kind={kind} better={better} />
              </dd>
              {name === 'undecided' && overview.oldestUndecided && (
                <dd className="note">{headlineCopy.oldest(daysSince(overview.oldestUndecided))}</dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </InsightsSection>
  );
}

function daysSince(instant: string): number {
  return Math.floor((Date.now() - Date.parse(instant)) / DAY_MS);
}
