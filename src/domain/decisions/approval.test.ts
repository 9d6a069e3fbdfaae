import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReviewId } from '../ids.ts';
import { CHANGED_ON_CHANNEL, decide, REVIEW_DECISIONS, revoke } from './approval.ts';

const id = 7 as ReviewId;

test('a decision records the actor, the old state and the new state', () => {
  expect(decide({ id, decision: 'none' }, true, 'ana')).toEqual({
    reviewId: id,
    from: 'none',
    to: 'approved',
    cause: 'manager',
    by: 'ana',
    reason: null,
  });
});

test('repeating a decision adds nothing to the history', () => {
  expect(decide({ id, decision: 'approved' }, true, 'ana')).toBeNull();
  expect(decide({ id, decision: 'unpublished' }, false, 'ana')).toBeNull();
});

test('a pending review can be kept unpublished, with a reason', () => {
  expect(decide({ id, decision: 'none' }, false, 'ana', 'Suspected fake')).toMatchObject({
    from: 'none',
    to: 'unpublished',
    reason: 'Suspected fake',
  });
});

test('a change on the channel revokes a decision, and nothing else', () => {
  expect(revoke({ id, decision: 'none' }, CHANGED_ON_CHANNEL)).toBeNull();
  expect(revoke({ id, decision: 'unpublished' }, CHANGED_ON_CHANNEL)).toEqual({
    reviewId: id,
    from: 'unpublished',
    to: 'none',
    cause: 'sync',
    by: null,
    reason: CHANGED_ON_CHANNEL.reason,
  });
});

test('any decisions and changes leave an unbroken history that ends with the present decision', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...REVIEW_DECISIONS),
      fc.array(fc.constantFrom('approve', 'disapprove', 'change')),
      (start, actions) => {
        let decision = start;
        for (const action of actions) {
          const next =
            action === 'change'
              ? revoke({ id, decision }, CHANGED_ON_CHANNEL)
              : decide({ id, decision }, action === 'approve', 'ana');
          const expected = { approve: 'approved', disapprove: 'unpublished', change: 'none' }[action];
          expect(next === null).toBe(decision === expected);
          if (next) expect([next.from, next.to]).toEqual([decision, expected]);
          decision = next?.to ?? decision;
        }
      },
    ),
  );
});
