import { expect, test } from 'vitest';
import type { SyncRun } from '#contract/sources/sync.ts';
import { noCounts } from '#domain/sources/sync.ts';
import { backupStateOf, failedSyncs, hasBackupFailed, lastSync, syncStateOf } from './sync-state.ts';

const runIn = (state: SyncRun['state']): SyncRun => ({
  id: 1,
  source: 'hostaway',
  kind: 'full',
  state,
  startedAt: '2026-05-04T12:00:00Z',
  finishedAt: null,
  expected: null,
  counts: noCounts() as SyncRun['counts'],
  error: null,
});

test.each([
  [true, null, 'running'],
  [true, 'failed', 'running'],
  [false, null, 'never'],
  [false, 'succeeded', 'succeeded'],
  [false, 'failed', 'failed'],
  // Interrupted.
  [false, 'running', 'failed'],
] as const)('with running %s and a last run that is %s the state is %s', (isRunning, state, expected) => {
  const lastRun = state && runIn(state);
  expect(syncStateOf({ isRunning, lastRun })).toBe(expected);
  const source = {
    source: 'hostaway',
    name: 'Hostaway',
    isRunning,
    lastSuccess: null,
    lastAttempt: null,
    kind: null,
    quarantinedRows: 0,
    lastRun,
  };
  const other = { ...source, isRunning: true };
  expect(failedSyncs({ sources: [source, other] })).toEqual(expected === 'failed' ? ['Hostaway'] : []);
});

test('the last sync is the newest success of any source', () => {
  const sourceWith = (lastSuccess: string | null) => ({
    source: 'hostaway',
    name: 'Hostaway',
    isRunning: false,
    lastSuccess,
    lastAttempt: '2026-05-09T12:00:00.000Z',
    kind: null,
    quarantinedRows: 0,
    lastRun: null,
  });
  const times = ['2026-05-04T12:00:00.000Z', null, '2026-05-05T12:00:00.000Z', '2026-05-03T12:00:00.000Z'];
  expect(lastSync({ sources: times.map(sourceWith) })).toBe(times[2]);
  expect(lastSync({ sources: [sourceWith(null)] })).toBeNull();
});

test.each([
  [{ lastSuccess: null, failure: null, isLate: false }, 'never', false],
  [
    { lastSuccess: { at: '2026-05-04T12:00:00Z', bytes: 1 }, failure: null, isLate: false },
    'succeeded',
    false,
  ],
  [{ lastSuccess: { at: '2026-05-04T12:00:00Z', bytes: 1 }, failure: null, isLate: true }, 'late', true],
  [{ lastSuccess: null, failure: { at: '2026-05-04T12:00:00Z', error: 'x' }, isLate: false }, 'failed', true],
])('backups with %j are %s', (status, state, hasFailed) => {
  const backup = { ...status, kept: 14 };
  expect(backupStateOf(backup)).toBe(state);
  expect(hasBackupFailed({ backup })).toBe(hasFailed);
});
