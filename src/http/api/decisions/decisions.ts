import type { DecisionList, Decision as DecisionOnWire } from '#contract/decisions/decisions.ts';
import type { decisionsRoutes } from '#contract/decisions/decisions-routes.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import { shownContent } from '#domain/reviews/revision.ts';
import { addReason, type ReviewHistory, reviewHistory } from '#services/decisions/decisions.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const decisionsHandlers = ({ context }: HttpOptions): Handlers<typeof decisionsRoutes> => ({
  'GET /reviews/hostaway/:id/decisions': async ({ params, actor }) =>
    out(await reviewHistory(context, actor, params.id)),
  'PUT /reviews/hostaway/:id/reason': async ({ params, body, actor }) => {
    const { id } = params;
    return out(await addReason(context, actor, id, body.reason));
  },
});

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
      before: shownContent(before),
      after: shownContent(after),
    })),
  };
}
