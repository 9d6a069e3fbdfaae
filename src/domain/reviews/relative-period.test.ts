import { expect, test } from 'vitest';
import { daysOfPeriod, type RelativePeriod } from './relative-period.ts';

test.each<[RelativePeriod, string, string, string]>([
  ['last-7-days', '2026-11-24', '2026-11-18', '2026-11-24'],
  ['last-30-days', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['last-90-days', '2026-11-24', '2026-08-27', '2026-11-24'],
  ['this-month', '2026-11-24', '2026-11-01', '2026-11-24'],
  ['this-month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last-month', '2024-03-01', '2024-02-01', '2024-02-29'],
  ['last-month', '2026-01-05', '2025-12-01', '2025-12-31'],
])('%s on %s is from %s to %s', (period, today, startDate, endDate) => {
  expect(daysOfPeriod(period, today)).toEqual({ startDate, endDate });
});
