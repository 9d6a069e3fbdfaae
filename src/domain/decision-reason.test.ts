import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_REASON, OFFERED_REASONS, reasonText } from './decision-reason.ts';

test('what is offered is kept as it is, and never that a review is negative', () => {
  for (const reason of OFFERED_REASONS) {
    expect(reasonText(reason)).toBe(reason);
    expect(reason.length).toBeLessThanOrEqual(LONGEST_REASON);
    expect(reason).not.toMatch(/negative|bad|rating/i);
  }
});

test.each([
  ['  two   words\n', 'two words'],
  ['\t\u0000\n', ''],
  ['a\u202Eb', 'ab'],
  ['\ud800', '\ufffd'],
])('%j is kept as %j', (typed, kept) => {
  expect(reasonText(typed)).toBe(kept);
});

test('whatever is typed becomes one line, and stays it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const kept = reasonText(typed);
      expect(kept).not.toMatch(/[\n\r\0]/);
      expect(reasonText(kept)).toBe(kept);
    }),
  );
});
