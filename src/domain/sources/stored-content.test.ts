import { expect, test } from 'vitest';
import { contentLimits } from './stored-content.ts';

test('content is dropped before the allowed days have passed, also if the job has just run', () => {
  const now = new Date('2026-03-31T12:00:00Z');
  const { dropBefore, nearBefore } = contentLimits(30, now);
  const nextRun = new Date('2026-04-01T12:00:00Z');
  expect(nextRun.getTime() - dropBefore.getTime()).toBe(30 * 86_400_000);
  expect(nearBefore.toISOString()).toBe('2026-03-07T12:00:00.000Z');
});
