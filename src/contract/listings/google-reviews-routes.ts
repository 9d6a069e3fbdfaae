import { defineRoutes } from '../route.ts';
import { GoogleReviews, GoogleReviewsParams, GoogleReviewsQuery, GoogleStatus } from './google-reviews.ts';

export const googleReviewsRoutes = defineRoutes({
  'GET /google-reviews/integration-status': {
    permission: 'reviews:read',
    summary: 'State of the Google connection',
    tag: 'Google reviews',
    response: GoogleStatus,
  },
  'GET /google-reviews/:placeId': {
    permission: 'public',
    concurrency: 'unlimited',
    summary: 'Google reviews of a configured place',
    description:
      'Google returns at most five reviews, chosen as `chosenBy` says. They are sorted here and never stored. Each request to Google is paid for: once the daily limit is reached the call returns 503 until midnight, and an address that causes very many of them 429. Browsers may not call it from another site.',
    tag: 'Google reviews',
    params: GoogleReviewsParams,
    query: GoogleReviewsQuery,
    response: GoogleReviews,
    errors: [403, 404, 429],
  },
});
