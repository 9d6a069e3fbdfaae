import type { responsesRoutes } from '#contract/responses/responses-routes.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { answerFigures } from '#services/responses/answer-figures.ts';
import { listAnswers, skipAnswer } from '#services/responses/answers.ts';
import { checkResponse } from '#services/responses/check-response.ts';
import { draftResponse } from '#services/responses/draft-response.ts';
import { managedReview, takeBackResponse, writeResponse } from '#services/responses/responses.ts';
import { approveResponse, returnResponse } from '#services/responses/second-person.ts';
import {
  addTemplate,
  changeTemplate,
  importTemplates,
  listTemplates,
  removeTemplate,
} from '#services/responses/templates.ts';
import { translateReview } from '#services/reviews/translate-review.ts';
import { parseIfMatch } from '../../if-match.ts';
import type { HttpOptions } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import { closeSignal } from '../lines.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from '../reviews/review-out.ts';

export const responsesHandlers = ({ context }: HttpOptions): Handlers<typeof responsesRoutes> => ({
  'GET /reviews/hostaway/:id': async ({ params, actor }) =>
    reviewOut(await managedReview(context, actor, params.id)),
  'PUT /reviews/hostaway/:id/response': async ({ params, body, actor }) =>
    reviewOut(
      await writeResponse(context, actor, params.id, {
        text: body.text,
        secondLook: body.secondLook,
        sendAt: body.sendAt === undefined ? undefined : new Date(body.sendAt),
      }),
    ),
  'DELETE /reviews/hostaway/:id/response': async ({ params, actor }) =>
    reviewOut(await takeBackResponse(context, actor, params.id)),
  'PUT /reviews/:id/response-approval': async ({ params, body, actor, request }) => {
    const seen = parseIfMatch(request.headers['if-match']);
    return reviewOut(await approveResponse(context, actor, params.id, { ...body, seen }));
  },
  'PUT /reviews/:id/response-return': async ({ params, body, actor }) =>
    reviewOut(await returnResponse(context, actor, params.id, body)),
  'GET /answers': async ({ query, actor, request }) => {
    const list = await listAnswers(readingContext(context, request), actor, {
      state: 'open',
      low: false,
      mine: false,
      limit: DEFAULT_PAGE_SIZE,
      offset: 0,
      ...query,
    });
    return {
      ...list,
      reviews: list.reviews.map((review) => ({ ...reviewOut(review), answerBy: review.answerBy })),
    };
  },
  'GET /answers/figures': ({ query, actor, request }) =>
    answerFigures(readingContext(context, request), actor, query),
  'PUT /reviews/:id/skip': async ({ params, actor }) =>
    reviewOut(await skipAnswer(context, actor, params.id, true)),
  'DELETE /reviews/:id/skip': async ({ params, actor }) =>
    reviewOut(await skipAnswer(context, actor, params.id, false)),
  'POST /reviews/:id/response-check': ({ params, body, actor }) =>
    checkResponse(context, actor, params.id, body.text),
  'POST /reviews/:id/draft': async ({ params, actor, reply }) =>
    draftResponse(context, actor, params.id, closeSignal(reply)),
  'POST /reviews/:id/translation': ({ params, body, actor, reply }) =>
    translateReview(context, actor, params.id, { draft: null, ...body }, closeSignal(reply)),
  'GET /templates': async ({ actor }) => ({ templates: await listTemplates(context, actor) }),
  'POST /templates': async ({ body, actor }) => ({ templates: await addTemplate(context, actor, body) }),
  'PATCH /templates/:id': async ({ params, body, actor }) => ({
    templates: await changeTemplate(context, actor, params.id, body),
  }),
  'DELETE /templates/:id': async ({ params, actor }) => ({
    templates: await removeTemplate(context, actor, params.id),
  }),
  'POST /templates/import': ({ actor }) => importTemplates(context, actor),
});
