import { Type } from 'typebox';
import {
  Activity,
  ActivityExportQuery,
  ActivityGroupQuery,
  ActivityGroups,
  ActivityQuery,
} from '#contract/decisions/activity.ts';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { dayIn } from '#domain/day.ts';
import type { ActivityEntry } from '#domain/decisions/activity.ts';
import { exportActivity, listActivity, listActivityGroups } from '#services/decisions/activity.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import { downloads } from '../download.ts';
import { errorResponses, responses } from '../response-schemas.ts';

/** The decisions on all reviews. */
export function activityCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.activity(),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'The decisions on all reviews',
        description: 'Who decided what about which review, when and why, newest first.',
        tags: ['Activity'],
        querystring: ActivityQuery,
        response: responses(Activity, [400, 401, 403, 503]),
      },
    },
    async (request) => {
      const { items, nextCursor } = await listActivity(
        readingContext(context, request),
        actorOf(request),
        request.query,
      );
      return ok({ decisions: items.map(entryOut), nextCursor });
    },
  );

  server.get(
    calls.activityGroups(),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'The decisions on all reviews, with each batch as one item',
        description: 'A batch is listed if one of its decisions matches.',
        tags: ['Activity'],
        querystring: ActivityGroupQuery,
        response: responses(ActivityGroups, [400, 401, 403, 503]),
      },
    },
    async (request) => {
      const { items, nextCursor } = await listActivityGroups(
        readingContext(context, request),
        actorOf(request),
        request.query,
      );
      const groups = items.map(({ at, entry, ...group }) => ({
        ...group,
        at: at.toISOString(),
        entry: entry && entryOut(entry),
      }));
      return ok({ groups, nextCursor });
    },
  );

  const send = downloads(server);
  server.get(
    calls.exportActivity(),
    {
      config: { permission: 'reviews:export' },
      exposeHeadRoute: false,
      schema: {
        summary: 'Export the decisions on all reviews as CSV',
        tags: ['Activity'],
        querystring: ActivityExportQuery,
        response: {
          200: { description: 'The file.', content: { 'text/csv': { schema: Type.String() } } },
          ...errorResponses([400, 401, 403, 503]),
        },
      },
    },
    async (request, reply) =>
      send(reply, {
        text: exportActivity(context, actorOf(request), request.query),
        type: 'text/csv; charset=utf-8',
        name: `history-${dayIn(context.now(), context.timeZone)}.csv`,
      }),
  );
}

const entryOut = ({ at, ...entry }: ActivityEntry) => ({ ...entry, at: at.toISOString() });
