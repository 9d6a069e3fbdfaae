import { shortMonth } from '#domain/dates.ts';
import { isIncompleteMonth, type Period } from '#domain/insights/insights.ts';
import type { ChartPanel } from './chart-panel.tsx';
import { chartCopy } from './copy.ts';
import { FigureLink } from './figure-link.tsx';
import styles from './insights.module.css';

export interface MonthChartProps {
  caption: string;
  /** YYYY-MM */
  months: readonly string[];
  /** The part of the period up to today. */
  elapsed: Period;
  panels: readonly ChartPanel[];
}

/** What a chart of months shows, as a table. */
export function MonthTable({ caption, months, elapsed, panels }: MonthChartProps) {
  return (
    <table className="data-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{chartCopy.month}</th>
          {panels.map(({ label }) => (
            <th key={label} scope="col" className={styles.number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month, index) => (
          <tr key={month}>
            <th scope="row">
              {shortMonth(month)}{' '}
              {isIncompleteMonth(month, elapsed) && <span className="note">{chartCopy.incomplete}</span>}
            </th>
            {panels.map(({ label, kind, figures }) => (
              <td key={label} className={styles.number}>
                {figures[index] && <FigureLink figure={figures[index]} kind={kind} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
