import { expect, test } from 'vitest';
import { messageOf } from './errors.ts';

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
