import { type Day, firstDayOf, monthOf, shiftDay, shiftMonth } from '../day.ts';

export const RELATIVE_PERIODS = [
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'this-month',
  'last-month',
] as const;
export type RelativePeriod = (typeof RELATIVE_PERIODS)[number];

/** The first and last day of a period. The last 7 days end today. @param today in the configured time zone */
export function daysOfPeriod(period: RelativePeriod, today: Day): { startDate: Day; endDate: Day } {
  const monthFrom = (months: number) => firstDayOf(shiftMonth(monthOf(today), months));
  switch (period) {
    case 'last-7-days':
      return { startDate: shiftDay(today, -6), endDate: today };
    case 'last-30-days':
      return { startDate: shiftDay(today, -29), endDate: today };
    case 'last-90-days':
      return { startDate: shiftDay(today, -89), endDate: today };
    case 'this-month':
      return { startDate: monthFrom(0), endDate: today };
    case 'last-month':
      return { startDate: monthFrom(-1), endDate: shiftDay(monthFrom(0), -1) };
  }
}
