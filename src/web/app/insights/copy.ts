import { counted, formatNumber, plural } from '#domain/format-number.ts';
import type { PeriodProblem } from './insights-search.ts';

export const figureCopy = {
  rows: (count: number) => plural(count, 'Show the review', `Show the ${formatNumber(count)} reviews`),
  few: (count: number) => `Only ${counted(count, 'review', 'reviews')}`,
  before: (value: string) => `${value} in the period before`,
  change: {
    up: (amount: string) => `▲ ${amount}`,
    down: (amount: string) => `▼ ${amount}`,
    same: () => '=',
  },
  verdicts: { better: 'better', worse: 'worse' },
  spoken: {
    up: (amount: string, before: string) => `, up by ${amount}, was ${before}`,
    down: (amount: string, before: string) => `, down by ${amount}, was ${before}`,
    same: () => ', as before',
  },
} as const;

export const sectionCopy = {
  csv: 'CSV',
  csvOf: (heading: string) => `CSV of ${heading}`,
  loading: 'Loading…',
  failed: 'This part could not be loaded.',
  more: 'Show more properties',
} as const;

export const sentenceCopy = {
  rating: (stars: number) => `${stars.toFixed(1)} ★`,
} as const;

export const periodCopy = {
  label: 'Filters',
  period: 'Period',
  days: (days: number) => `Last ${counted(days, 'day', 'days')}`,
  custom: 'Other dates…',
  from: 'From',
  to: 'To',
  problems: {
    reversed: 'The first day is after the last.',
    tooLong: 'Choose at most ten years.',
  } satisfies Record<PeriodProblem, string>,
  compared: (period: string, before: string) => `${period}, against ${before}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  print: 'Print',
} as const;

export const chartCopy = {
  table: 'Show as table',
  month: 'Month',
  point: (month: string, label: string, value: string) => `${month}: ${label} ${value}`,
  incomplete: 'incomplete',
  incompleteMonth: (month: string) => `${month}, incomplete`,
  incompleteNote: '* Incomplete: the period includes only part of this month.',
} as const;

/** Figures with their units. */
export const unitCopy = {
  nothing: '–',
  score: (score: string) => `${score} of 10`,
  share: (percent: string) => `${percent} %`,
  hours: (hours: string) => `${hours} h`,
  days: (days: string) => `${days} days`,
  points: (points: number) => counted(points, 'pt', 'pts'),
} as const;
