import type { ReportPage } from '#contract/reports/report-page.ts';
import { monthInYear, shortMonth } from '#domain/dates.ts';
import { reportCopy as copy } from './report-copy.ts';

/** Units of the drawing, which scales with the page. */
const WIDTH = 720;
const BARS = 80;
const AVERAGES = 60;
const LABEL = 18;
/** Two lines below the bars: the month, and in the first one and in January the year. */
const MONTH = 24;
const MOST_STARS = 5;

/** The reviews of each month as bars, and their average as a line above. Months without a rating interrupt it. */
export function MonthsChart({ months }: Pick<ReportPage, 'months'>) {
  const step = WIDTH / Math.max(1, months.length);
  const most = Math.max(1, ...months.map(({ reviews }) => reviews.n));
  const lowest = Math.min(3, ...months.flatMap(({ average }) => average.value ?? []));
  const centre = (index: number) => (index + 0.5) * step;
  const y = (value: number) => LABEL + AVERAGES * (1 - (value - lowest) / (MOST_STARS - lowest || 1));
  const top = LABEL + AVERAGES + LABEL;
  const path = months
    .map(({ average: { value } }, index) => {
      if (value === null) return '';
      const isFirst = (months[index - 1]?.average.value ?? null) === null;
      return `${isFirst ? 'M' : 'L'}${centre(index)} ${y(value)}`;
    })
    .join('');
  return (
    <figure className="report-chart">
      <svg viewBox={`0 0 ${WIDTH} ${top + LABEL + BARS + 2 * MONTH}`} aria-hidden="true">
        <path d={path} className="report-line" />
        {months.map(({ month, average, reviews }, index) => {
          const height = (BARS * reviews.n) / most;
          const base = top + LABEL + BARS;
          return (
            <g key={month}>
              {average.value !== null && (
                <>
                  <circle cx={centre(index)} cy={y(average.value)} r={3} className="report-dot" />
                  <text x={centre(index)} y={y(average.value) - 7}>
                    {average.value.toFixed(2)}
                  </text>
                </>
              )}
              <rect
                x={index * step + step * 0.2}
                y={base - height}
                width={step * 0.6}
                height={height}
                className="report-bar"
              />
              <text x={centre(index)} y={base - height - 4}>
                {reviews.n}
              </text>
              <text x={centre(index)} y={base} className="report-month">
                <tspan x={centre(index)} dy="1.3em">
                  {monthInYear(month)}
                </tspan>
                {(index === 0 || month.endsWith('-01')) && (
                  <tspan x={centre(index)} dy="1.1em">
                    {month.slice(0, 4)}
                  </tspan>
                )}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="visually-hidden">
        <caption>{copy.months}</caption>
        <tbody>
          {months.map(({ month, average, reviews }) => (
            <tr key={month}>
              <th scope="row">{shortMonth(month)}</th>
              <td>{copy.reviewCount(reviews.n)}</td>
              <td>{average.value?.toFixed(2) ?? copy.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="report-note">{copy.monthsHelp}</figcaption>
    </figure>
  );
}

/** How many reviews have each number of stars, from five to one. */
export function RatingBars({ ratings }: Pick<ReportPage['figures'], 'ratings'>) {
  const most = Math.max(1, ...ratings.map(({ reviews }) => reviews.n));
  return (
    <ul className="report-ratings" aria-label={copy.ratings}>
      {ratings.toReversed().map(({ rating, reviews }) => (
        <li key={rating}>
          <span>{copy.stars(rating)}</span>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * reviews.n) / most} height={6} className="report-bar" />
          </svg>
          <span>{copy.reviewCount(reviews.n)}</span>
        </li>
      ))}
    </ul>
  );
}
