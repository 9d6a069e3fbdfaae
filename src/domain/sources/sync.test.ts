import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SkipReason } from '../reviews/review.ts';
import { addCounts, isDue, isResumable, nextKind, noCounts, type SyncCounts, type SyncRun } from './sync.ts';

const count = fc.nat({ max: 1000 });
const reasons: SkipReason[] = ['host-to-guest', 'not-published', 'cancelled', 'hidden', 'unknown-listing'];
const counts: fc.Arbitrary<SyncCounts> = fc.record({
  listings: count,
  read: count,
  added: count,
  changed: count,
  unchanged: count,
  removed: count,
  skipped: fc.dictionary(fc.constantFrom(...reasons), fc.integer({ min: 1, max: 9 }), {
    noNullPrototype: true,
  }),
});

describe('the sum of counts', () => {
  test('is commutative and associative, and zero is neutral', () => {
    fc.assert(
      fc.property(counts, counts, counts, (a, b, c) => {
        expect(addCounts(a, b)).toEqual(addCounts(b, a));
        expect(addCounts(addCounts(a, b), c)).toEqual(addCounts(a, addCounts(b, c)));
        expect(addCounts(a, noCounts())).toEqual(a);
      }),
    );
  });

  test('does not change its arguments', () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const before = structuredClone([a, b]);
        addCounts(a, b);
        expect([a, b]).toEqual(before);
      }),
    );
  });
});

describe('the next sync', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  test.each([
    [null, true],
    [ago(0), false],
    [ago(14.4), false],
    [ago(15), true],
    [ago(10_000), true],
    [ago(-5), false],
  ])('after a run that started at %s is due: %s', (startedAt, due) => {
    const last = startedAt && { startedAt, state: 'succeeded' as const };
    expect(isDue(last, last && ago(15), now, 15)).toBe(due);
  });

  test('is due at the check that is nearest to the interval', () => {
    const started = (seconds: number) => ({ startedAt: ago(seconds / 60), state: 'succeeded' }) as const;
    expect(isDue(started(53), ago(0.8), now, 1)).toBe(true);
    expect(isDue(started(25), ago(0.4), now, 1)).toBe(false);
    expect(isDue(started(15 * 60 - 7), ago(14), now, 15)).toBe(true);
    expect(isDue(started(14 * 60 - 7), ago(13), now, 15)).toBe(false);
  });

  test.each(['failed', 'running'] as const)(
    'is due sooner after a %s run, and never later than the interval',
    (state) => {
      const failed = { startedAt: ago(2), state };
      for (const lastSuccess of [null, ago(17)]) {
        expect(isDue(failed, lastSuccess, now, 15)).toBe(true);
        expect(isDue({ ...failed, startedAt: ago(1.4) }, lastSuccess, now, 15)).toBe(false);
        expect(isDue({ ...failed, startedAt: ago(1.4) }, lastSuccess, now, 1)).toBe(true);
      }
    },
  );

  test('is due later the longer syncs have failed, up to the interval', () => {
    // The first failure was 12 minutes before the last one.
    const hasFailed = { startedAt: ago(6), state: 'failed' } as const;
    expect(isDue(hasFailed, ago(15 + 12 + 6), now, 15)).toBe(true);
    expect(isDue({ ...hasFailed, startedAt: ago(5) }, ago(15 + 12 + 5), now, 15)).toBe(false);
    expect(isDue({ ...hasFailed, startedAt: ago(14) }, ago(10_000), now, 15)).toBe(false);
    expect(isDue({ ...hasFailed, startedAt: ago(15) }, ago(10_000), now, 15)).toBe(true);
  });

  test('is full at first, for small accounts, and once a day', () => {
    const large = { finishedAt: ago(60), expected: 60_000 };
    expect(nextKind(null, now)).toBe('full');
    expect(nextKind({ ...large, expected: 5_000 }, now)).toBe('full');
    expect(nextKind(large, now)).toBe('recent');
    expect(nextKind({ ...large, finishedAt: ago(24 * 60) }, now)).toBe('full');
  });

  test('does not wait for the time of a run that was recorded while the clock was wrong', () => {
    const ahead = { startedAt: ago(-60 * 24 * 365), state: 'succeeded' } as const;
    expect(isDue(ahead, ahead.startedAt, now, 15)).toBe(true);
    expect(isDue({ ...ahead, startedAt: ago(-60) }, ago(-60), now, 15)).toBe(false);
    expect(nextKind({ finishedAt: ahead.startedAt, expected: 60_000 }, now)).toBe('full');
  });

  test('resumes only a recent full sync that failed after its first page', () => {
    const failed: SyncRun = {
      id: 1,
      source: 'hostaway',
      kind: 'full',
      state: 'failed',
      startedAt: ago(60),
      finishedAt: ago(59),
      expected: 9_000,
      checkpoint: { offset: 1_000 },
      counts: noCounts(),
      error: 'interrupted',
    };
    expect(isResumable(failed, now)).toBe(true);
    expect(isResumable(null, now)).toBe(false);
    expect(isResumable({ ...failed, state: 'succeeded' }, now)).toBe(false);
    expect(isResumable({ ...failed, kind: 'recent' }, now)).toBe(false);
    expect(isResumable({ ...failed, checkpoint: null }, now)).toBe(false);
    expect(isResumable({ ...failed, startedAt: ago(12 * 60) }, now)).toBe(false);
  });
});
