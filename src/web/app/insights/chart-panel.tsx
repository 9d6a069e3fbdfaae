import { type scaleBand, scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useId } from 'react';
import type { Figure } from '#contract/insights/insights.ts';
import { shortMonth } from '#domain/dates.ts';
import { isIncompleteMonth } from '#domain/insights/insights.ts';
import { PageLink } from '../controls/page-link.tsx';
import { tooltip } from '../controls/tooltip.ts';
import { chartCopy } from './copy.ts';
import { type FigureKind, formatValue, isSmall } from './figure-format.ts';
import styles from './insights.module.css';
import { rowsUrl } from './rows-url.ts';
import { Hatching } from './share-bar.tsx';
import { useInsights } from './use-insights.ts';

/** Pixels: of a panel, of its label above it, and beside it. */
export const PANEL_HEIGHT = 104;
export const HEAD = 40;
export const LEFT = 56;
export const RIGHT = 8;
const LABEL_BASE = 22;
const POINT = 3.5;
const TICKS = 3;

/** One measure of every month, above or below the others. */
export interface ChartPanel {
  label: string;
  kind: FigureKind;
  look: 'line' | 'bars';
  series: 'plain' | 'positive' | 'negative';
  /** One of each month. */
  figures: readonly Figure[];
  /** The lowest and the highest value of the axis. */
  domain: readonly [low: number, high: number];
}

export interface PanelProps {
  panel: ChartPanel;
  months: readonly string[];
  x: ReturnType<typeof scaleBand<string>>;
  top: number;
  width: number;
}

export function Panel({ panel, months, x, top, width }: PanelProps) {
  const { elapsed } = useInsights();
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
        <text x={0} y={top + LABEL_BASE} className={styles.panelLabel}>
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
        const isIncomplete = isIncompleteMonth(month, elapsed);
        const name = isIncomplete ? chartCopy.incompleteMonth(shortMonth(month)) : shortMonth(month);
        return (
          <PageLink
            key={month}
            href={rowsUrl(figure.query)}
            className={styles.point}
            data-incomplete={isIncomplete}
            {...tooltip(chartCopy.point(name, label, formatValue(kind, value)))}
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

/** Ticks of stars have no more decimals than they need. */
function formatTick(kind: FigureKind, value: number): string {
  return kind === 'count' ? formatValue(kind, value) : String(Math.round(value * 10) / 10);
}
