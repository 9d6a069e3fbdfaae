import { BulkBody, BulkResult } from '#contract/decisions/bulk.ts';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { type RefusedReview, refusalReason } from '#domain/decisions/bulk.ts';
import { changeInBulk, previewBulk } from '#services/decisions/bulk.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

/** Room for 100,000 ids of up to 16 digits. */
const BODY_LIMIT_BYTES = 3 * 1024 * 1024;

/** The same change of many reviews. */
export function bulkCall(server: Server, { context }: HttpOptions): void {
  server.post(
    calls.bulk(),
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { permission: 'reviews:decide' },
      schema: {
        summary: 'Approve, unpublish or assign many reviews',
        description:
          'All changes are one transaction and one batch. With `dryRun` nothing changes, and the result says what would. 409, and nothing changes, when the reviews are no longer those that a dry run counted (`expected`, `fingerprint`).',
        tags: ['Reviews'],
        body: BulkBody,
        response: responses(BulkResult, [400, 401, 403, 409, 413, 503]),
      },
    },
    async (request) => {
      const { dryRun, ...input } = request.body;
      if (!dryRun) {
        const { refused, ...result } = await changeInBulk(context, actorOf(request), input);
        return ok({ ...result, refused: refused.map(refusedOut) });
      }
      const result = await previewBulk(context, actorOf(request), input);
      const { refused, properties, byStars, byChannel: _all, warned, sample, ...counts } = result;
      const preview = { properties, byStars, warned, sample };
      return ok({ ...counts, batch: null, refused: refused.map(refusedOut), preview });
    },
  );
}

const refusedOut = (review: RefusedReview) => ({ id: review.id, reason: refusalReason(review) });
