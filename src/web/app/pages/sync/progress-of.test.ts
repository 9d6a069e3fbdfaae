import { expect, test } from 'vitest';
import { noCounts } from '#domain/sync.ts';
import { progressOf } from './progress-of.ts';

const run = (state: 'running' | 'succeeded', read: number, expected: number | null) => ({
  state,
  expected,
  counts: { ...noCounts(), read, skipped: {} },
});

test('a run tells how many rows of how many it has read, and never more than all', () => {
  expect(progressOf(run('running', 500, 1200))).toEqual({ read: 500, expected: 1200 });
  expect(progressOf(run('running', 1300, 1200))).toEqual({ read: 1200, expected: 1200 });
});

test('nothing can be told before the upstream said how many rows it has, nor of a run that is over', () => {
  expect(progressOf(run('running', 0, null))).toBeNull();
  expect(progressOf(run('running', 0, 0))).toBeNull();
  expect(progressOf(run('succeeded', 1200, 1200))).toBeNull();
  expect(progressOf(null)).toBeNull();
});
