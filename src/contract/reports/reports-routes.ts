import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { MadeReport, ReportBody, ReportList, ReportParams, ScheduleBody } from './reports.ts';

/** Links to reports, which anyone who has one opens without an account. */
export const reportsRoutes = defineRoutes('Reports', {
  'GET /reports': {
    permission: 'reports:manage',
    summary: 'The links to reports, with who opened them',
    description: 'The own ones; admins of all properties see all.',
    response: ReportList,
  },
  'POST /reports': {
    permission: 'reports:manage',
    summary: 'Make a link to a report',
    description:
      'About a property, a group, or all properties without either. The report is computed when it is opened, as its author sees it then. The link stops when its author is deactivated or no longer sees all of it.',
    body: ReportBody,
    response: MadeReport,
    errors: [404, 409],
  },
  'POST /reports/schedules': {
    permission: 'reports:manage',
    summary: 'Mail a report about each month',
    description: 'From the present month on, a few hours after it has ended. 409 without SMTP.',
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
