import type { correctionsRoutes } from '#contract/insights/corrections-routes.ts';
import { correctSentiment, correctTopic, listCorrections } from '#services/insights/corrections.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from '../reviews/review-out.ts';

/** What people correct about the topics and the sentiment of a review. A correction stays through syncs and new analyses. */
export const correctionsHandlers = ({ context }: HttpOptions): Handlers<typeof correctionsRoutes> => ({
  'GET /reviews/:id/corrections': ({ params, actor }) => listCorrections(context, actor, params.id),
  'PUT /reviews/:id/topics/:topic': async ({ params, body, actor }) => {
    const { id, topic } = params;
    const { polarity } = body;
    return reviewOut(await correctTopic(context, actor, id, topic, polarity));
  },
  'DELETE /reviews/:id/topics/:topic': async ({ params, actor }) => {
    const { id, topic } = params;
    return reviewOut(await correctTopic(context, actor, id, topic, undefined));
  },
  'PUT /reviews/:id/sentiment': async ({ params, body, actor }) => {
    const { sentiment } = body;
    return reviewOut(await correctSentiment(context, actor, params.id, sentiment));
  },
  'DELETE /reviews/:id/sentiment': async ({ params, actor }) =>
    reviewOut(await correctSentiment(context, actor, params.id, null)),
});
