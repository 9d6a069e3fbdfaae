import { expect, test } from 'vitest';
import {
  formatDuration,
  longDate,
  monthInYear,
  relativeTime,
  shortDate,
  shortDay,
  shortMonth,
  showDatesIn,
} from './dates.ts';
import { DEFAULT_DATE_LANGUAGE } from './settings/date-language.ts';

const instant = new Date('2024-01-05T23:30:00Z');

test.each([
  ['UTC', 'Jan 05, 2024', 'January 05, 2024'],
  ['Asia/Tokyo', 'Jan 06, 2024', 'January 06, 2024'],
  ['America/Los_Angeles', 'Jan 05, 2024', 'January 05, 2024'],
])('a date in %s is formatted as %s, and in long form as %s', (timeZone, short, long) => {
  expect([shortDate(instant, timeZone), longDate(instant, timeZone)]).toEqual([short, long]);
});

test('a day is formatted as itself, in any time zone', () => {
  expect(shortDay('2026-09-30')).toBe('Sep 30, 2026');
});

test('every month has its English name, and every day two digits', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    shortDate(new Date(Date.UTC(2026, month, 9)), 'UTC'),
  );
  expect(months).toEqual(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((month) => `${month} 09, 2026`),
  );
  expect(longDate(new Date('2026-09-30'), 'UTC')).toBe('September 30, 2026');
});

test.each(['en-US', 'fr', 'ja'])('the months of a year differ in %s', (language) => {
  showDatesIn(language);
  const months = Array.from({ length: 12 }, (_, month) =>
    monthInYear(`2026-${String(month + 1).padStart(2, '0')}`),
  );
  showDatesIn(DEFAULT_DATE_LANGUAGE);
  expect(new Set(months).size).toBe(12);
  expect(months.join()).not.toContain('2026');
});

const now = new Date('2026-05-04T12:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [-30, 'just now'],
  [44, 'just now'],
  [45, '1 minute ago'],
  [300, '5 minutes ago'],
  [3569, '59 minutes ago'],
  [3570, '1 hour ago'],
  [7200, '2 hours ago'],
  [84_600, 'yesterday'],
  [3 * 86_400, '3 days ago'],
  [400 * 86_400, '400 days ago'],
])('%d seconds are formatted as "%s"', (seconds, formatted) => {
  expect(relativeTime(before(seconds), now)).toBe(formatted);
});

test.each([
  [0, 'under a second'],
  [1_400, '1 s'],
  [59_400, '59 s'],
  [185_000, '3 min 5 s'],
  [4_320_000, '1 h 12 min'],
])('%d milliseconds are formatted as "%s"', (milliseconds, formatted) => {
  expect(formatDuration(milliseconds)).toBe(formatted);
});

test('a month is formatted as its short name and year', () => {
  expect(shortMonth('2026-08')).toBe('Aug 2026');
});
