import { expect, test, vi } from 'vitest';
import { reportDatabase } from './report.ts';

const NOVEMBER = new Date('2026-11-23');
const URLS = { DATABASE_URL: null, DATABASE_DIRECT_URL: null };

function report(version: { major: number; minor: number }, urls: Record<string, string | null>) {
  const log = { info: vi.fn(), warn: vi.fn() };
  reportDatabase(version, urls, log, NOVEMBER);
  return { info: log.info.mock.calls, warn: log.warn.mock.calls };
}

test('the version is logged, without a warning while nothing is known against it', () => {
  expect(report({ major: 18, minor: 6 }, URLS)).toEqual({
    info: [[{ version: '18.6' }, 'connected to PostgreSQL']],
    warn: [],
  });
});

test('a built-in server that is known to be out of date is reported with what replaces it', () => {
  const { warn } = report({ major: 18, minor: 4 }, URLS);
  expect(warn).toEqual([
    [
      { reason: 'PostgreSQL 18.4 lacks the fixes of 18.6', remedy: expect.stringContaining('POSTGRES_BIN') },
      'PostgreSQL is out of date',
    ],
  ]);
});

test('an address of another host without TLS is reported by its name, without its password', () => {
  const { warn } = report(
    { major: 18, minor: 6 },
    {
      DATABASE_URL: 'postgres://u:sesame@db.example/x',
      DATABASE_DIRECT_URL: 'postgres://u:sesame@localhost/x',
    },
  );
  expect(warn.map(([, message]) => message)).toEqual(['DATABASE_URL leads to another host without TLS']);
  expect(JSON.stringify(warn)).not.toContain('sesame');
});
