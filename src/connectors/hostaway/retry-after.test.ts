import { expect, test } from 'vitest';
import { waitAskedFor } from './retry-after.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

test.each([
  ['a Unix time', { 'x-ratelimit-retry-after': String(now / 1000 + 7) }, 7000],
  ['a length in seconds', { 'x-ratelimit-retry-after': '7' }, 7000],
  ['Retry-After in seconds', { 'retry-after': '7' }, 7000],
  ['Retry-After as a date', { 'retry-after': 'Fri, 20 Nov 2026 10:00:07 GMT' }, 7000],
  ['a time that has passed', { 'x-ratelimit-retry-after': String(now / 1000 - 7) }, 0],
  ['a Unix time in milliseconds', { 'x-ratelimit-retry-after': String(now + 7000) }, 7000],
  ['the header that can be read', { 'x-ratelimit-retry-after': '', 'retry-after': '7' }, 7000],
  ['nothing', {}, null],
  ['nonsense', { 'retry-after': 'later' }, null],
])('%s is understood', (_what, headers, wait) => {
  expect(waitAskedFor(new Headers(headers as Record<string, string>), now)).toBe(wait);
});

test("a point in time is measured by the upstream's clock, not by ours", () => {
  const headers = new Headers({
    date: 'Fri, 20 Nov 2026 11:00:00 GMT',
    'x-ratelimit-retry-after': String(now / 1000 + 3607),
  });
  expect(waitAskedFor(headers, now)).toBe(7000);
});
