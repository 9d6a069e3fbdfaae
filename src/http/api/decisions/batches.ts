import { BatchParams, UndoneBatch, UndoReviewBody } from '#contract/decisions/batches.ts';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { managedReviewOut } from '#contract/reviews/review-out.ts';
import { Review, ReviewParams } from '#contract/reviews/reviews.ts';
import { skipReason } from '#domain/decisions/batch.ts';
import type { ReviewId } from '#domain/ids.ts';
import { undoBatch, undoReview } from '#services/decisions/batches.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

/** Taking decisions back. */
export function batchCalls(server: Server, { context }: HttpOptions): void {
  server.post(
    calls.undoBatch(':id'),
    {
      config: { permission: 'reviews:decide' },
      schema: {
        summary: 'Undo a batch of decisions',
        description:
          'Restores what each review was before, except where it was decided again, changed or withdrawn since. The undo is a batch of its own.',
        tags: ['Reviews'],
        params: BatchParams,
        response: responses(UndoneBatch, [400, 401, 403, 404, 503]),
      },
    },
    async (request) => {
      const { skipped, ...undone } = await undoBatch(context, actorOf(request), request.params.id);
      return ok({
        ...undone,
        skipped: skipped.map(({ id, guestName, ...why }) => ({ id, guestName, reason: skipReason(why) })),
      });
    },
  );

  server.post(
    calls.undoReview(':id'),
    {
      config: { permission: 'reviews:decide' },
      schema: {
        summary: 'Undo the last decision on a review',
        description:
          'A further decision restores what the review was before. 409 when someone else has decided or the review has changed since. To undo an undo, call it again.',
        tags: ['Reviews'],
        params: ReviewParams,
        body: UndoReviewBody,
        response: responses(Review, [400, 401, 403, 404, 409, 413, 503]),
      },
      // The body may be left out.
      preValidation: async (request) => {
        request.body ??= {};
      },
    },
    async (request) => {
      const id = request.params.id as ReviewId;
      return ok(managedReviewOut(await undoReview(context, actorOf(request), id, request.body.decision)));
    },
  );
}
