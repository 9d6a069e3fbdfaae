import { DecisionList, type Decision as DecisionOnWire, ReasonBody } from '#contract/decisions/decisions.ts';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { contentOut } from '#contract/reviews/review-out.ts';
import { ReviewParams } from '#contract/reviews/reviews.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import type { ReviewId } from '#domain/ids.ts';
import { addReason, type ReviewHistory, reviewHistory } from '#services/decisions/decisions.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

export function decisionCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.decisions(':id'),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'The decisions on a review, and its changes by imports',
        tags: ['Reviews'],
        params: ReviewParams,
        response: responses(DecisionList, [400, 401, 404, 503]),
      },
    },
    async (request) => ok(out(await reviewHistory(context, actorOf(request), request.params.id as ReviewId))),
  );

  server.put(
    calls.reason(':id'),
    {
      config: { permission: 'reviews:decide' },
      schema: {
        summary: 'Give the reason of a disapproval',
        description:
          'Only the manager who disapproved the review can give it. Returns the list of decisions.',
        tags: ['Reviews'],
        params: ReviewParams,
        body: ReasonBody,
        response: responses(DecisionList, [400, 401, 403, 404, 409, 413, 503]),
      },
    },
    async (request) => {
      const { id } = request.params;
      return ok(out(await addReason(context, actorOf(request), id as ReviewId, request.body.reason)));
    },
  );
}

function out({ decisions, importChanges }: ReviewHistory): DecisionList {
  const status = (decision: ReviewDecision) => (decision === 'approved' ? 'approved' : 'pending');
  return {
    decisions: decisions.map(
      ({ at, from, to, cause, by, reason, isUndo }): DecisionOnWire => ({
        at: at.toISOString(),
        from: status(from),
        to: status(to),
        decision: to,
        cause,
        by,
        reason,
        isUndo,
      }),
    ),
    importChanges: importChanges.map(({ at, by, before, after }) => ({
      at: at.toISOString(),
      by,
      before: contentOut(before),
      after: contentOut(after),
    })),
  };
}
