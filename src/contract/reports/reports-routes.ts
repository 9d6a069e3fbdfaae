import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { MadeReport, ReportBody, ReportList, ReportParams, ScheduleBody } from './reports.ts';

/** Links to reports, which anyone who has one opens without an account. */
export const reportsRoutes = defineRoutes('Reports', {
  'GET /reports': {
    permission: 'reports:manage',
    summary: 'The links to reports, with their openings',
    description: 'Your own; admins with access to all properties see those of everyone.',
    response: ReportList,
  },
  'POST /reports': {
    permission: 'reports:manage',
    summary: 'Create a link to a report',
    description:
      'About a property, a group, or without either all properties. The report is computed each time it is opened, with the present access of its author. The link stops working when its author is deactivated or can no longer see everything that it is about.',
    body: ReportBody,
    response: MadeReport,
    errors: [404, 409],
  },
  'POST /reports/schedules': {
    permission: 'reports:manage',
    summary: 'Mail a report about each month',
    description:
      'Starts with the current month, and emails each report a few hours after the end of its month. 409 without SMTP.',
    body: ScheduleBody,
    response: Type.Object({ id: Type.Integer() }),
    errors: [404, 409],
  },
  'DELETE /reports/schedules/:id': {
    permission: 'reports:manage',
    summary: 'Stop mailing a report each month',
    params: ReportParams,
    response: Type.Null(),
  },
  'DELETE /reports/:id': {
    permission: 'reports:manage',
    summary: 'Revoke the link to a report',
    params: ReportParams,
    response: Type.Null(),
  },
});
