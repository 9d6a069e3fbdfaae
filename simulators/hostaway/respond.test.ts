import { expect, test } from 'vitest';
import { newReview } from './records.ts';
import { respondToReview } from './respond.ts';

const NOW = Date.UTC(2026, 5, 1);
const REVIEWS = [
  newReview({ id: 1 }),
  newReview({ id: 2, status: 'awaiting' }),
  newReview({ id: 3, type: 'host-to-guest' }),
  newReview({ id: 4, externalReviewId: null }),
  newReview({ id: 5, channelId: 2000 }),
  newReview({ id: 6, channelId: 2005, publicReview: ' ' }),
  newReview({ id: 7, revieweeResponse: 'Thanks' }),
  newReview({ id: 8, channelId: '2002', submittedAt: '2024-05-01 10:00:00' }),
];
const body = (revieweeResponse: unknown) => JSON.stringify({ revieweeResponse });

test.each([
  [99, body('Hi'), 'Review not found.'],
  [2, body('Hi'), 'Invalid review.'],
  [3, body('Hi'), 'Invalid review.'],
  [4, body('Hi'), 'Invalid review.'],
  [5, body('Hi'), 'Invalid review. You cant respond to this review'],
  [6, body('Hi'), 'The review contains no words to reply to.'],
  [1, body('<br>'), 'Response must not be empty.'],
  [1, body(7), 'Response must not be empty.'],
  [1, 'no json', 'Response must not be empty.'],
  [7, body('Hi'), 'You already responded to this review.'],
  [8, body('Hi'), 'The time to send the review/rating has expired on Vrbo.'],
])('the response to review %i with %s is rejected: %s', (id, text, message) => {
  expect(respondToReview(REVIEWS, id, text, NOW)).toMatchObject({
    status: 403,
    body: { status: 'fail', message },
  });
});

test('an accepted response has no tags and sets the update time', () => {
  const review = newReview({ id: 1 });
  respondToReview([review], 1, body('Many <b>thanks</b>'), NOW);
  expect(review).toMatchObject({ revieweeResponse: 'Many thanks', updatedOn: '2026-06-01 00:00:00' });
});
