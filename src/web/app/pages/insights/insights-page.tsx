import type { Figure, Overview } from '#contract/insights/insights.ts';
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
import { CategoryMap } from './category-map.tsx';
import { insightsCopy as copy, headlineCopy } from './copy.ts';
import { FixFirst } from './fix-first.tsx';
import styles from './insights-page.module.css';
import { OverviewCharts } from './overview-charts.tsx';
import { TopicBars } from './topic-bars.tsx';

/** What guests praise and complain about, where, since when, and what to fix first. */
export function InsightsPage() {
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

const DAY_MS = 86_400_000;

/** The key figures, each with its change since the period before. */
function Headline({ query }: Pick<InsightsSectionProps<Overview>, 'query'>) {
  return (
    <InsightsSection
      heading={headlineCopy.heading}
      query={query}
      csv={routePath('GET /insights/overview.csv')}
    >
      {({ reviews, average, ...figures }) => (
        <dl className={styles.figures}>
          <Entry label={headlineCopy.reviews} figure={reviews} kind="count" />
          <Entry label={headlineCopy.average} figure={average} kind="stars" better="up" />
          <Entry
            label={headlineCopy.fiveStar}
            figure={figures.fiveStar}
            kind="share"
            better="up"
            base={average.n}
          />
          <Entry
            label={headlineCopy.lowStar}
            figure={figures.lowStar}
            kind="share"
            better="down"
            base={average.n}
          />
          <Entry
            label={headlineCopy.responseRate}
            figure={figures.responseRate}
            kind="share"
            better="up"
            base={reviews.n}
          />
          <Entry
            label={headlineCopy.responseHours}
            figure={figures.responseHours}
            kind="hours"
            better="down"
          />
          <Entry
            label={headlineCopy.undecided}
            figure={figures.undecided}
            kind="count"
            better="down"
            note={figures.oldestUndecided && headlineCopy.oldest(daysSince(figures.oldestUndecided))}
          />
        </dl>
      )}
    </InsightsSection>
  );
}

interface EntryProps {
  label: string;
  figure: Figure;
  kind: FigureKind;
  better?: 'up' | 'down';
  base?: number;
  note?: string | null;
}

function Entry({ label, note, better, ...figure }: EntryProps) {
  return (
    <div className={styles.entry}>
      <dt className="label">{label}</dt>
      <dd>
        <span className={styles.value}>
          <FigureLink {...figure} />
        </span>
        <ChangeMark {...figure} better={better} />
      </dd>
      {note && <dd className="note">{note}</dd>}
    </div>
  );
}

function daysSince(instant: string): number {
  return Math.floor((Date.now() - Date.parse(instant)) / DAY_MS);
}
