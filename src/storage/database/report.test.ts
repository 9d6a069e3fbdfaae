import { expect, test } from 'vitest';
import { databaseProblems } from './report.ts';

const NOVEMBER = new Date('2026-11-23');
const URLS = { DATABASE_URL: null, DATABASE_DIRECT_URL: null };

test('a server without known problems reports none', () => {
  expect(databaseProblems({ major: 18, minor: 6 }, URLS, NOVEMBER)).toEqual([]);
});

test('an outdated built-in server is reported with the missing releases and the remedy', () => {
  expect(databaseProblems({ major: 18, minor: 4 }, URLS, NOVEMBER)).toEqual([
    {
      message: 'PostgreSQL is out of date',
      reason: 'PostgreSQL 18.4 lacks the bug and security fixes of 18.5 and 18.6',
      remedy:
        'set POSTGRES_BIN to the folder of newer programs of PostgreSQL 18, or DATABASE_URL to a newer server',
    },
  ]);
});

test('an address of another host without TLS is reported by its name, without its password', () => {
  const problems = databaseProblems(
    { major: 18, minor: 6 },
    {
      DATABASE_URL: 'postgres://u:sesame@db.example/x',
      DATABASE_DIRECT_URL: 'postgres://u:sesame@localhost/x',
    },
    NOVEMBER,
  );
  expect(problems.map(({ message }) => message)).toEqual([
    'DATABASE_URL connects to another host without TLS',
  ]);
  expect(JSON.stringify(problems)).not.toContain('sesame');
});
