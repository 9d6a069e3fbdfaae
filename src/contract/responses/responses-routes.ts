import { Review, ReviewParams } from '../reviews/reviews.ts';
import { defineRoutes } from '../route.ts';
import { AnswerFigures, AnswerFiguresQuery, Answers, AnswersQuery } from './answers.ts';
import { ResponseBody } from './responses.ts';

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
  /** The desk where people answer reviews. */
  ...defineRoutes('Answers', {
    'GET /answers': {
      permission: 'reviews:respond',
      summary: 'The reviews that need an answer, or whose answers wait, were sent or were refused',
      query: AnswersQuery,
      response: Answers,
    },
    'GET /answers/figures': {
      permission: 'reviews:respond',
      summary: 'How many reviews are answered, and how soon',
      query: AnswerFiguresQuery,
      response: AnswerFigures,
    },
    'PUT /reviews/:id/skip': {
      permission: 'reviews:respond',
      summary: 'Leave a review without an answer',
      description: 'It is no longer among those that need one.',
      params: ReviewParams,
      response: Review,
    },
    'DELETE /reviews/:id/skip': {
      permission: 'reviews:respond',
      summary: 'Return a skipped review to those that need an answer',
      params: ReviewParams,
      response: Review,
    },
  }),
};
