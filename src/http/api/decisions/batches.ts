import type { batchesRoutes } from '#contract/decisions/batches-routes.ts';
import { textOf } from '#contract/errors/error-text.ts';
import { skipReason } from '#domain/decisions/batch.ts';
import { undoBatch, undoReview } from '#services/decisions/batches.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from '../reviews/review-out.ts';

/** Taking decisions back. */
export const batchesHandlers = ({ context }: HttpOptions): Handlers<typeof batchesRoutes> => ({
  'POST /batches/:id/undo': async ({ params, actor }) => {
    const { skipped, ...undone } = await undoBatch(context, actor, params.id);
    return {
      ...undone,
      skipped: skipped.map(({ id, guestName, ...why }) => ({
        id,
        guestName,
        reason: textOf(skipReason(why)),
      })),
    };
  },
  'POST /reviews/:id/undo': async ({ params, body, actor }) => {
    const { id } = params;
    return reviewOut(await undoReview(context, actor, id, body.decision));
  },
});
