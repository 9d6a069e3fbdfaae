import { expect, test } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews.ts';
import { withReply } from './with-reply.ts';

const review = (id: number, fields: Partial<Review> = {}): Review => ({
  id,
  listingId: 1,
  listingName: 'Lighthouse Cottage',
  guestName: 'Ana Costa',
  reviewText: 'Lovely.',
  rating: 5,
  ratingDerived: false,
  channel: 'Airbnb',
  reviewDate: '2024-01-05T10:00:00.000Z',
  sentiment: 'positive',
  isApproved: false,
  canReply: true,
  ...fields,
});
const list = (...reviews: Review[]): ReviewList => ({
  reviews,
  listings: [],
  isTotalExact: true,
  total: reviews.length,
});

test('an answer about a response changes that, and not an approval that was clicked meanwhile', () => {
  const waiting = { state: 'waiting', text: 'Thank you.', words: null } as const;
  const answered = review(1, {
    canReply: false,
    whyNot: 'A response is already on its way.',
    reply: waiting,
  });
  const { reviews } = withReply(list(review(1, { isApproved: true }), review(2)), answered);
  expect(reviews).toEqual([{ ...answered, isApproved: true, response: undefined }, review(2)]);
});

test('what no longer holds goes', () => {
  const sent = review(1, { canReply: false, response: { text: 'Thank you.', date: null } });
  const [shown] = withReply(list(review(1, { whyNot: 'A response is already on its way.' })), sent).reviews;
  expect(shown?.whyNot).toBeUndefined();
  expect(shown?.response?.text).toBe('Thank you.');
});
