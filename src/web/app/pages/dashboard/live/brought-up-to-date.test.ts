import { expect, it } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews.ts';
import { type Asked, broughtUpToDate, goneFrom } from './brought-up-to-date.ts';

const review = (id: number, change: Partial<Review> = {}) =>
  ({ id, isApproved: false, reviewText: `Words ${id}.`, rating: 4, ...change }) as Review;
const list = (...reviews: Review[]): ReviewList => ({
  reviews,
  listings: [],
  isTotalExact: true,
  total: reviews.length + 100,
});
const any: Asked = { limit: 10, offset: 0, belongs: () => true };
const pending: Asked = { ...any, belongs: ({ isApproved }) => !isApproved };
const full = (asked: Asked, { reviews }: ReviewList): Asked => ({ ...asked, limit: reviews.length });
const ids = ({ reviews }: ReviewList) => reviews.map(({ id }) => id);

it('takes over how a row stands, and the total', () => {
  const shown = list(review(1), review(2));
  const now = { ...list(review(1), review(2, { isApproved: true })), total: 7 };
  const { list: after, isOutdated } = broughtUpToDate(shown, now, [], any);
  expect(after.reviews.map(({ isApproved }) => isApproved)).toEqual([false, true]);
  expect(after.total).toBe(7);
  expect(isOutdated).toBe(false);
});

it('keeps every row in its place when others came between them, and says so', () => {
  const { list: after, isOutdated } = broughtUpToDate(
    list(review(1), review(2)),
    list(review(3), review(1)),
    [],
    any,
  );
  expect(ids(after)).toEqual([1, 2]);
  expect(isOutdated).toBe(true);
});

it('notices another order, a row more behind the last, and one that is gone', () => {
  const shown = list(review(1), review(2));
  const isOutdated = (...now: Review[]) => broughtUpToDate(shown, list(...now), [], any).isOutdated;
  expect(isOutdated(review(1), review(2))).toBe(false);
  expect(isOutdated(review(2), review(1))).toBe(true);
  expect(isOutdated(review(1), review(2), review(3))).toBe(true);
  expect(isOutdated(review(1))).toBe(true);
});

it('keeps the words that somebody may be reading, and says that they are others now', () => {
  for (const change of [{ reviewText: 'Other words.' }, { rating: 1 }]) {
    const shown = list(review(1), review(2));
    const { list: after, isOutdated } = broughtUpToDate(
      shown,
      list(review(1, { ...change, isApproved: true }), review(2)),
      [],
      any,
    );
    expect(after.reviews).toEqual(shown.reviews);
    expect(isOutdated).toBe(true);
  }
});

it('does not mind that what was decided here has left the list that is asked for', () => {
  const shown = list(review(1, { isApproved: true }), review(2), review(3));
  const now = list(review(2), review(3), review(4));
  const { list: after, isOutdated } = broughtUpToDate(shown, now, [], full(pending, shown));
  expect(ids(after)).toEqual([1, 2, 3]);
  expect(isOutdated).toBe(false);
});

it('notices what comes behind the last row of a page that is not full', () => {
  const shown = list(review(1, { isApproved: true }), review(2));
  expect(broughtUpToDate(shown, list(review(2), review(3)), [], pending).isOutdated).toBe(true);
  expect(broughtUpToDate(shown, list(review(2)), [], pending).isOutdated).toBe(false);
});

it('never counts fewer reviews than stand there, so that the page does not turn by itself', () => {
  const shown = list(review(11, { isApproved: true }));
  const now = { ...list(), total: 10 };
  const { list: after } = broughtUpToDate(shown, now, [], { ...pending, offset: 10 });
  expect(after.total).toBe(11);
});

it('shows what others decided in the place where it stood', () => {
  const shown = list(review(1), review(2), review(3));
  const now = list(review(1), review(3), review(4));
  const gone = goneFrom(shown, now, pending);
  expect(gone).toEqual([review(2)]);
  const seen = [review(2, { isApproved: true })];
  const { list: after, isOutdated } = broughtUpToDate(shown, now, seen, full(pending, shown));
  expect(ids(after)).toEqual([1, 2, 3]);
  expect(after.reviews[1]?.isApproved).toBe(true);
  expect(isOutdated).toBe(false);
});

it('says so when what is gone could not be found', () => {
  const shown = list(review(1), review(2));
  expect(broughtUpToDate(shown, list(review(2)), [], pending).isOutdated).toBe(true);
});

it('fills an empty list, for nothing in it can jump', () => {
  expect(broughtUpToDate(list(), list(review(1)), [], any)).toEqual({
    list: list(review(1)),
    isOutdated: false,
  });
});
