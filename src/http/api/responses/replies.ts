import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { managedReviewOut } from '#contract/reviews/review-out.ts';
import { ResponseBody, Review, ReviewParams } from '#contract/reviews/reviews.ts';
import type { ReviewId } from '#domain/ids.ts';
import { managedReview, writeReply } from '#services/responses/replies.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

/** The company's responses to reviews. */
export function replyCalls(server: Server, { context, requestReply }: HttpOptions): void {
  server.get(
    calls.review(':id'),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'One review with its pending response',
        tags: ['Reviews'],
        params: ReviewParams,
        response: responses(Review, [400, 401, 404, 503]),
      },
    },
    async (request) =>
      ok(managedReviewOut(await managedReview(context, actorOf(request), request.params.id as ReviewId))),
  );

  server.put(
    calls.response(':id'),
    {
      config: { permission: 'reviews:respond' },
      schema: {
        summary: 'Respond to a review',
        description:
          'The response waits until Hostaway accepts it. It cannot be changed afterwards: a review has one ' +
          'response. 409 says why a response is not possible. HTML tags are removed.',
        tags: ['Reviews'],
        params: ReviewParams,
        body: ResponseBody,
        response: responses(Review, [400, 401, 403, 404, 409, 413, 503], 202),
      },
    },
    async (request, reply) => {
      const id = request.params.id as ReviewId;
      const review = await writeReply(context, actorOf(request), id, request.body.text);
      await requestReply(id);
      reply.status(202);
      return ok(managedReviewOut(review));
    },
  );
}
