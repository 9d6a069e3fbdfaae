import { expect, test } from 'vitest';
import { databaseProblem } from './database-problem.ts';

const withCode = (code: string, syscall?: string) => Object.assign(new Error('text'), { code, syscall });

test.each([
  [withCode('ECONNREFUSED', 'connect'), 'cannot be reached'],
  [withCode('ENOENT', 'connect'), 'cannot be reached'],
  [withCode('57P01'), 'cannot be reached'],
  [new Error('Connection terminated unexpectedly'), 'cannot be reached'],
  [withCode('57014'), 'took too long'],
  [withCode('53100'), 'disk of the database is full'],
  [withCode('40P01'), 'Someone else'],
])('%o is explained', (error, text) => {
  expect(databaseProblem(error)).toContain(text);
});

test.each([withCode('ENOENT', 'open'), withCode('23505'), new Error('a defect'), 'no error'])(
  '%o is no problem of the database',
  (error) => {
    expect(databaseProblem(error)).toBeNull();
  },
);
