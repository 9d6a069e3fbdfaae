import { expect, test } from 'vitest';
import type { ErrorCode } from '#domain/errors.ts';
import { failure, frameworkMessage, statusOf } from './errors.ts';

test.each([
  ['invalid', 400],
  ['unauthenticated', 401],
  ['forbidden', 403],
  ['not-found', 404],
  ['conflict', 409],
  ['too-large', 413],
  ['rate-limited', 429],
  ['unavailable', 503],
] as [ErrorCode, number][])('the error code %s has the status %d', (code, status) => {
  expect(statusOf(code)).toBe(status);
});

test('errors of Fastify with known statuses have our messages, and others have none', () => {
  for (const status of [400, 404, 405, 408, 413, 414, 415, 431]) {
    expect(frameworkMessage(status)?.message).toMatch(/^[A-Z].*\.$/);
  }
  expect(frameworkMessage(500)).toBeUndefined();
});

test('a failure contains only its message, its code and the id of the request', () => {
  expect(failure({ id: 'r1' }, 'invalid', 'No.')).toEqual({
    success: false,
    data: null,
    error: 'No.',
    code: 'invalid',
    requestId: 'r1',
  });
});
