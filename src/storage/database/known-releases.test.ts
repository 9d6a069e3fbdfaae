import { expect, test } from 'vitest';
import { outdatedReason, parseVersion } from './known-releases.ts';

test('a version number is read as major and minor version', () => {
  expect(parseVersion(180004)).toEqual({ major: 18, minor: 4 });
  expect(parseVersion(150020)).toEqual({ major: 15, minor: 20 });
});

test.each([
  [18, 5, '2026-11-23', 'PostgreSQL 18.5 lacks the bug and security fixes of 18.6'],
  [18, 4, '2026-11-23', 'PostgreSQL 18.4 lacks the bug and security fixes of 18.5 and 18.6'],
  [15, 9, '2026-11-23', 'PostgreSQL 15.9 lacks the bug and security fixes of 15.10 to 15.20'],
  [18, 6, '2026-11-23', null],
  [18, 60, '2026-11-23', null],
  [15, 20, '2027-11-11', null],
  [15, 30, '2027-11-12', 'PostgreSQL 15 has not been maintained since 2027-11-11'],
  [19, 0, '2026-11-23', null],
])('%d.%d on %3$s: %4$s', (major, minor, today, reason) => {
  expect(outdatedReason({ major, minor }, today)).toBe(reason);
});
