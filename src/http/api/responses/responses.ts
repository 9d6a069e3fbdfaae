import type { responsesRoutes } from '#contract/responses/responses-routes.ts';
import { managedReview, takeBackResponse, writeResponse } from '#services/responses/responses.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from '../reviews/review-out.ts';

export const responsesHandlers = ({ context }: HttpOptions): Handlers<typeof responsesRoutes> => ({
  'GET /reviews/hostaway/:id': async ({ params, actor }) =>
    reviewOut(await managedReview(context, actor, params.id)),
  'PUT /reviews/hostaway/:id/response': async ({ params, body, actor }) =>
    reviewOut(
      await writeResponse(context, actor, params.id, {
        text: body.text,
        sendAt: body.sendAt === undefined ? undefined : new Date(body.sendAt),
      }),
    ),
  'DELETE /reviews/hostaway/:id/response': async ({ params, actor }) =>
    reviewOut(await takeBackResponse(context, actor, params.id)),
});
