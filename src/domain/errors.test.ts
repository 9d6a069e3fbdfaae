import { expect, test } from 'vitest';
import { messageOf, problem, readProblem, storedProblem } from './errors.ts';

test.each([
  ['an error', new Error('The database is unavailable.'), 'The database is unavailable.'],
  [
    'a plain object, as pg-boss reports the error of a failed job',
    { ...new Error(), message: 'The database is unavailable.', queue: 'sync' },
    'The database is unavailable.',
  ],
  [
    'an error to whose message pg-boss appended its queue',
    new Error('The database is unavailable. (Queue: sync, Worker: 7c00493b)'),
    'The database is unavailable.',
  ],
  ['a text', 'The database is unavailable.', 'The database is unavailable.'],
  ['null', null, 'null'],
])('the message of %s is its text', (_kind, thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});

test('a stored problem is read again', () => {
  expect(readProblem(storedProblem(problem('database-away')))).toEqual(problem('database-away'));
});

test.each([
  'No room.',
  '{"reason":"database-away","params":{}} and more',
  '{"reason":"unknown","params":{}}',
])('the text %s is no stored problem', (text) => expect(readProblem(text)).toBeNull());
