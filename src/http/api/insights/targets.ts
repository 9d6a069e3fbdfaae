import type { Target } from '#contract/insights/targets.ts';
import type { targetsRoutes } from '#contract/insights/targets-routes.ts';
import { recordEvent } from '#services/events/record-event.ts';
import { addTarget, changeTarget, removeTarget } from '#services/insights/own-targets.ts';
import { targets, targetsTable } from '#services/insights/targets.ts';
import type { HttpOptions } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import type { Handlers } from '../register.ts';

/** Two decimals count. */
const hundredths = (goal: number) => Math.round(goal * 100);

export const targetsHandlers = ({ context }: HttpOptions): Handlers<typeof targetsRoutes> => ({
  'GET /targets': async ({ query, actor, request }) => {
    const found = await targets(readingContext(context, request), actor, query);
    return {
      ...found,
      targets: found.targets.map((target): Target => ({ ...target, goal: target.goal / 100 })),
    };
  },
  'GET /targets.csv': async ({ query, actor, reply }) => {
    await recordEvent(context, actor, {
      kind: 'insights.exported',
      target: 'targets',
      data: { filter: query },
    });
    const { columns, rows } = await targetsTable(context, actor, query);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="targets.csv"')
      .send(context.reviewFiles.csvTable(columns, rows) as never);
  },
  'POST /targets': async ({ body, actor }) => {
    const input = { groupId: null, channel: null, category: null, by: null, ...body };
    return { id: await addTarget(context, actor, { ...input, goal: hundredths(body.goal) }) };
  },
  'PATCH /targets/:id': async ({ params, body, actor }) => {
    const { goal, ...part } = body;
    const change = { ...part, ...(goal !== undefined && { goal: hundredths(goal) }) };
    await changeTarget(context, actor, params.id, change);
    return null;
  },
  'DELETE /targets/:id': async ({ params, actor }) => {
    await removeTarget(context, actor, params.id);
    return null;
  },
});
