import { Type } from 'typebox';
import { nullable } from '../nullable.ts';
import { ResponseBody, Review, ReviewParams } from '../reviews/reviews.ts';
import { defineRoutes } from '../route.ts';

const ResponseCheck = Type.Object({
  repeats: nullable(Type.String(), {
    description: 'The name of a guest to whom the same text responds on the page of the property.',
  }),
});

/** The company's responses to reviews. */
export const responsesRoutes = defineRoutes({
  'GET /reviews/hostaway/:id': {
    permission: 'reviews:read',
    summary: 'One review with its pending response',
    tag: 'Reviews',
    params: ReviewParams,
    response: Review,
    errors: [404],
  },
  'PUT /reviews/hostaway/:id/response': {
    permission: 'reviews:respond',
    summary: 'Respond to a review',
    description:
      'The response waits until Hostaway accepts it. It cannot be changed afterwards: a review has one ' +
      'response. 409 says why a response is not possible. HTML tags are removed.',
    tag: 'Reviews',
    params: ReviewParams,
    body: ResponseBody,
    response: Review,
    status: 202,
    errors: [404, 409],
  },
  'POST /reviews/:id/response-check': {
    permission: 'reviews:respond',
    summary: 'Check a response before it is sent',
    tag: 'Responses',
    params: ReviewParams,
    body: ResponseBody,
    response: ResponseCheck,
    errors: [404],
  },
});
