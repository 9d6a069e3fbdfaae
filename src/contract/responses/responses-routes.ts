import { ResponseBody, Review, ReviewParams } from '../reviews/reviews.ts';
import { defineRoutes } from '../route.ts';

export const responsesRoutes = {
  /** The company's responses to reviews. */
  ...defineRoutes('Reviews', {
    'GET /reviews/hostaway/:id': {
      permission: 'reviews:read',
      summary: 'One review with its pending response',
      params: ReviewParams,
      response: Review,
    },
    'PUT /reviews/hostaway/:id/response': {
      permission: 'reviews:respond',
      summary: 'Respond to a review',
      description:
        'The response waits until `sendAt` and until Hostaway accepts it. It cannot be changed afterwards: a review ' +
        'has one response. 409 says why a response is not possible. HTML tags are removed.',
      params: ReviewParams,
      body: ResponseBody,
      response: Review,
      status: 202,
      errors: [409],
    },
    'DELETE /reviews/hostaway/:id/response': {
      permission: 'reviews:respond',
      summary: 'Take back a response before it is sent',
      description: '409 when there is none, or when sending it has begun.',
      params: ReviewParams,
      response: Review,
      errors: [409],
    },
  }),
};
