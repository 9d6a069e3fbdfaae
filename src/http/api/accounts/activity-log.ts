import type { activityLogRoutes } from '#contract/accounts/activity-log-routes.ts';
import { exportLog, listLog } from '#services/accounts/activity-log.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

/** Who did what, when and from where. */
export const activityLogHandlers = ({ context }: HttpOptions): Handlers<typeof activityLogRoutes> => ({
  'GET /activity-log': async ({ query }) => {
    const { items, nextCursor } = await listLog(context, query);
    return { entries: items, nextCursor };
  },
  'GET /activity-log/export': async ({ query, actor, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="activity-log.csv"')
      .send((await exportLog(context, actor, query)) as never),
});
