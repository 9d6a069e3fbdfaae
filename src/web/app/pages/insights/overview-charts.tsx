import type { Overview } from '#contract/insights/insights.ts';
import { formatValue } from '#web/app/insights/figure-format.ts';
import { FigureLink } from '#web/app/insights/figure-link.tsx';
import { InsightsSection, type InsightsSectionProps } from '#web/app/insights/insights-section.tsx';
import { MonthChart } from '#web/app/insights/month-chart.tsx';
import { ShareBar } from '#web/app/insights/share-bar.tsx';
import { starsCopy, trendCopy } from './copy.ts';
import styles from './insights-page.module.css';

const MOST_STARS = 5;
/** The axis of averages begins here, or lower where an average is. */
const USUAL_LOW = 4;

export function OverviewCharts({ query }: Pick<InsightsSectionProps<Overview>, 'query'>) {
  return (
    <div className={`halves ${styles.charts}`}>
      <InsightsSection heading={trendCopy.heading} query={query}>
        {({ months }) => (
          <MonthChart
            caption={trendCopy.heading}
            months={months.map(({ month }) => month)}
            panels={[
              {
                label: trendCopy.average,
                kind: 'stars',
                look: 'line',
                series: 'plain',
                figures: months.map(({ average }) => average),
                domain: [lowest(months.map(({ average }) => average.value)), MOST_STARS],
              },
              {
                label: trendCopy.reviews,
                kind: 'count',
                look: 'bars',
                series: 'plain',
                figures: months.map(({ reviews }) => reviews),
                domain: [0, Math.max(1, ...months.map(({ reviews }) => reviews.n))],
              },
            ]}
          />
        )}
      </InsightsSection>
      <InsightsSection heading={starsCopy.heading} query={query}>
        {({ ratings, average }) => <StarBars ratings={ratings} rated={average.n} />}
      </InsightsSection>
    </div>
  );
}

function lowest(values: readonly (number | null)[]): number {
  return Math.min(USUAL_LOW, ...values.flatMap((value) => (value === null ? [] : [Math.floor(value)])));
}

function StarBars({ ratings, rated }: { ratings: Overview['ratings']; rated: number }) {
  const most = Math.max(1, ...ratings.map(({ reviews }) => reviews.n));
  return (
    <table className="data-table">
      <caption className="visually-hidden">{starsCopy.caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{starsCopy.columns.rating}</th>
          <th scope="col" colSpan={2}>
            {starsCopy.columns.reviews}
          </th>
          <th scope="col">{starsCopy.columns.share}</th>
        </tr>
      </thead>
      <tbody>
        {ratings.toReversed().map(({ rating, reviews }) => (
          <tr key={rating}>
            <th scope="row">
              <span aria-hidden="true">{starsCopy.stars(rating)}</span>
              <span className="visually-hidden">{starsCopy.name(rating)}</span>
            </th>
            <td className="wide">
              <ShareBar share={reviews.n / most} series="plain" isSmall={false} />
            </td>
            <td className="number">
              <FigureLink figure={reviews} kind="count" />
            </td>
            <td className="number">{rated > 0 && formatValue('share', reviews.n / rated)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
