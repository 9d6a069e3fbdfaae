import type { responsesRoutes } from '#contract/responses/responses-routes.ts';
import { draftResponse } from '#services/responses/draft-response.ts';
import { managedReview, writeResponse } from '#services/responses/responses.ts';
import type { HttpOptions } from '../../options.ts';
import { closeSignal } from '../lines.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from '../reviews/review-out.ts';

export const responsesHandlers = ({ context }: HttpOptions): Handlers<typeof responsesRoutes> => ({
  'GET /reviews/hostaway/:id': async ({ params, actor }) =>
    reviewOut(await managedReview(context, actor, params.id)),
  'PUT /reviews/hostaway/:id/response': async ({ params, body, actor }) =>
    reviewOut(await writeResponse(context, actor, params.id, body.text)),
  'POST /reviews/:id/draft': async ({ params, actor, reply }) =>
    draftResponse(context, actor, params.id, closeSignal(reply)),
});
