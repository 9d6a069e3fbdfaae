import type { bulkRoutes } from '#contract/decisions/bulk-routes.ts';
import { textOf } from '#contract/errors/error-text.ts';
import { type RefusedReview, refusalReason } from '#domain/decisions/bulk.ts';
import { changeInBulk, previewBulk } from '#services/decisions/bulk.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

/** The same change of many reviews. */
export const bulkHandlers = ({ context }: HttpOptions): Handlers<typeof bulkRoutes> => ({
  'POST /reviews/bulk': async ({ body, actor }) => {
    const { dryRun, ...input } = body;
    if (!dryRun) {
      const { refused, ...result } = await changeInBulk(context, actor, input);
      return { ...result, refused: refused.map(refusedOut) };
    }
    const result = await previewBulk(context, actor, input);
    const { refused, properties, byStars, byChannel: _all, warned, sample, ...counts } = result;
    const preview = { properties, byStars, warned, sample };
    return { ...counts, batch: null, refused: refused.map(refusedOut), preview };
  },
});

const refusedOut = (review: RefusedReview) => ({ id: review.id, reason: textOf(refusalReason(review)) });
