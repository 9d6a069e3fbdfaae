import type { activityRoutes } from '#contract/decisions/activity-routes.ts';
import { dayIn } from '#domain/day.ts';
import type { ActivityEntry } from '#domain/decisions/activity.ts';
import { exportActivity, listActivity, listActivityGroups } from '#services/decisions/activity.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import { downloads } from '../download.ts';
import type { Handlers } from '../register.ts';

/** The decisions on all reviews. */
export const activityHandlers = (
  server: Server,
  { context }: HttpOptions,
): Handlers<typeof activityRoutes> => {
  const send = downloads(server);

  return {
    'GET /activity': async ({ query, actor, request }) => {
      const { items, nextCursor } = await listActivity(readingContext(context, request), actor, query);
      return { decisions: items.map(entryOut), nextCursor };
    },
    'GET /activity/groups': async ({ query, actor, request }) => {
      const { items, nextCursor } = await listActivityGroups(readingContext(context, request), actor, query);
      const groups = items.map(({ at, entry, ...group }) => ({
        ...group,
        at: at.toISOString(),
        entry: entry && entryOut(entry),
      }));
      return { groups, nextCursor };
    },
    'GET /activity/export': ({ query, actor, reply }) =>
      send(reply, {
        text: exportActivity(context, actor, query),
        type: 'text/csv; charset=utf-8',
        name: `history-${dayIn(context.now(), context.timeZone)}.csv`,
      }),
  };
};

const entryOut = ({ at, ...entry }: ActivityEntry) => ({ ...entry, at: at.toISOString() });
