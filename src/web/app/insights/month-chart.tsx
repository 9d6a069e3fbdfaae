import { useParentSize } from '@visx/responsive';
import { scaleBand } from '@visx/scale';
import { monthInYear, shortMonth } from '#domain/dates.ts';
import { isIncompleteMonth } from '#domain/insights/insights.ts';
import { DataTable } from '../controls/data-table.tsx';
import { type ChartPanel, HEAD, LEFT, PANEL_HEIGHT, Panel, RIGHT } from './chart-panel.tsx';
import { chartCopy } from './copy.ts';
import { FigureLink } from './figure-link.tsx';
import styles from './insights.module.css';
import { useInsights } from './use-insights.ts';

/** Pixels: of the names of months below the panels, and of one of them. */
const FOOT = 22;
const LABEL_WIDTH = 44;

export interface MonthChartProps {
  caption: string;
  /** YYYY-MM */
  months: readonly string[];
  panels: readonly ChartPanel[];
}

/** Measures by month, on one axis of time. Each point leads to its reviews, and a table says the same. */
export function MonthChart(props: MonthChartProps) {
  const { months, panels } = props;
  const { elapsed } = useInsights();
  const { parentRef, width } = useParentSize({
    debounceTime: 50,
    ignoreDimensions: ['height', 'top', 'left'],
  });
  return (
    <figure className={`stack-small ${styles.chart}`}>
      {/* Reserves the height until the width is known. */}
      <div ref={parentRef} style={{ minHeight: heightOf(panels) }}>
        {width > 0 && <Panels {...props} width={width} />}
      </div>
      {months.some((month) => isIncompleteMonth(month, elapsed)) && (
        <p className="note">{chartCopy.incompleteNote}</p>
      )}
      <details>
        <summary className="note no-print">{chartCopy.table}</summary>
        <MonthTable {...props} />
      </details>
    </figure>
  );
}

function Panels({ caption, months, panels, width }: MonthChartProps & { width: number }) {
  const { elapsed } = useInsights();
  const x = scaleBand({ domain: [...months], range: [LEFT, width - RIGHT], padding: 0.3 });
  const height = heightOf(panels);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / x.step()));
  const centre = (month: string) => (x(month) ?? 0) + x.bandwidth() / 2;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the elements of this role are not allowed in SVG
    <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={caption}>
      {panels.map((panel, index) => (
        <Panel
          key={panel.label}
          panel={panel}
          months={months}
          x={x}
          top={index * (HEAD + PANEL_HEIGHT)}
          width={width}
        />
      ))}
      <g className={styles.ticks} textAnchor="middle">
        {months.map((month, index) =>
          index % every === 0 ? (
            <text key={month} x={centre(month)} y={height - 6}>
              {isFirstOfYear(month, index) && every === 1 && x.step() > 2 * LABEL_WIDTH
                ? shortMonth(month)
                : monthInYear(month)}
              {isIncompleteMonth(month, elapsed) && '*'}
            </text>
          ) : null,
        )}
      </g>
    </svg>
  );
}

const heightOf = ({ length }: { length: number }) => length * (HEAD + PANEL_HEIGHT) + FOOT;

const isFirstOfYear = (month: string, index: number) => index === 0 || month.endsWith('-01');

function MonthTable({ caption, months, panels }: MonthChartProps) {
  const { elapsed } = useInsights();
  const headers = panels.map(({ label }) => (
    <th key={label} scope="col" className="number">
      {label}
    </th>
  ));
  return (
    <DataTable caption={caption} columns={[chartCopy.month, ...headers]}>
      <tbody>
        {months.map((month, index) => (
          <tr key={month}>
            <th scope="row">
              {shortMonth(month)}{' '}
              {isIncompleteMonth(month, elapsed) && <span className="note">{chartCopy.incomplete}</span>}
            </th>
            {panels.map(({ label, kind, figures }) => (
              <td key={label} className="number">
                {figures[index] && <FigureLink figure={figures[index]} kind={kind} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
