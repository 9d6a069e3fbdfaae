import type { Figure, Overview } from '#contract/insights/insights.ts';
import { routePath } from '#contract/route-path.ts';
import type { FigureKind } from '#web/app/insights/figure-format.ts';
import { ChangeMark, FigureLink } from '#web/app/insights/figure-link.tsx';
import { InsightsSection, type InsightsSectionProps } from '#web/app/insights/insights-section.tsx';
import { headlineCopy as copy } from './copy.ts';
import styles from './insights-page.module.css';

const DAY_MS = 86_400_000;

/** The key figures, each with its change since the period before. */
export function Headline({ query }: Pick<InsightsSectionProps<Overview>, 'query'>) {
  return (
    <InsightsSection heading={copy.heading} query={query} csv={routePath('GET /insights/overview.csv')}>
      {({ reviews, average, ...figures }) => (
        <dl className={styles.figures}>
          <Entry label={copy.reviews} figure={reviews} kind="count" />
          <Entry label={copy.average} figure={average} kind="stars" better="up" />
          <Entry label={copy.fiveStar} figure={figures.fiveStar} kind="share" better="up" base={average.n} />
          <Entry label={copy.lowStar} figure={figures.lowStar} kind="share" better="down" base={average.n} />
          <Entry
            label={copy.responseRate}
            figure={figures.responseRate}
            kind="share"
            better="up"
            base={reviews.n}
          />
          <Entry label={copy.responseHours} figure={figures.responseHours} kind="hours" better="down" />
          <Entry
            label={copy.undecided}
            figure={figures.undecided}
            kind="count"
            better="down"
            note={figures.oldestUndecided && copy.oldest(daysSince(figures.oldestUndecided))}
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
