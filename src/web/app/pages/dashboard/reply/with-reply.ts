import type { Review, ReviewList } from '#contract/reviews.ts';

/** A list in which one review has the response that the server says; what was clicked on the screen stays. */
export function withReply(list: ReviewList, answered: Review): ReviewList {
  const { response, reply, canReply, whyNot } = answered;
  const reviews = list.reviews.map((review) =>
    review.id === answered.id ? { ...review, response, reply, canReply, whyNot } : review,
  );
  return { ...list, reviews };
}
