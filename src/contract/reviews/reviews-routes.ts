import { defineRoutes } from '../route.ts';
import {
  ApprovalBody,
  Review,
  ReviewList,
  ReviewListQuery,
  ReviewParams,
  ReviewStats,
  ReviewStatsQuery,
} from './reviews.ts';

export const reviewsRoutes = defineRoutes({
  'GET /reviews/hostaway': {
    permission: 'public',
    summary: 'Reviews',
    description: 'Filtered, sorted and paged. Without a session only approved reviews exist.',
    tag: 'Reviews',
    query: ReviewListQuery,
    response: ReviewList,
    errors: [401],
  },
  'GET /reviews/hostaway/stats': {
    permission: 'reviews:read',
    summary: 'The four numbers of the dashboard',
    tag: 'Reviews',
    query: ReviewStatsQuery,
    response: ReviewStats,
  },
  'PUT /reviews/hostaway/:id/approve': {
    permission: 'reviews:decide',
    summary: 'Approve a review, disapprove it, or keep a pending one unpublished',
    description:
      'Idempotent: only the first of equal calls is a decision, and its reason is stored. Every decision is added to the list of decisions. A review whose channel must not be shown is refused. With the header `If-Match: "<tag>"` so is the approval of a review whose text or rating is no longer what the tag was made of (`contentHash` in the sources).',
    tag: 'Reviews',
    params: ReviewParams,
    body: ApprovalBody,
    response: Review,
    errors: [404, 409],
  },
});
