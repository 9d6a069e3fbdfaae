import type { responsesRoutes } from '#contract/responses/responses-routes.ts';
import { checkResponse } from '#services/responses/check-response.ts';
import { managedReview, writeResponse } from '#services/responses/responses.ts';
import {
  addTemplate,
  changeTemplate,
  importTemplates,
  listTemplates,
  removeTemplate,
} from '#services/responses/templates.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from '../reviews/review-out.ts';

export const responsesHandlers = ({ context }: HttpOptions): Handlers<typeof responsesRoutes> => ({
  'GET /reviews/hostaway/:id': async ({ params, actor }) =>
    reviewOut(await managedReview(context, actor, params.id)),
  'PUT /reviews/hostaway/:id/response': async ({ params, body, actor }) =>
    reviewOut(await writeResponse(context, actor, params.id, body.text)),
  'POST /reviews/:id/response-check': ({ params, body, actor }) =>
    checkResponse(context, actor, params.id, body.text),
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
