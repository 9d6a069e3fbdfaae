import { expect, it } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews.ts';
import { withApproval, withMoved } from './moved-review.ts';

const list: ReviewList = {
  reviews: [{ id: 1, isApproved: false } as Review, { id: 2, isApproved: false } as Review],
  listings: [],
  isTotalExact: true,
  total: 2,
};

it('changes one review and leaves the others the very same', () => {
  const changed = withApproval(list, 2, true);
  expect(changed.reviews[1]?.isApproved).toBe(true);
  expect(changed.reviews[0]).toBe(list.reviews[0]);
});

it('leaves a list alone that has nothing to change', () => {
  expect(withApproval(list, 3, true)).toBe(list);
  expect(withApproval(list, 1, false)).toBe(list);
});

it('moves the counts by one each way', () => {
  const stats = { totalReviews: 5, averageRating: 4.2, approvedCount: 2, pendingCount: 3 };
  expect(withMoved(stats, true)).toEqual({ ...stats, approvedCount: 3, pendingCount: 2 });
  expect(withMoved(withMoved(stats, true), false)).toEqual(stats);
});
