import { expect, test } from 'vitest';
import { noCounts } from '#domain/sources/sync.ts';
import { progressOf } from './source-card.tsx';

const run = (state: 'running' | 'succeeded', read: number, expected: number | null) => ({
  state,
  expected,
  counts: { ...noCounts(), read, skipped: {} },
});

test('a running sync reports the rows read, at most the rows expected', () => {
  expect(progressOf(run('running', 500, 1200))).toEqual({ read: 500, expected: 1200 });
  expect(progressOf(run('running', 1300, 1200))).toEqual({ read: 1200, expected: 1200 });
});

test('a run without a total, or one that has ended, has no progress', () => {
  expect(progressOf(run('running', 0, null))).toBeNull();
  expect(progressOf(run('running', 0, 0))).toBeNull();
  expect(progressOf(run('succeeded', 1200, 1200))).toBeNull();
  expect(progressOf(null)).toBeNull();
});
