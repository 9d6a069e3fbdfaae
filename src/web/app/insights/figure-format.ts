import type { Figure } from '#contract/insights/insights.ts';
import { formatNumber } from '#domain/format-number.ts';
import { MIN_RANKED } from '#domain/insights/insights.ts';
import { unitCopy as copy } from './copy.ts';

/** What a figure measures: reviews, stars, a score out of ten, a share from 0 to 1, or hours. */
export type FigureKind = 'count' | 'stars' | 'score' | 'share' | 'hours';

const HOURS_PER_DAY = 24;
/** From here on, hours are shown as days. */
const MANY_HOURS = 48;

const FORMATS: Record<FigureKind, (value: number) => string> = {
  count: formatNumber,
  stars: (value) => value.toFixed(2),
  score: (value) => copy.score(value.toFixed(1)),
  share: (value) => copy.share(String(Math.round(value * 100))),
  hours: (value) =>
    value < MANY_HOURS
      ? copy.hours(formatNumber(oneDecimal(value)))
      : copy.days(formatNumber(oneDecimal(value / HOURS_PER_DAY))),
};

/** The value that a reader takes from its format, which rounds. */
const SHOWN: Record<FigureKind, (value: number) => number> = {
  count: (value) => value,
  stars: (value) => Number(value.toFixed(2)),
  score: (value) => Number(value.toFixed(1)),
  share: (value) => Math.round(value * 100) / 100,
  hours: (value) =>
    value < MANY_HOURS ? oneDecimal(value) : oneDecimal(value / HOURS_PER_DAY) * HOURS_PER_DAY,
};

/** One decimal below ten, none from there on. */
function oneDecimal(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}

export function formatValue(kind: FigureKind, value: number | null): string {
  return value === null ? copy.nothing : FORMATS[kind](value);
}

/** How a figure differs from the period before. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  /** By how much, without a sign; empty where nothing changed. */
  amount: string;
  before: string;
}

/** The change between the two numbers as they are shown. Null where nothing can be compared. */
export function changeOf(kind: FigureKind, { value, previous }: Figure): Change | null {
  if (value === null || previous === null || previous === undefined) return null;
  if (kind === 'count' && value === 0 && previous === 0) return null;
  const amount = amountOf(kind, SHOWN[kind](value), SHOWN[kind](previous));
  const isSame = value === previous || Number.parseFloat(amount) === 0;
  return {
    direction: isSame ? 'same' : value > previous ? 'up' : 'down',
    amount: isSame ? '' : amount,
    before: formatValue(kind, previous),
  };
}

function amountOf(kind: FigureKind, value: number, previous: number): string {
  const difference = Math.abs(value - previous);
  if (kind === 'share') return copy.points(Math.round(difference * 100));
  if (kind !== 'count') return FORMATS[kind](difference);
  // A percentage of nothing, or of a few, says little.
  if (previous < MIN_RANKED) return formatNumber(difference);
  return copy.share(formatNumber(Math.round((100 * difference) / previous)));
}

/** Whether so few reviews are behind a number that it must not be compared. */
export const isSmall = (base: number): boolean => base < MIN_RANKED;
