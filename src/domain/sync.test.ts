import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SkipReason } from './review.ts';
import {
  addCounts,
  isDue,
  isResumable,
  kindOfNext,
  noCounts,
  type SyncCounts,
  type SyncRun,
} from './sync.ts';

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

describe('what parts of a sync did together', () => {
  test('does not depend on their order, and nothing adds nothing', () => {
    fc.assert(
      fc.property(counts, counts, counts, (a, b, c) => {
        expect(addCounts(a, b)).toEqual(addCounts(b, a));
        expect(addCounts(addCounts(a, b), c)).toEqual(addCounts(a, addCounts(b, c)));
        expect(addCounts(a, noCounts())).toEqual(a);
      }),
    );
  });

  test('leaves the parts as they were', () => {
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
    [ago(14.99), false],
    [ago(15), true],
    [ago(10_000), true],
    [ago(-5), false],
  ])('after one that started at %s is due: %s', (startedAt, due) => {
    const last = startedAt && { startedAt, state: 'succeeded' as const };
    expect(isDue(last, now, 15)).toBe(due);
  });

  test.each(['failed', 'running'] as const)(
    'comes sooner after one that is %s, and never later than the interval',
    (state) => {
      const failed = { startedAt: ago(2), state };
      expect(isDue(failed, now, 15)).toBe(true);
      expect(isDue({ ...failed, startedAt: ago(1.5) }, now, 15)).toBe(false);
      expect(isDue({ ...failed, startedAt: ago(1.5) }, now, 1)).toBe(true);
    },
  );

  test('reads everything first, while the account is small, and once a day', () => {
    const large = { finishedAt: ago(60), expected: 60_000 };
    expect(kindOfNext(null, now)).toBe('full');
    expect(kindOfNext({ ...large, expected: 5_000 }, now)).toBe('full');
    expect(kindOfNext(large, now)).toBe('recent');
    expect(kindOfNext({ ...large, finishedAt: ago(24 * 60) }, now)).toBe('full');
  });

  test('goes on only where a full one failed on the way, not long ago', () => {
    const cutOff: SyncRun = {
      id: 1,
      source: 'hostaway',
      kind: 'full',
      state: 'failed',
      startedAt: ago(60),
      finishedAt: ago(59),
      expected: 9_000,
      nextOffset: 1_000,
      counts: noCounts(),
      error: 'cut off',
    };
    expect(isResumable(cutOff, now)).toBe(true);
    expect(isResumable(null, now)).toBe(false);
    expect(isResumable({ ...cutOff, state: 'succeeded' }, now)).toBe(false);
    expect(isResumable({ ...cutOff, kind: 'recent' }, now)).toBe(false);
    expect(isResumable({ ...cutOff, nextOffset: 0 }, now)).toBe(false);
    expect(isResumable({ ...cutOff, startedAt: ago(12 * 60) }, now)).toBe(false);
  });
});
