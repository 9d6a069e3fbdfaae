import { pages } from '#contract/paths.ts';
import type { reportsRoutes } from '#contract/reports/reports-routes.ts';
import type { ListingId } from '#domain/ids.ts';
import { DEFAULT_REPORT_DAYS, type ReportRequest } from '#domain/reports/report.ts';
import { listReports, makeReport, revokeReport } from '#services/reports/reports.ts';
import { addSchedule, listSchedules, removeSchedule } from '#services/reports/schedules.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const reportsHandlers = ({ context, publicUrl }: HttpOptions): Handlers<typeof reportsRoutes> => ({
  'GET /reports': async ({ actor }) => ({
    reports: (await listReports(context, actor)).map((report) => ({
      ...report,
      createdAt: report.createdAt.toISOString(),
      expiresAt: report.expiresAt.toISOString(),
      openings: report.openings.map(({ at, address }) => ({ at: at.toISOString(), address })),
    })),
    schedules:
      (await listSchedules(context, actor))?.map(({ createdAt, recipients, ...schedule }) => ({
        ...schedule,
        recipients: [...recipients],
        createdAt: createdAt.toISOString(),
      })) ?? null,
  }),
  'POST /reports/schedules': async ({ body: { recipients, ...asked }, actor }) => {
    const { from: _from, to: _to, ...request } = requestOf({ ...asked, from: '', to: '' });
    return { id: await addSchedule(context, actor, { ...request, recipients }) };
  },
  'DELETE /reports/schedules/:id': async ({ params, actor }) => {
    await removeSchedule(context, actor, params.id);
    return null;
  },
  'POST /reports': async ({ body, actor }) => {
    const { days = DEFAULT_REPORT_DAYS, ...request } = body;
    const { id, token } = await makeReport(context, actor, requestOf(request), days);
    return { id, url: publicUrl + pages.report(token) };
  },
  'DELETE /reports/:id': async ({ params, actor }) => {
    await revokeReport(context, actor, params.id);
    return null;
  },
});

/** A report as a caller asks for it: without private data unless it is chosen. */
export function requestOf({
  listingId = null,
  groupId = null,
  privateFeedback = false,
  notes = false,
  fullNames = false,
  ...period
}: Pick<ReportRequest, 'from' | 'to'> &
  Partial<Omit<ReportRequest, 'listingId'>> & { listingId?: number | null }): ReportRequest {
  return {
    ...period,
    listingId: listingId as ListingId | null,
    groupId,
    privateFeedback,
    notes,
    fullNames,
  };
}
