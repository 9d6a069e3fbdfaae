import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Decision, decide } from './approval.ts';
import type { ReviewId } from './ids.ts';

const id = 7 as ReviewId;

test('a decision contains the user and the status before and after', () => {
  expect(decide({ id, isApproved: false }, true, 'ana')).toEqual({
    reviewId: id,
    from: false,
    to: true,
    cause: 'manager',
    by: 'ana',
    reason: null,
  });
});

test('a decision that changes nothing is not recorded', () => {
  expect(decide({ id, isApproved: true }, true, 'ana')).toBeNull();
  expect(decide({ id, isApproved: false }, false, 'ana')).toBeNull();
});

test('any sequence of decisions has a complete history that ends with the last one', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.boolean()), (start, wishes) => {
      let isApproved = start;
      const history: Decision[] = [];
      for (const wish of wishes) {
        const decision = decide({ id, isApproved }, wish, 'ana');
        if (decision) history.push(decision);
        isApproved = wish;
      }
      let at = start;
      for (const { from, to } of history) {
        expect([from, to]).toEqual([at, !at]);
        at = to;
      }
      expect(at).toBe(wishes.at(-1) ?? start);
    }),
  );
});
