import { expect, test } from 'vitest';
import { relativeTime } from './place.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T11:30:00.123456789Z', 'in the last hour'],
  ['2026-11-15T11:00:00Z', 'an hour ago'],
  ['2026-11-12T11:00:00Z', '3 days ago'],
  ['2026-11-08T11:00:00Z', 'a week ago'],
  ['2026-10-10T11:00:00Z', 'a month ago'],
  ['2024-10-10T11:00:00Z', '2 years ago'],
])('%s is %s', (time, description) => {
  expect(relativeTime(time, NOW)).toBe(description);
});
