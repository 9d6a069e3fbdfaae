import { expect, test } from 'vitest';
import type { ErrorCode } from '#domain/errors.ts';
import { explainStatus, failure, statusOf } from './errors.ts';

test.each([
  ['invalid', 400],
  ['unauthenticated', 401],
  ['forbidden', 403],
  ['not-found', 404],
  ['conflict', 409],
  ['rate-limited', 429],
  ['unavailable', 503],
] as [ErrorCode, number][])('%s is %d', (code, status) => {
  expect(statusOf(code)).toBe(status);
});

test('what the framework refuses is told in our words, and anything else is not explained by it', () => {
  for (const status of [400, 404, 405, 408, 413, 414, 415, 431]) {
    expect(explainStatus(status)?.message).toMatch(/^[A-Z].*\.$/);
  }
  expect(explainStatus(500)).toBeUndefined();
});

test('a failure has nothing but its sentence, its code and the name of the request', () => {
  expect(failure({ id: 'r1' }, 'invalid', 'No.')).toEqual({
    success: false,
    data: null,
    error: 'No.',
    code: 'invalid',
    requestId: 'r1',
  });
});
