import { expect, it } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { type ListWindow, mergeList, missingFrom } from './merge-list.ts';

const review = (id: number, change: Partial<Review> = {}) =>
  ({ id, isApproved: false, reviewText: `Text ${id}.`, rating: 4, ...change }) as Review;
const list = (...reviews: Review[]): ReviewList => ({
  reviews,
  listings: [],
  isTotalExact: true,
  total: reviews.length + 100,
});
const all: ListWindow = { limit: 10, offset: 0, matches: () => true };
const pending: ListWindow = { ...all, matches: ({ isApproved }) => !isApproved };
const fullPage = (window: ListWindow, { reviews }: ReviewList): ListWindow => ({
  ...window,
  limit: reviews.length,
});
const ids = ({ reviews }: ReviewList) => reviews.map(({ id }) => id);

it('takes over the approval of each row and the total', () => {
  const shown = list(review(1), review(2));
  const latest = { ...list(review(1), review(2, { isApproved: true })), total: 7 };
  const merged = mergeList(shown, latest, [], all);
  expect(merged.reviews.map(({ isApproved }) => isApproved)).toEqual([false, true]);
  expect(merged.total).toBe(7);
  expect(merged.isOutdated).toBe(false);
});

it('keeps the position of every row and is outdated when new reviews belong between the rows', () => {
  const merged = mergeList(list(review(1), review(2)), list(review(3), review(1)), [], all);
  expect(ids(merged)).toEqual([1, 2]);
  expect(merged.isOutdated).toBe(true);
});

it.each([
  ['the same rows', [review(1), review(2)], false],
  ['another order', [review(2), review(1)], true],
  ['one more row after the last', [review(1), review(2), review(3)], true],
  ['a missing row', [review(1)], true],
])('compares the rows with %s', (_change, latest, isOutdated) => {
  const shown = list(review(1), review(2));
  expect(mergeList(shown, list(...latest), [], all).isOutdated).toBe(isOutdated);
});

it.each([{ reviewText: 'Another text.' }, { rating: 1 }])(
  'keeps the displayed content and is outdated when the content becomes %o',
  (change) => {
    const shown = list(review(1), review(2));
    const latest = list(review(1, { ...change, isApproved: true }), review(2));
    const merged = mergeList(shown, latest, [], all);
    expect(merged.reviews).toEqual(shown.reviews);
    expect(merged.isOutdated).toBe(true);
  },
);

it('keeps rows that were decided on this screen and no longer match the filters', () => {
  const shown = list(review(1, { isApproved: true }), review(2), review(3));
  const latest = list(review(2), review(3), review(4));
  const merged = mergeList(shown, latest, [], fullPage(pending, shown));
  expect(ids(merged)).toEqual([1, 2, 3]);
  expect(merged.isOutdated).toBe(false);
});

it('is outdated when a review is added after the last row of a page that is not full', () => {
  const shown = list(review(1, { isApproved: true }), review(2));
  expect(mergeList(shown, list(review(2), review(3)), [], pending).isOutdated).toBe(true);
  expect(mergeList(shown, list(review(2)), [], pending).isOutdated).toBe(false);
});

it('never has a total below the number of shown rows, so that the page remains', () => {
  const shown = list(review(11, { isApproved: true }));
  const latest = { ...list(), total: 10 };
  expect(mergeList(shown, latest, [], { ...pending, offset: 10 }).total).toBe(11);
});

it('shows a decision of another user in its row', () => {
  const shown = list(review(1), review(2), review(3));
  const latest = list(review(1), review(3), review(4));
  expect(missingFrom(latest, shown, pending)).toEqual([review(2)]);
  const missing = [review(2, { isApproved: true })];
  const merged = mergeList(shown, latest, missing, fullPage(pending, shown));
  expect(ids(merged)).toEqual([1, 2, 3]);
  expect(merged.reviews[1]?.isApproved).toBe(true);
  expect(merged.isOutdated).toBe(false);
});

it('is outdated when a missing review cannot be read', () => {
  const shown = list(review(1), review(2));
  expect(mergeList(shown, list(review(2)), [], pending).isOutdated).toBe(true);
});

it('fills an empty list, in which no row can move', () => {
  expect(mergeList(list(), list(review(1)), [], all)).toEqual({ ...list(review(1)), isOutdated: false });
});
