import { Type } from 'typebox';
import { ActivityLog, LogExportQuery, LogQuery } from '#contract/accounts/activity-log.ts';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { exportLog, listLog } from '#services/accounts/activity-log.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { errorResponses, responses } from '../response-schemas.ts';

const config = { permission: 'activity:read' } as const;
const TAGS = ['Activity'];

/** Who did what, when and from where. */
export function activityLogCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.activityLog(),
    {
      config,
      schema: {
        summary: 'The activity log',
        description:
          'Sign-ins, changes of people, roles, settings and tokens, responses, exports, imports, erasures and decisions, newest first. Decisions made together are one entry.',
        tags: TAGS,
        querystring: LogQuery,
        response: responses(ActivityLog, [400, 401, 403, 503]),
      },
    },
    async (request) => {
      const { items, nextCursor } = await listLog(context, request.query);
      return ok({
        entries: items.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
        nextCursor,
      });
    },
  );

  server.get(
    calls.exportActivityLog(),
    {
      config,
      schema: {
        summary: 'The activity log as CSV',
        description: 'The newest 50,000 entries that match.',
        tags: TAGS,
        querystring: LogExportQuery,
        response: {
          200: { description: 'The file.', content: { 'text/csv': { schema: Type.String() } } },
          ...errorResponses([400, 401, 403, 503]),
        },
      },
    },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="activity-log.csv"')
        .send((await exportLog(context, actorOf(request), request.query)) as never),
  );
}
