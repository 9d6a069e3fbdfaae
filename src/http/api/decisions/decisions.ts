import type { decisionsRoutes } from '#contract/decisions/decisions-routes.ts';
import { textOf } from '#contract/errors/error-text.ts';
import { dayIn } from '#domain/day.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import { skipReason } from '#domain/decisions/batch.ts';
import { type RefusedReview, refusalReason } from '#domain/decisions/bulk.ts';
import { shownContent } from '#domain/reviews/revision.ts';
import { exportActivity, listActivity, listActivityGroups } from '#services/decisions/activity.ts';
import { undoBatch, undoReview } from '#services/decisions/batches.ts';
import { changeInBulk, previewBulk } from '#services/decisions/bulk.ts';
import { addReason, reviewHistory } from '#services/decisions/decisions.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import { downloads } from '../download.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from '../reviews/review-out.ts';

export const decisionsHandlers = (
  server: Server,
  { context }: HttpOptions,
): Handlers<typeof decisionsRoutes> => {
  const send = downloads(server);

  return {
    'GET /reviews/hostaway/:id/decisions': async ({ params, actor }) =>
      out(await reviewHistory(context, actor, params.id)),
    'PUT /reviews/hostaway/:id/reason': async ({ params, body, actor }) =>
      out(await addReason(context, actor, params.id, body.reason)),
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
    'POST /reviews/:id/undo': async ({ params, body, actor }) =>
      reviewOut(await undoReview(context, actor, params.id, body.decision)),
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
    'GET /activity': async ({ query, actor, request }) => {
      const { items, nextCursor } = await listActivity(readingContext(context, request), actor, query);
      return { decisions: items, nextCursor };
    },
    'GET /activity/groups': async ({ query, actor, request }) => {
      const { items, nextCursor } = await listActivityGroups(readingContext(context, request), actor, query);
      return { groups: items, nextCursor };
    },
    'GET /activity/export': ({ query, actor, reply }) =>
      send(reply, {
        text: exportActivity(context, actor, query),
        type: 'text/csv; charset=utf-8',
        name: `history-${dayIn(context.now(), context.timeZone)}.csv`,
      }),
  };
};

function out({ decisions, importChanges }: Awaited<ReturnType<typeof reviewHistory>>) {
  const status = (decision: ReviewDecision) =>
    decision === 'approved' ? ('approved' as const) : ('pending' as const);
  return {
    decisions: decisions.map(({ from, to, ...decision }) => ({
      ...decision,
      from: status(from),
      to: status(to),
      decision: to,
    })),
    importChanges: importChanges.map(({ before, after, ...change }) => ({
      ...change,
      before: shownContent(before),
      after: shownContent(after),
    })),
  };
}

const refusedOut = (review: RefusedReview) => ({ id: review.id, reason: textOf(refusalReason(review)) });
