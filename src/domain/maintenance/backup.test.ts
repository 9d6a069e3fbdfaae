import { expect, test } from 'vitest';
import { backupFileName, backupStatus, expiredBackups, isBackupDue } from './backup.ts';

const at = (text: string) => new Date(text);
const success = (text: string) => ({ at: at(text), bytes: 10 });
const failure = (text: string) => ({ at: at(text), error: 'The disk is full.' });
const now = at('2026-11-23T12:00:00Z');

test('the oldest backups of one kind expire, and no other file', () => {
  const days = ['2026-11-21', '2026-11-23', '2026-11-22'].map((day) => at(`${day}T12:30:05Z`));
  const daily = days.map((day) => backupFileName('daily', day));
  const manual = days.map((day) => backupFileName('manual', day));
  const others = ['reviews-before-the-move.gz', `${daily[0]}.part`, 'notes.txt', 'reviews-2026.gz'];
  const names = [...daily, ...manual, ...others];
  const later = at('2026-11-23T12:30:05Z');
  expect(daily[0]).toBe('reviews-daily-2026-11-21T12-30-05Z.gz');
  expect(expiredBackups(names, 'daily', 1, later)).toEqual([daily[0], daily[2]]);
  expect(expiredBackups(names, 'manual', 2, later)).toEqual([manual[0]]);
  expect(expiredBackups(names, 'manual', 3, later)).toEqual([]);
});

test('backups that were made while the clock was ahead expire first', () => {
  const [wrong, old, made] = ['2036-01-01', '2026-11-22', '2026-11-23'].map((day) =>
    backupFileName('daily', at(`${day}T12:00:00Z`)),
  ) as [string, string, string];
  expect(expiredBackups([wrong, old, made], 'daily', 2, now)).toEqual([wrong]);
  expect(expiredBackups([wrong, old, made], 'daily', 1, now)).toEqual([wrong, old]);
});

test('a backup is due a day after the last success, whatever failed since', () => {
  expect(isBackupDue({ succeeded: null, failed: null }, now)).toBe(true);
  expect(isBackupDue({ succeeded: success('2026-11-22T13:00:00Z'), failed: null }, now)).toBe(false);
  expect(isBackupDue({ succeeded: success('2026-11-22T12:20:00Z'), failed: null }, now)).toBe(true);
  expect(isBackupDue({ succeeded: success('2036-11-23T12:00:00Z'), failed: null }, now)).toBe(true);
});

test('a failure counts until the next success', () => {
  const failed = failure('2026-11-23T11:00:00Z');
  expect(backupStatus({ succeeded: null, failed }, true, now).failure).toBe(failed);
  const before = success('2026-11-23T10:00:00Z');
  expect(backupStatus({ succeeded: before, failed }, true, now)).toEqual({
    lastSuccess: before,
    failure: failed,
    isLate: false,
  });
  expect(backupStatus({ succeeded: success('2026-11-23T11:30:00Z'), failed }, true, now).failure).toBeNull();
});

test('a scheduled backup is late two days after the last success', () => {
  const succeeded = success('2026-11-21T11:00:00Z');
  expect(backupStatus({ succeeded, failed: null }, true, now).isLate).toBe(true);
  expect(backupStatus({ succeeded, failed: null }, false, now).isLate).toBe(false);
  expect(backupStatus({ succeeded: null, failed: null }, true, now).isLate).toBe(false);
});
