import { Type } from 'typebox';
import { Review, ReviewParams } from '../reviews/reviews.ts';
import { defineRoutes } from '../route.ts';
import { nullable } from '../schema.ts';
import { AnswerFigures, AnswerFiguresQuery, Answers, AnswersQuery } from './answers.ts';
import { Draft, DraftLine, Finding, Translation, TranslationBody } from './drafts.ts';
import { ResponseApproval, ResponseBody, ResponseReturn, ResponseText } from './responses.ts';
import {
  ImportedTemplates,
  TemplateBody,
  TemplateChange,
  TemplateList,
  TemplateParams,
} from './templates.ts';

const ResponseCheck = Type.Object({
  repeats: nullable(Type.String(), {
    description: 'The name of a guest to whom the same text responds on the page of the property.',
  }),
  findings: Type.Array(Finding, {
    description: 'What is suspicious in it, if a model has written a draft for the review.',
  }),
  needsSecondLook: Type.Boolean({
    description: 'Whether it can only be sent with `secondLook`.',
  }),
});

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
        'The response waits until `sendAt` and until its source accepts it. It cannot be changed afterwards: a review ' +
        'has one response. 409 says why a response is not possible. HTML tags are removed. With the setting ' +
        '`approveResponses`, the response of a responder waits for the approval of a manager first.',
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
    'PUT /reviews/:id/response-approval': {
      permission: 'responses:approve',
      summary: 'Approve a submitted response, as it is or with another text',
      description:
        'It is then delivered. 409 when it does not wait for approval, when it was submitted with another text, or when ' +
        'no response is possible. With the header `If-Match: "<tag>"` also when the review has changed (`contentHash`).',
      params: ReviewParams,
      body: ResponseApproval,
      response: Review,
      status: 202,
      errors: [409],
    },
    'PUT /reviews/:id/response-return': {
      permission: 'responses:approve',
      summary: 'Return a submitted response to its author',
      description: '409 when it does not wait for approval, or when it was submitted with another text.',
      params: ReviewParams,
      body: ResponseReturn,
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
  /** Texts for responses, of the company and of single people, and what to know before sending one. */
  ...defineRoutes('Responses', {
    'POST /reviews/:id/response-check': {
      permission: 'reviews:respond',
      summary: 'Check a response before it is sent',
      params: ReviewParams,
      body: ResponseText,
      response: ResponseCheck,
    },
    'POST /reviews/:id/draft': {
      permission: 'reviews:respond',
      summary: 'Let the language model write a draft of a response',
      description:
        'With `Accept: application/x-ndjson` it arrives as lines of JSON: parts of the text, then the whole text with what a ' +
        'person should look at. A failure after the first line is the last line. 404 when no model is configured.',
      params: ReviewParams,
      response: Draft,
      line: DraftLine,
      errors: [409, 429],
    },
    'POST /reviews/:id/translation': {
      permission: 'reviews:respond',
      summary: 'A machine translation of a review or of a draft of its response',
      description:
        'That of a review is stored until its text changes. 404 when no language model is configured.',
      params: ReviewParams,
      body: TranslationBody,
      response: Translation,
      errors: [429],
    },
    'GET /templates': {
      permission: 'reviews:respond',
      summary: 'The company’s templates and your own',
      response: TemplateList,
    },
    'POST /templates': {
      permission: 'reviews:respond',
      summary: 'Add a template',
      description: 'Only managers of all properties add one for the company. Returns all templates.',
      body: TemplateBody,
      response: TemplateList,
      errors: [409],
    },
    'PATCH /templates/:id': {
      permission: 'reviews:respond',
      summary: 'Change a template',
      description: 'Returns all templates.',
      params: TemplateParams,
      body: TemplateChange,
      response: TemplateList,
    },
    'DELETE /templates/:id': {
      permission: 'reviews:respond',
      summary: 'Delete a template',
      description: 'Returns the templates that are left.',
      params: TemplateParams,
      response: TemplateList,
    },
    'POST /templates/import': {
      permission: 'templates:manage',
      summary: 'Add the message templates of the sources',
      description: 'Adds those that were not imported before, for the company. Returns all templates.',
      response: ImportedTemplates,
      errors: [409],
    },
  }),
};
