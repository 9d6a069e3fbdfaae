import { useId } from 'react';
import type { Figure, Overview } from '#contract/insights/insights.ts';
import type { FigureKind } from '#web/app/insights/figure-format.ts';
import { ChangeMark, FigureLink } from '#web/app/insights/figure-link.tsx';
import shared from '#web/app/insights/insights.module.css';
import { CsvLink } from '#web/app/insights/insights-section.tsx';
import { headlineCopy as copy } from './copy.ts';
import styles from './insights-page.module.css';

const DAY_MS = 86_400_000;

export interface HeadlineProps {
  overview: Overview;
  /** Whether these are still the figures of other filters. */
  isStale: boolean;
  csv: string;
}

/** The key figures, each with its change since the period before. */
export function Headline({ overview, isStale, csv }: HeadlineProps) {
  const { reviews, average, fiveStar, lowStar, responseRate, responseHours, undecided } = overview;
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading} aria-busy={isStale}>
      <div className={shared.head}>
        <h2 id={heading}>{copy.heading}</h2>
        <CsvLink href={csv} heading={copy.heading} />
      </div>
      <dl className={styles.figures}>
        <Entry label={copy.reviews} figure={reviews} kind="count" />
        <Entry label={copy.average} figure={average} kind="stars" better="up" />
        <Entry label={copy.fiveStar} figure={fiveStar} kind="share" better="up" base={average.n} />
        <Entry label={copy.lowStar} figure={lowStar} kind="share" better="down" base={average.n} />
        <Entry label={copy.responseRate} figure={responseRate} kind="share" better="up" base={reviews.n} />
        <Entry label={copy.responseHours} figure={responseHours} kind="hours" better="down" />
        <Entry
          label={copy.undecided}
          figure={undecided}
          kind="count"
          better="down"
          note={overview.oldestUndecided && copy.oldest(daysSince(overview.oldestUndecided))}
        />
      </dl>
    </section>
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
