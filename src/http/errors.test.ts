import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { problem } from '#domain/errors.ts';
import type { ErrorCode } from '#domain/reason-kinds.ts';
import { errorHandler, failure, frameworkProblem, statusOf } from './errors.ts';

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
    expect(frameworkProblem(status)?.reason).toBeDefined();
  }
  expect(frameworkProblem(500)).toBeUndefined();
});

test('a failure contains only its text, its code and reason with parameters, and the id of the request', () => {
  expect(failure({ id: 'r1' }, problem('field-missing', { field: 'stars' }))).toEqual({
    success: false,
    data: null,
    error: 'stars is missing.',
    code: 'invalid',
    reason: 'field-missing',
    params: { field: 'stars' },
    requestId: 'r1',
  });
});

/** The answers to calls that fail with these errors, and what was logged about outages. */
async function answersTo(errors: Error[]) {
  const outageLog = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const server = fastify();
  server.setErrorHandler(errorHandler(outageLog));
  server.get('/', async () => Promise.reject(errors.shift()));
  const statuses: [number, string][] = [];
  while (errors.length > 0) {
    const response = await server.inject('/');
    statuses.push([response.statusCode, response.json().error]);
  }
  return { statuses, logged: outageLog.error.mock.calls };
}

test('a database that is away, hangs or has a full disk gives 503, and its messages are logged as one outage', async () => {
  const withCode = (code: string) => Object.assign(new Error('internal text'), { code });
  const { statuses, logged } = await answersTo([
    withCode('ECONNREFUSED'),
    withCode('57P03'),
    new Error('Query read timeout'),
    new Error('timeout expired'),
    withCode('53100'),
  ]);
  const away = [503, 'The database cannot be reached. Please try again shortly.'];
  const full = 'The disk of the database is full. Nothing more can be saved: please tell your administrator.';
  expect(statuses).toEqual([away, away, away, away, [503, full]]);
  expect(logged).toHaveLength(5);
  expect(new Set(logged.map(([, message]) => message)).size).toBe(1);
});
