import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { keys } from '#web/app/api/queries.ts';
import { updateResponse } from './use-responses.ts';

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
  canRespond: true,
  ...fields,
});

let queryClient: QueryClient;
const show = (...reviews: Review[]) =>
  queryClient.setQueryData<ReviewList>(keys.reviews, {
    reviews,
    listings: [],
    isTotalExact: true,
    total: reviews.length,
  });
const shown = () => queryClient.getQueryData<ReviewList>(keys.reviews)?.reviews;

beforeEach(() => {
  queryClient = new QueryClient();
});

test('a new response state keeps an approval that was clicked in the meantime', () => {
  show(review(1, { isApproved: true }), review(2));
  const answered = review(1, {
    canRespond: false,
    responseBlockedReason: 'A response is already on its way.',
    writtenResponse: {
      state: 'waiting',
      text: 'Thank you.',
      reason: null,
      secondPerson: null,
      submittedText: null,
      by: 'ana',
      sendAt: null,
    },
  });
  updateResponse(queryClient, answered);
  expect(shown()).toEqual([{ ...answered, isApproved: true, response: undefined }, review(2)]);
});

test('a sent response removes the reason why no response could be written', () => {
  show(review(1, { responseBlockedReason: 'A response is already on its way.' }));
  updateResponse(queryClient, review(1, { canRespond: false, response: { text: 'Thank you.', date: null } }));
  expect(shown()?.[0]?.responseBlockedReason).toBeUndefined();
  expect(shown()?.[0]?.response?.text).toBe('Thank you.');
});
