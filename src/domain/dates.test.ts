import { expect, test } from 'vitest';
import { longDate, shortDate } from './dates.ts';

const instant = new Date('2024-01-05T23:30:00Z');

test.each([
  ['UTC', 'Jan 05, 2024', 'January 05, 2024'],
  ['Asia/Tokyo', 'Jan 06, 2024', 'January 06, 2024'],
  ['America/Los_Angeles', 'Jan 05, 2024', 'January 05, 2024'],
])('a date in %s is %s, and in long %s', (timeZone, short, long) => {
  expect([shortDate(instant, timeZone), longDate(instant, timeZone)]).toEqual([short, long]);
});

test('every month has its English name, and its day two digits', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    shortDate(new Date(Date.UTC(2026, month, 9)), 'UTC'),
  );
  expect(months).toEqual(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((month) => `${month} 09, 2026`),
  );
  expect(longDate(new Date('2026-09-30'), 'UTC')).toBe('September 30, 2026');
});
