import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_REASON_LENGTH, normalizeReason, OFFERED_REASONS } from './decision-reason.ts';

test('the offered reasons are unchanged when cleaned, and none is that a review is negative', () => {
  for (const reason of OFFERED_REASONS) {
    expect(normalizeReason(reason)).toBe(reason);
    expect(reason.length).toBeLessThanOrEqual(MAX_REASON_LENGTH);
    expect(reason).not.toMatch(/negative|bad|rating/i);
  }
});

test.each([
  ['  two   words\n', 'two words'],
  ['\t\u0000\n', ''],
  ['a\u202Eb', 'ab'],
  ['\ud800', '\ufffd'],
])('%j is cleaned to %j', (typed, kept) => {
  expect(normalizeReason(typed)).toBe(kept);
});

test('any text becomes one line, and cleaning it again does not change it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const kept = normalizeReason(typed);
      expect(kept).not.toMatch(/[\n\r\0]/);
      expect(normalizeReason(kept)).toBe(kept);
    }),
  );
});
