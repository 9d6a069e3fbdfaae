import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useId } from 'react';
import type { Figure } from '#contract/insights.ts';
import { shortMonth } from '#domain/dates.ts';
import { PageLink } from '../controls/page-link.tsx';
import { tooltip } from '../controls/tooltip.ts';
import { chartCopy } from './copy.ts';
import { type FigureKind, formatValue, isSmall } from './figure-format.ts';
import { FigureLink } from './figure-link.tsx';
import styles from './insights.module.css';
import { rowsUrl } from './rows-url.ts';

/** Pixels. */
const PANEL_HEIGHT = 104;
const HEAD = 40;
const FOOT = 22;
const LEFT = 40;
const RIGHT = 8;
const LABEL_WIDTH = 44;
const POINT = 3.5;
const TICKS = 3;

/** One measure of every month, above or below the others. */
export interface ChartPanel {
  label: string;
  kind: FigureKind;
  look: 'line' | 'bars';
  /** Its colour. */
  series: 'plain' | 'positive' | 'negative';
  /** One of each month. */
  figures: readonly Figure[];
  /** The lowest and the highest value of the axis. */
  domain: readonly [low: number, high: number];
}

export interface MonthChartProps {
  caption: string;
  /** YYYY-MM */
  months: readonly string[];
  panels: readonly ChartPanel[];
}

/** Measures by month, on one axis of time. Each point leads to its reviews, and a table says the same. */
export function MonthChart({ caption, months, panels }: MonthChartProps) {
  const { parentRef, width } = useParentSize({
    debounceTime: 50,
    ignoreDimensions: ['height', 'top', 'left'],
  });
  return (
    <figure className={styles.chart}>
      <div ref={parentRef}>
        {width > 0 && <Panels caption={caption} months={months} panels={panels} width={width} />}
      </div>
      <details>
        <summary className={styles.noPrint}>{chartCopy.table}</summary>
        <MonthTable caption={caption} months={months} panels={panels} />
      </details>
    </figure>
  );
}

function Panels({ caption, months, panels, width }: MonthChartProps & { width: number }) {
  const x = scaleBand({ domain: [...months], range: [LEFT, width - RIGHT], padding: 0.3 });
  const height = panels.length * (HEAD + PANEL_HEIGHT) + FOOT;
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
                : shortMonth(month).slice(0, 3)}
            </text>
          ) : null,
        )}
      </g>
    </svg>
  );
}

const isFirstOfYear = (month: string, index: number) => index === 0 || month.endsWith('-01');

interface PanelProps {
  panel: ChartPanel;
  months: readonly string[];
  x: ReturnType<typeof scaleBand<string>>;
  top: number;
  width: number;
}

function Panel({ panel, months, x, top, width }: PanelProps) {
  const hatching = useId();
  const { label, kind, look, figures } = panel;
  const bottom = top + HEAD + PANEL_HEIGHT;
  const y = scaleLinear<number>({ domain: [...panel.domain], range: [bottom, top + HEAD], nice: TICKS });
  const points = months.flatMap((month, index) => {
    const figure = figures[index];
    return figure ? [{ month, figure, left: x(month) ?? 0, value: figure.value }] : [];
  });
  const centre = (left: number) => left + x.bandwidth() / 2;
  return (
    <g data-series={panel.series}>
      <Hatching id={hatching} />
      <g className={styles.ticks}>
        <text x={0} y={top + 22} className={styles.panelLabel}>
          {label}
        </text>
        {y.ticks(TICKS).map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick)} dy="0.35em" textAnchor="end">
              {formatTick(kind, tick)}
            </text>
          </g>
        ))}
      </g>
      {look === 'line' && (
        <LinePath
          data={points}
          x={({ left }) => centre(left)}
          y={({ value }) => y(value ?? 0)}
          defined={({ value }) => value !== null}
          className={styles.line}
        />
      )}
      {points.map(({ month, figure, left, value }) => {
        if (value === null || figure.n === 0) return null;
        const small = isSmall(figure.n);
        return (
          <PageLink
            key={month}
            href={rowsUrl(figure.query)}
            className={styles.point}
            {...tooltip(chartCopy.point(shortMonth(month), label, formatValue(kind, value)))}
          >
            <rect
              className={styles.target}
              x={left}
              y={top + HEAD}
              width={x.bandwidth()}
              height={PANEL_HEIGHT}
            />
            {look === 'bars' ? (
              <rect
                className={styles.bar}
                x={left}
                y={y(value)}
                width={x.bandwidth()}
                height={bottom - y(value)}
                fill={small ? `url(#${hatching})` : 'currentColor'}
              />
            ) : (
              <circle className={styles.dot} data-small={small} cx={centre(left)} cy={y(value)} r={POINT} />
            )}
          </PageLink>
        );
      })}
    </g>
  );
}

/** What bars of few reviews are filled with. */
function Hatching({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2.5" height="5" fill="currentColor" />
    </pattern>
  );
}

/** Ticks of stars have no more decimals than they need. */
function formatTick(kind: FigureKind, value: number): string {
  return kind === 'count' ? formatValue(kind, value) : String(Math.round(value * 10) / 10);
}

function MonthTable({ caption, months, panels }: MonthChartProps) {
  return (
    <table className={styles.table}>
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
            <th scope="row">{shortMonth(month)}</th>
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
