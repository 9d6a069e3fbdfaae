import type { repliesRoutes } from '#contract/responses/replies-routes.ts';
import { managedReview, writeReply } from '#services/responses/replies.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from '../reviews/review-out.ts';

/** The company's responses to reviews. */
export const repliesHandlers = ({ context, requestReply }: HttpOptions): Handlers<typeof repliesRoutes> => ({
  'GET /reviews/hostaway/:id': async ({ params, actor }) =>
    reviewOut(await managedReview(context, actor, params.id)),
  'PUT /reviews/hostaway/:id/response': async ({ params, body, actor }) => {
    const { id } = params;
    const review = await writeReply(context, actor, id, body.text);
    await requestReply(id);
    return reviewOut(review);
  },
});
