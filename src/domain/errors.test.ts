import { expect, test } from 'vitest';
import { AppError, messageOf, problem, problemOf, readProblem, storedProblem } from './errors.ts';

test.each([
  ['an error', new Error('The database is unavailable.'), 'The database is unavailable.'],
  [
    'a plain object, as pg-boss reports the error of a failed job',
    { ...new Error(), message: 'The database is unavailable.', queue: 'sync' },
    'The database is unavailable.',
  ],
  ['a text', 'The database is unavailable.', 'The database is unavailable.'],
  ['null', null, 'null'],
])('the message of %s is its text', (_kind, thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});

test.each([
  ['a full disk', Object.assign(new Error('No space left on device'), { code: '53100' }), 'disk-full'],
  ['a lost database', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'database-away'],
  ['a failure of a source', new AppError('source-closed', { source: 'Hostaway' }), 'source-closed'],
  ['anything else', new Error('x is not a function'), 'failed-internally'],
])('the reason that people see for %s', (_what, error, reason) => {
  expect(problemOf(error).reason).toBe(reason);
});

test('a stored problem is read again', () => {
  expect(readProblem(storedProblem(problem('database-away')))).toEqual(problem('database-away'));
});

test.each([
  'No room.',
  '{"reason":"database-away","params":{}} and more',
  '{"reason":"unknown","params":{}}',
])('the text %s is no stored problem', (text) => expect(readProblem(text)).toBeNull());
