import { expect, test } from 'vitest';
import { databaseProblem } from './database-problem.ts';

const withCode = (code: string, syscall?: string) => Object.assign(new Error('text'), { code, syscall });

test.each([
  [withCode('ECONNREFUSED', 'connect'), 'database-away'],
  [withCode('ENOENT', 'connect'), 'database-away'],
  [withCode('57P01'), 'database-away'],
  [new Error('Connection terminated unexpectedly'), 'database-away'],
  [withCode('57014'), 'database-slow'],
  [withCode('53100'), 'disk-full'],
  [withCode('40P01'), 'concurrent-change'],
])('%o is explained', (error, reason) => {
  expect(databaseProblem(error)).toBe(reason);
});

test.each([withCode('ENOENT', 'open'), withCode('23505'), new Error('a defect'), 'no error'])(
  '%o is no problem of the database',
  (error) => {
    expect(databaseProblem(error)).toBeNull();
  },
);
