import { expect, test } from 'vitest';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { saying } from '#tests/support/saying.ts';
import { HOSTAWAY } from '../hostaway/errors.ts';
import { type JsonResponse, RequestFailure } from '../http-json.ts';
import { retryAfter } from '../retry-after.ts';
import { withRetries } from './retry.ts';

function response(status: number, headers: Record<string, string> = {}): JsonResponse {
  return { status, headers: new Headers(headers), body: { kind: 'json', value: {} } };
}

/** Returns each outcome in turn, and the last one for all later requests. */
function trying(...outcomes: (JsonResponse | RequestFailure)[]) {
  const clock = fakeClock();
  let sent = 0;
  const send = async () => {
    const outcome = outcomes[Math.min(sent++, outcomes.length - 1)];
    if (outcome === undefined || outcome instanceof RequestFailure) throw outcome;
    return outcome;
  };
  const result = withRetries(send, { ...clock, upstream: HOSTAWAY, random: () => 1, onRetry: () => {} });
  return { result, slept: clock.slept, sent: () => sent };
}

test('temporary failures are retried with growing delays', async () => {
  const { result, slept } = trying(
    response(502),
    new RequestFailure('unreachable'),
    response(503),
    response(200),
  );
  expect((await result).status).toBe(200);
  expect(slept).toEqual([500, 1000, 2000]);
});

test('a Retry-After delay is respected', async () => {
  const { result, slept } = trying(response(429, { 'retry-after': '7' }), response(200));
  await result;
  expect(slept).toEqual([7000]);
});

test('Retry-After 0 is still followed by growing delays', async () => {
  const { result, slept } = trying(response(429, { 'retry-after': '0' }));
  await expect(result).rejects.toThrow(saying('too many'));
  expect(slept).toEqual([500, 1000, 2000, 4000]);
});

test('a permanent failure is reported after five attempts', async () => {
  const { result, sent } = trying(response(500));
  await expect(result).rejects.toThrow(saying('Hostaway failed with an internal error (HTTP 500).'));
  expect(sent()).toBe(5);
});

test('a Retry-After longer than a minute fails at once and reports the delay', async () => {
  const { result, slept } = trying(response(429, { 'retry-after': '3600' }));
  await expect(result).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 3600 });
  expect(slept).toEqual([]);
});

test.each([200, 301, 400, 403, 404])('HTTP %d is not retried', async (status) => {
  const { result, sent } = trying(response(status));
  expect((await result).status).toBe(status);
  expect(sent()).toBe(1);
});

test('a response that is too large is not retried', async () => {
  const { result, sent } = trying(new RequestFailure('too-large'));
  await expect(result).rejects.toThrow(saying('larger than the limit'));
  expect(sent()).toBe(1);
});

const now = Date.parse('2026-11-20T10:00:00Z');

test.each([
  ['a Unix time', { 'x-ratelimit-retry-after': String(now / 1000 + 7) }, 7000],
  ['a duration in seconds', { 'x-ratelimit-retry-after': '7' }, 7000],
  ['Retry-After in seconds', { 'retry-after': '7' }, 7000],
  ['Retry-After as a date', { 'retry-after': 'Fri, 20 Nov 2026 10:00:07 GMT' }, 7000],
  ['a time that has passed', { 'x-ratelimit-retry-after': String(now / 1000 - 7) }, 0],
  ['a Unix time in milliseconds', { 'x-ratelimit-retry-after': String(now + 7000) }, 7000],
  ['the header that is valid', { 'x-ratelimit-retry-after': '', 'retry-after': '7' }, 7000],
  ['nothing', {}, null],
  ['an invalid value', { 'retry-after': 'later' }, null],
])('retryAfter reads %s', (_what, headers, delay) => {
  expect(retryAfter(new Headers(headers as Record<string, string>), now)).toBe(delay);
});

test("a Unix time is compared with the upstream's clock", () => {
  const headers = new Headers({
    date: 'Fri, 20 Nov 2026 11:00:00 GMT',
    'x-ratelimit-retry-after': String(now / 1000 + 3607),
  });
  expect(retryAfter(headers, now)).toBe(7000);
});
