import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { ActivityLog, LogExportQuery, LogQuery } from './activity-log.ts';

/** Who did what, when and from where. */
export const activityLogRoutes = defineRoutes({
  'GET /activity-log': {
    permission: 'activity:read',
    summary: 'The activity log',
    description:
      'Sign-ins, changes of people, roles, settings and tokens, responses, exports, imports, erasures and decisions, newest first. Decisions made together are one entry.',
    tag: 'Activity',
    query: LogQuery,
    response: ActivityLog,
  },
  'GET /activity-log/export': {
    permission: 'activity:read',
    summary: 'The activity log as CSV',
    description: 'The newest 50,000 entries that match.',
    tag: 'Activity',
    query: LogExportQuery,
    responses: { 200: { description: 'The file.', content: { 'text/csv': { schema: Type.String() } } } },
  },
});
