import { ResponseBody, Review, ReviewParams } from '../reviews/reviews.ts';
import { defineRoutes } from '../route.ts';
import { DraftLine } from './drafts.ts';

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
        'The response waits until Hostaway accepts it. It cannot be changed afterwards: a review has one ' +
        'response. 409 says why a response is not possible. HTML tags are removed.',
      params: ReviewParams,
      body: ResponseBody,
      response: Review,
      status: 202,
      errors: [409],
    },
    'POST /reviews/:id/draft': {
      permission: 'reviews:respond',
      summary: 'Let the language model write a draft of a response',
      description:
        'Lines of JSON: parts of the text, then the whole text with what a person should look at. A failure after the first ' +
        'line is the last line. 404 when no model is configured.',
      params: ReviewParams,
      line: DraftLine,
      errors: [409, 429],
    },
  }),
};
