import { pages } from '#contract/paths.ts';
import type { reportsRoutes } from '#contract/reports/reports-routes.ts';
import { DEFAULT_REPORT_DAYS, type ReportOptions, type ReportScope } from '#domain/reports/report.ts';
import { listReports, makeReport, revokeReport } from '#services/reports/reports.ts';
import { addSchedule, listSchedules, removeSchedule } from '#services/reports/schedules.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

type ReportContent = ReportScope & ReportOptions;

export const reportsHandlers = ({ context, publicUrl }: HttpOptions): Handlers<typeof reportsRoutes> => ({
  'GET /reports': async ({ actor }) => ({
    reports: await listReports(context, actor),
    schedules: await listSchedules(context, actor),
  }),
  'POST /reports/schedules': async ({ body, actor }) => ({
    id: await addSchedule(context, actor, { ...contentOf(body), recipients: body.recipients }),
  }),
  'DELETE /reports/schedules/:id': ({ params, actor }) => removeSchedule(context, actor, params.id),
  'POST /reports': async ({ body, actor }) => {
    const { from, to, days = DEFAULT_REPORT_DAYS } = body;
    const { id, token } = await makeReport(context, actor, { ...contentOf(body), from, to }, days);
    return { id, url: publicUrl + pages.report(token) };
  },
  'DELETE /reports/:id': ({ params, actor }) => revokeReport(context, actor, params.id),
});

/** What a report is about and shows, as a caller asks for it: without private data unless it is chosen. */
export function contentOf({
  listingId = null,
  groupId = null,
  privateFeedback = false,
  notes = false,
  fullNames = false,
}: Partial<ReportContent>): ReportContent {
  return { listingId, groupId, privateFeedback, notes, fullNames };
}
