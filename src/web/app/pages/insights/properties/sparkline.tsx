import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { Properties } from '#contract/insights/insights.ts';
import { shortMonth } from '#domain/dates.ts';
import { type Day, firstDayOf, type Month } from '#domain/day.ts';
import { isIncompleteMonth } from '#domain/insights/insights.ts';
import shared from '#web/app/insights/insights.module.css';
import { propertiesCopy as copy } from './copy.ts';

/** Pixels. */
const WIDTH = 88;
const HEIGHT = 24;
const MARGIN = 3;
const POINT = 2;
const MOST_STARS = 5;
/** The axis begins here, or lower where an average is. */
const USUAL_LOW = 3;

export interface SparklineProps {
  months: Properties['properties'][number]['months'];
  /** The last day of the period. */
  until: Day;
}

/** The average of the last twelve months as a line. The circle at its end is open while that month is incomplete. */
export function Sparkline({ months, until }: SparklineProps) {
  const averages = months.flatMap(({ average }) => (average === null ? [] : [average]));
  if (averages.length === 0) return null;
  const x = scaleLinear({ domain: [0, Math.max(1, months.length - 1)], range: [MARGIN, WIDTH - MARGIN] });
  const y = scaleLinear({
    domain: [Math.min(USUAL_LOW, ...averages), MOST_STARS],
    range: [HEIGHT - MARGIN, MARGIN],
  });
  const isIncomplete = (month: Month) => isIncompleteMonth(month, { from: firstDayOf(month), to: until });
  const points = months.map(({ month, average }, index) => ({ month, average, left: x(index) }));
  const spoken = points.map(
    ({ month, average }) =>
      `${isIncomplete(month) ? copy.incomplete(shortMonth(month)) : shortMonth(month)} ${average === null ? copy.noValue : average.toFixed(1)}`,
  );
  const last = points.findLast(({ average }) => average !== null);
  return (
    <svg
      data-series="plain"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={copy.sparkline(spoken.join(', '))}
    >
      <LinePath
        data={points}
        x={({ left }) => left}
        y={({ average }) => y(average ?? 0)}
        defined={({ average }) => average !== null}
        className={shared.line}
      />
      {last?.average && (
        <circle
          cx={last.left}
          cy={y(last.average)}
          r={POINT}
          fill={isIncomplete(last.month) ? 'var(--color-raised)' : 'currentColor'}
          stroke="currentColor"
        />
      )}
    </svg>
  );
}
