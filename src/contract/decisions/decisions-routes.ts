import { ReviewParams } from '../reviews/reviews.ts';
import { defineRoutes } from '../route.ts';
import { DecisionList, ReasonBody } from './decisions.ts';

export const decisionsRoutes = defineRoutes({
  'GET /reviews/hostaway/:id/decisions': {
    permission: 'reviews:read',
    summary: 'The decisions on a review, and its changes by imports',
    tag: 'Reviews',
    params: ReviewParams,
    response: DecisionList,
    errors: [404],
  },
  'PUT /reviews/hostaway/:id/reason': {
    permission: 'reviews:decide',
    summary: 'Give the reason of a disapproval',
    description: 'Only the manager who disapproved the review can give it. Returns the list of decisions.',
    tag: 'Reviews',
    params: ReviewParams,
    body: ReasonBody,
    response: DecisionList,
    errors: [404, 409],
  },
});
