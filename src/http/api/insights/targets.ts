import type { Target } from '#contract/insights/targets.ts';
import type { targetsRoutes } from '#contract/insights/targets-routes.ts';
import { recordEvent } from '#services/events/record-event.ts';
import { addTarget, changeTarget, removeTarget } from '#services/insights/own-targets.ts';
import { targets, targetsTable } from '#services/insights/targets.ts';
import type { HttpOptions } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import { sendCsv } from '../download.ts';
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
    return sendCsv(reply, 'targets', context.reviewFiles.csvTable(columns, rows));
  },
  'POST /targets': async ({ body, actor }) => {
    const input = { groupId: null, channel: null, category: null, by: null, ...body };
    return { id: await addTarget(context, actor, { ...input, goal: hundredths(body.goal) }) };
  },
  'PATCH /targets/:id': ({ params, body: { goal, ...part }, actor }) =>
    changeTarget(context, actor, params.id, {
      ...part,
      ...(goal !== undefined && { goal: hundredths(goal) }),
    }),
  'DELETE /targets/:id': ({ params, actor }) => removeTarget(context, actor, params.id),
});
